import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { lazyPage, lazyPart } from '@careloom/shared/navigation';
import { CalendarCheck2, CalendarX2, type LucideIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { t } from './texts';

const Nothing = () => null;
const loadWrites = () => import('./own-writes');
const loadDecline = () => import('./confirm-decline');
const ConfirmDecline = lazyPart(() => loadDecline().then((part) => part.ConfirmDecline));
/** Prefetches what the answers need without a connection. */
export const loadAnswers = () => Promise.allSettled([loadWrites(), loadDecline()]);
/** If the queue can not be loaded, the list is shown without it. */
const WaitingWrites = lazyPage(() =>
  import('@careloom/shared/write-queue').then(
    (module) => module.WaitingWrites,
    (fault: unknown) => {
      console.warn('What waits to be sent could not be loaded.', fault);
      return Nothing;
    },
  ),
);

/** Shows the waiting writes, and prefetches the code that the answers need without a connection. Loaded after the list. */
export function WaitingPlace() {
  useEffect(() => void loadAnswers(), []);
  return (
    <Suspense>
      <WaitingWrites />
    </Suspense>
  );
}

const isToCome = ({ status, start_at }: Shift) => (status === 'published' || status === 'confirmed') && Date.parse(start_at) > Date.now();

async function confirmShift(shift: Shift) {
  const { notifyFailure, writeOwn } = await loadWrites();
  notifyFailure(await writeOwn(shifts.confirm, { id: shift.id }, shift, 'confirm'));
}

/** An answer to a shift that is planned for the user: an item of a menu, or a button. */
export interface ShiftAnswer {
  label: string;
  icon: LucideIcon;
  onPick: () => void;
}

/** Confirming and declining own shifts, in their list and on the page of one. @param onDecline called once one is declined */
export function useAnswers(onDecline?: () => void) {
  const [declining, setDeclining] = useState<Shift | null>(null);
  const answersOf = (shift: Shift): ShiftAnswer[] => {
    if (!isToCome(shift)) return [];
    const confirm = { label: t('own.act.confirm'), icon: CalendarCheck2, onPick: () => void confirmShift(shift) };
    const decline = { label: t('own.act.decline'), icon: CalendarX2, onPick: () => setDeclining(shift) };
    return shift.status === 'published' ? [confirm, decline] : [decline];
  };
  const answerDialogs = declining && (
    <Suspense>
      <ConfirmDecline shift={declining} onClose={() => setDeclining(null)} onDecline={onDecline} />
    </Suspense>
  );
  return { answersOf, answerDialogs };
}
