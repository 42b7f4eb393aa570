import { SCHEDULED, type Shift } from '@careloom/contract/resources/shifts';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';

const Replacement = lazyPage(() => import('./replacement').then((module) => module.Replacement));

/** Whether a replacement can be searched: the shift is planned, and has not begun. */
export const isReplaceable = ({ status, start_at }: Pick<Shift, 'status' | 'start_at'>, now: Date): boolean =>
  SCHEDULED.includes(status) && Date.parse(start_at) > now.getTime();

/** The panel with the workers who can work a shift, loaded when it is first opened, and the function that opens it. */
export function useReplacement() {
  const [shiftId, setShiftId] = useState<number | null>(null);
  const panel = shiftId !== null && (
    <Suspense>
      <Replacement shiftId={shiftId} onClose={() => setShiftId(null)} />
    </Suspense>
  );
  return { open: setShiftId, panel };
}
