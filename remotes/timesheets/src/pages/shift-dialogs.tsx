import type { Shift } from '@careloom/contract/resources/shifts';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { ShiftAct } from '../shift/rules';

const ConfirmAct = lazyPage(() => import('../shift/confirm-act').then((module) => module.ConfirmAct));

interface Asked {
  act: ShiftAct;
  shifts: readonly Shift[];
  onDone: () => void;
}

/** The confirmation before something is done with shifts, and the function that opens it. */
export function useShiftDialogs() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (act: ShiftAct, shifts: readonly Shift[], onDone: () => void = () => undefined) => setAsked({ act, shifts, onDone });
  const dialogs = asked && (
    <Suspense>
      <ConfirmAct {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { ask, dialogs };
}
