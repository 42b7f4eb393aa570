import { START_EARLY_MINUTES } from '@careloom/contract/resources/worked-shifts';
import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { DAY, instantOf, localMidnight, MINUTE } from '@careloom/pay/wall-time';

export const OWN_ACTS = ['confirm', 'decline', 'directions', 'start', 'wake_up', 'finish', 'change', 'submit'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** The actions of a worker on the own shift, the next one first. */
export interface ActsNow {
  first: OwnAct | null;
  others: readonly OwnAct[];
}

type Worked = Pick<ShiftDetail, 'date' | 'time_zone' | 'start_at' | 'end_at' | 'type' | 'status' | 'started_at' | 'finished_at'>;

const OPEN: readonly string[] = ['published', 'confirmed', 'in_progress', 'completed'];
const NONE: ActsNow = { first: null, others: [] };

/** The night of a sleep over, from 22:00 to 06:00 in the house's time: epoch milliseconds. */
export function nightOf({ date, time_zone }: Pick<Worked, 'date' | 'time_zone'>) {
  const midnight = localMidnight(date, 'date');
  const at = (hours: number) => instantOf(midnight + hours * 60 * MINUTE, time_zone, 0, 'date');
  return { start: at(22), end: at(DAY / (60 * MINUTE) + 6) };
}

/** The actions that are possible for a shift at a time. */
export function actsAt(shift: Worked, now: Date): ActsNow {
  const { status, type, started_at = null, finished_at = null } = shift;
  if (!OPEN.includes(status)) return NONE;
  const at = now.getTime();
  const [start, end] = [Date.parse(shift.start_at), Date.parse(shift.end_at)];
  const night = type === 'sleep_over' ? nightOf(shift) : null;
  const woken: OwnAct[] = night && at >= night.start ? ['wake_up'] : [];
  if (finished_at !== null) return { first: 'submit', others: ['change', ...woken] };
  if (at >= end) return { first: 'finish', others: woken };
  if (started_at !== null) {
    if (night && night.start <= at && at < night.end) return { first: 'wake_up', others: ['finish'] };
    return { first: 'finish', others: woken };
  }
  if (at >= start - START_EARLY_MINUTES * MINUTE) return { first: 'start', others: ['directions'] };
  return { first: 'directions', others: status === 'published' ? ['confirm', 'decline'] : ['decline'] };
}
