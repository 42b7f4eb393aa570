import { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { PATTERNS } from '@careloom/contract/rules';

export type Weekday = (typeof WEEKDAYS)[number];

/** Three or more consecutive days are shown as a range. */
const RANGE_FROM = 3;

/** "Mon". */
export const shortDay = (day: string) => `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)}`;

/** The weekdays as text, Monday first: "Mon to Fri", "Sat and Sun", "Mon, Wed and Fri". Values that are not weekdays are omitted. */
export function weekdaysInWords(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const before = WEEKDAYS[at - 1];
    const run = runs.at(-1);
    if (run && before && run.at(-1) === shortDay(before)) run.push(shortDay(day));
    else runs.push([shortDay(day)]);
  }
  return listed(runs.flatMap((run) => (run.length < RANGE_FROM ? run : `${run[0]} to ${run.at(-1)}`)));
}

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(parts);

/** Whether a job's hours cross midnight: an end at or before the start is on the next day. False unless both are `HH:mm`. */
export const endsNextDay = (start: string, end: string): boolean => PATTERNS.time.test(start) && PATTERNS.time.test(end) && end <= start;
