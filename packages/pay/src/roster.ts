import type { ShiftKind } from './price-shift';
import { dateOf, DAY, localMidnight, MINUTE, weekdayOf } from './wall-time';

/** ISO 8601 in UTC, as in stored records. */
interface TimeRange {
  start_at: string;
  end_at: string;
}

/** Whether two shifts of one worker clash. Half-open, compared in UTC: a shift that ends when the other starts does not. */
export const overlaps = (a: TimeRange, b: TimeRange) =>
  Date.parse(a.start_at) < Date.parse(b.end_at) && Date.parse(b.start_at) < Date.parse(a.end_at);

/** The minimum rest between two shifts, the maximum work on one side of a sleep over, the minimum on the longer side, in minutes. */
export const MINIMUM_BREAK = 600;
export const MAXIMUM_SIDE = 720;
export const MINIMUM_SIDE = 240;
/** Casual full time, minutes per week (section 9). */
export const CASUAL_FULL_TIME_MINUTES = 2_400;

/** A priced shift on one worker's roster. */
export interface RosteredShift extends TimeRange {
  id: number;
  /** Local day of the start. */
  date: string;
  kind: ShiftKind;
  segments: readonly (TimeRange & { part: 'work' | 'sleep_over' | 'wake_up' })[];
}

/** Warnings for planners before publishing. None of them blocks. `minutes` is the actual value, to show beside the limit. */
export type RosterWarning =
  | { code: 'short_break'; shift_ids: [number, number]; minutes: number }
  | { code: 'long_side_of_sleep_over'; shift_ids: [number]; minutes: number }
  | { code: 'no_long_side_of_sleep_over'; shift_ids: [number]; minutes: number }
  | { code: 'under_casual_full_time'; shift_ids: number[]; minutes: number; week: string };

export interface RosterRules {
  casual_full_time: boolean;
}

const minutesOf = ({ start_at, end_at }: TimeRange) => (Date.parse(end_at) - Date.parse(start_at)) / MINUTE;

/** Warnings about the shifts of one worker, in the order of the roster. */
export function rosterWarnings(shifts: readonly RosteredShift[], { casual_full_time }: RosterRules): RosterWarning[] {
  const roster = shifts.toSorted((a, b) => Date.parse(a.start_at) - Date.parse(b.start_at));
  return [...shortBreaks(roster), ...sleepOverSides(roster), ...(casual_full_time ? shortWeeks(roster) : [])];
}

/** Adjacent shifts count as continuous work without a break; overlapping shifts are refused elsewhere. */
function shortBreaks(roster: readonly RosteredShift[]): RosterWarning[] {
  return roster.flatMap((next, index): RosterWarning[] => {
    const last = roster[index - 1];
    if (!last) return [];
    const minutes = minutesOf({ start_at: last.end_at, end_at: next.start_at });
    return minutes > 0 && minutes < MINIMUM_BREAK ? [{ code: 'short_break', shift_ids: [last.id, next.id], minutes }] : [];
  });
}

function sleepOverSides(roster: readonly RosteredShift[]): RosterWarning[] {
  const parts = roster.flatMap(({ segments }) => segments);
  const work = parts.filter(({ part }) => part === 'work');
  return roster.flatMap(({ id, segments }) =>
    segments
      .filter(({ part }) => part === 'sleep_over')
      .flatMap((night): RosterWarning[] => {
        const sides = [workUntil(night.start_at, work), workFrom(night.end_at, work)];
        const longest = Math.max(...sides);
        return [
          ...sides.filter((side) => side > MAXIMUM_SIDE).map((minutes) => sideWarning('long_side_of_sleep_over', id, minutes)),
          ...(longest < MINIMUM_SIDE ? [sideWarning('no_long_side_of_sleep_over', id, longest)] : []),
        ];
      }),
  );
}

const sideWarning = (code: 'long_side_of_sleep_over' | 'no_long_side_of_sleep_over', id: number, minutes: number): RosterWarning => ({
  code,
  shift_ids: [id],
  minutes,
});

/** Minutes of continuous work up to an instant, across shifts. */
function workUntil(instant: string, work: readonly TimeRange[]): number {
  const before = work.find(({ end_at }) => Date.parse(end_at) === Date.parse(instant));
  return before ? minutesOf(before) + workUntil(before.start_at, work) : 0;
}

function workFrom(instant: string, work: readonly TimeRange[]): number {
  const after = work.find(({ start_at }) => Date.parse(start_at) === Date.parse(instant));
  return after ? minutesOf(after) + workFrom(after.end_at, work) : 0;
}

/** Weeks, Monday to Sunday, with any shift and under 40 hours. A shift counts in the week of its start, a sleep over with all its hours. */
function shortWeeks(roster: readonly RosteredShift[]): RosterWarning[] {
  const weeks = new Map<string, RosteredShift[]>();
  for (const shift of roster) weeks.set(mondayOf(shift.date), [...(weeks.get(mondayOf(shift.date)) ?? []), shift]);
  return [...weeks].flatMap(([week, inWeek]): RosterWarning[] => {
    const minutes = inWeek.reduce((sum, shift) => sum + minutesOf(shift), 0);
    if (minutes >= CASUAL_FULL_TIME_MINUTES) return [];
    return [{ code: 'under_casual_full_time', shift_ids: inWeek.map(({ id }) => id), minutes, week }];
  });
}

/** The Monday on or before a day. */
export function mondayOf(date: string) {
  const midnight = localMidnight(date, 'date');
  return dateOf(midnight - ((weekdayOf(midnight) + 6) % 7) * DAY);
}
