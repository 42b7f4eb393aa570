import { DAY, instantOf, localMidnight, MINUTE, offsetAt } from '@careloom/pay/wall-time';
import { daysOf, type Period } from './period';

/** A day on which clocks are changed in a time zone. */
export interface ClockChange {
  zone: string;
  /** Hours of the day: 23 or 25, on Lord Howe Island 23.5 or 24.5. */
  hours: number;
  /** The clock times that do not exist or occur twice, in minutes after midnight of the day's date. */
  from: number;
  to: number;
}

const HALF_HOUR = 30 * MINUTE;
const midnightOf = (day: string) => localMidnight(day, 'date');

/** Binary search for the first of `count` steps at which a condition holds; it then holds at all later steps. `count` if it never holds. */
function firstStep(count: number, holds: (step: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The day on which the clocks of a zone change, with the change; undefined if there is none in these days. */
function changeIn(days: readonly string[], begins: number, zone: string): [day: string, change: ClockChange] | undefined {
  const first = midnightOf(days[0] ?? '') + begins * MINUTE;
  const startOf = (at: number) => instantOf(first + at * DAY, zone, 0, 'date');
  const start = startOf(0);
  const at = firstStep(days.length, (step) => startOf(step + 1) - start !== (step + 1) * DAY);
  const day = days[at];
  if (day === undefined) return undefined;
  const [begin, end] = [startOf(at), startOf(at + 1)];
  const [before, after] = [offsetAt(begin, zone), offsetAt(end, zone)];
  const steps = firstStep((end - begin) / HALF_HOUR, (step) => offsetAt(begin + step * HALF_HOUR, zone) !== before);
  const clock = (offset: number) => (begin + steps * HALF_HOUR - midnightOf(day)) / MINUTE + offset;
  const times = [clock(before), clock(after)];
  return [day, { zone, hours: (end - begin) / 60 / MINUTE, from: Math.min(...times), to: Math.max(...times) }];
}

/**
 * The days of a period on which the clocks of some time zones change. No zone changes its clocks twice within two months.
 * @param begins minutes after midnight at which a day begins: 0, or 360 for the care day
 */
export function clockChanges(period: Period, begins: number, zones: readonly string[]): Map<string, ClockChange[]> {
  const changes = new Map<string, ClockChange[]>();
  const days = daysOf(period);
  for (const zone of zones) {
    const found = changeIn(days, begins, zone);
    if (!found) continue;
    const [day, change] = found;
    changes.set(day, [...(changes.get(day) ?? []), change]);
  }
  return changes;
}
