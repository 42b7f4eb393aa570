import { DAY, instantOf, instantsOf, localMidnight, MINUTE, offsetAt } from '@careloom/pay/wall-time';
import { addDays } from '@careloom/shared/format';
import { daysOf, type Period } from './period';

/** A day on which clocks are changed in a time zone. */
export interface ClockChange {
  zone: string;
  /** Hours of the day: 23 or 25, on Lord Howe Island 23.5 or 24.5. */
  hours: number;
  /** The clock times that do not exist, or that come twice, in minutes after the midnight of the day's date. */
  from: number;
  to: number;
}

const HALF_HOUR = 30;
const midnightOf = (day: string) => localMidnight(day, 'date');

/** Minutes from the midnight of `day` to the end of that night, in which clocks are changed. */
function changedTimes(day: string, begins: number, zone: string, isLost: boolean): Pick<ClockChange, 'from' | 'to'> {
  const times: number[] = [];
  for (let minute = begins; minute < begins + DAY / MINUTE; minute += HALF_HOUR) {
    const found = instantsOf(midnightOf(day) + minute * MINUTE, zone).length;
    if (isLost ? found === 0 : found > 1) times.push(minute);
  }
  return { from: times[0] ?? begins, to: (times.at(-1) ?? begins) + HALF_HOUR };
}

/**
 * The days of a period on which clocks are changed in some time zones.
 * @param begins minutes after midnight at which a day begins: 0, or 360 for the care day
 */
export function clockChanges(period: Period, begins: number, zones: readonly string[]): Map<string, ClockChange[]> {
  const changes = new Map<string, ClockChange[]>();
  const ends = [midnightOf(period.first) - DAY, midnightOf(addDays(period.last, 2)) + DAY] as const;
  for (const zone of zones) {
    // No zone changes its clocks twice within two months.
    if (offsetAt(ends[0], zone) === offsetAt(ends[1], zone)) continue;
    for (const day of daysOf(period)) {
      const start = midnightOf(day) + begins * MINUTE;
      const length = instantOf(start + DAY, zone, 0, 'date') - instantOf(start, zone, 0, 'date');
      if (length === DAY) continue;
      const change = { zone, hours: length / 60 / MINUTE, ...changedTimes(day, begins, zone, length < DAY) };
      changes.set(day, [...(changes.get(day) ?? []), change]);
    }
  }
  return changes;
}
