import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import type { QueuedWrite } from '@careloom/shared/write-queue';
import type { OwnAct } from './acts-at';
import type { HoursAct } from './hours';

/** The actions that open a dialog first. */
export type AskedAct = HoursAct | 'decline';

export interface Asked {
  act: AskedAct;
  refused?: QueuedWrite;
}

const ASKED: readonly OwnAct[] = ['finish', 'change', 'wake_up', 'decline'];

export const isAsked = (act: OwnAct): act is AskedAct => ASKED.includes(act);

/** The form that can change a refused write; null for a write without a form, which is sent again unchanged, or discarded. */
export function formOf(write: QueuedWrite): Asked | null {
  if (write.call.id === workedShifts.wakeUp.id) return { act: 'wake_up', refused: write };
  return write.call.id === workedShifts.finish.id ? { act: 'finish', refused: write } : null;
}
