import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { addDays, daysBetween } from '@careloom/shared/format';
import { clockOf, lengthOf, minutesOf, STEP } from '../shift/clock';

/** The position of a shift on the roster: its worker and time. */
export type Place = Pick<RosterShift, 'worker_id' | 'date' | 'start_time' | 'end_time'>;

const DAY_MINUTES = 1440;

export const placeOf = ({ worker_id, date, start_time, end_time }: Place): Place => ({ worker_id, date, start_time, end_time });

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.worker_id === b.worker_id && a.date === b.date && a.start_time === b.start_time && a.end_time === b.end_time;

/** A shift moved to another place. Clock changes between both are ignored here; the server's response replaces the result. */
export function placed(shift: RosterShift, to: Place): RosterShift {
  if (isSamePlace(shift, to)) return shift;
  const by = daysBetween(shift.date, to.date) * DAY_MINUTES + minutesOf(to.start_time) - minutesOf(shift.start_time);
  const hasNobody = to.worker_id === null && shift.worker_id !== null;
  return {
    ...shift,
    ...to,
    start_at: new Date(Date.parse(shift.start_at) + by * 60_000).toISOString(),
    minutes: shift.minutes + lengthOf(to) - lengthOf(shift),
    ...(hasNobody && { status: 'draft' }),
  };
}

/** The place some days later, within the shown days. */
export function movedByDays(place: Place, by: number, days: readonly string[]): Place {
  const date = addDays(place.date, by);
  return days.includes(date) ? { ...place, date } : place;
}

/** The place with its start or end moved by some steps; unchanged if the shift would be shorter than a step or as long as a day. */
export function resized(place: Place, edge: 'start' | 'end', steps: number): Place {
  const start = minutesOf(place.start_time) + (edge === 'start' ? steps * STEP : 0);
  const length = lengthOf(place) + (edge === 'start' ? -steps : steps) * STEP;
  if (length < STEP || length >= DAY_MINUTES || start < 0 || start >= DAY_MINUTES) return place;
  return { ...place, start_time: clockOf(start), end_time: clockOf(start + length) };
}
