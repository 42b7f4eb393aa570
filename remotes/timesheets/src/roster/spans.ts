import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { daysBetween } from '@careloom/shared/format';

/** The span of a shift, in days from the first: a day shift fills its day, a night crosses the line between two. */
export interface Span {
  from: number;
  to: number;
}

export const endsNextDay = ({ start_time, end_time }: Pick<RosterShift, 'start_time' | 'end_time'>): boolean => end_time <= start_time;

/** A night is drawn from this fraction of its day to a fraction of the next: the later it ends, the more, within the limits. */
const NIGHT_FROM = 0.52;
const NEXT_LEAST = 0.26;
const NEXT_EACH_HOUR = 0.03;
const NEXT_MOST = 0.5;

/** @param first the first day that is shown */
export function spanOf(shift: Pick<RosterShift, 'date' | 'start_time' | 'end_time'>, first: string): Span {
  const day = daysBetween(first, shift.date);
  if (!endsNextDay(shift)) return { from: day, to: day + 1 };
  const next = NEXT_LEAST + NEXT_EACH_HOUR * Number(shift.end_time.slice(0, 2));
  return { from: day + NIGHT_FROM, to: day + 1 + Math.min(NEXT_MOST, next) };
}

/**
 * The lane of each shift of a row, and the number of lanes: overlapping shifts are in different lanes.
 * @param spans in order of their begin
 */
export function lanesOf(spans: readonly Span[]): { lane: number[]; lanes: number } {
  const ends: number[] = [];
  const lane = spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const own = free < 0 ? ends.length : free;
    ends[own] = to;
    return own;
  });
  return { lane, lanes: Math.max(1, ends.length) };
}
