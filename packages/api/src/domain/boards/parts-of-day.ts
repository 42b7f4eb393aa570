import { PARTS_OF_DAY, type PartOfDay } from '@careloom/contract/resources/boards';
import { instantOf, localMidnight, MINUTE } from '@careloom/pay/wall-time';
import { addDays } from '../../platform/clock/local-day';

const HOUR = 60 * MINUTE;
/** The hours when a part begins, in the house's local time. A night ends when the next morning begins. */
const BEGINS: Readonly<Record<PartOfDay, number>> = { morning: 6, afternoon: 12, night: 21 };

/** Instants in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

export interface DayPart extends Stretch {
  date: string;
  part: PartOfDay;
}

/** Monday of the week of a day, `yyyy-MM-dd`. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The parts of some days, in order of time. @param days `yyyy-MM-dd` */
export const partsOfDays = (days: readonly string[], timeZone: string): DayPart[] =>
  days.flatMap((date) =>
    PARTS_OF_DAY.map((part, at) => {
      const next = PARTS_OF_DAY[at + 1];
      const to = next ? instantAt(date, BEGINS[next], timeZone) : instantAt(addDays(date, 1), BEGINS.morning, timeZone);
      return { date, part, from: instantAt(date, BEGINS[part], timeZone), to };
    }),
  );

/** The time that a weekly board covers: from the first morning to the end of the last night. @param monday `yyyy-MM-dd` */
export const spanOfWeek = (monday: string, timeZone: string): Stretch => ({
  from: instantAt(monday, BEGINS.morning, timeZone),
  to: instantAt(addDays(monday, 7), BEGINS.morning, timeZone),
});

const instantAt = (day: string, hour: number, timeZone: string): number =>
  instantOf(localMidnight(day, 'date') + hour * HOUR, timeZone, 0, 'date');

const shared = (one: Stretch, other: Stretch): number => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/**
 * The parts of days in which a shift is shown: the one with most of its time (of two equal ones the earlier), and every other that it
 * covers at least half of. A shift from 07:00 to 15:00 is a morning; one from 07:00 to 19:00 a morning and an afternoon.
 * @param parts of all days that the shift touches, in order of time
 */
export function partsOfShift<Part extends Stretch>(shift: Stretch, parts: readonly Part[]): Part[] {
  const most = Math.max(...parts.map((part) => shared(shift, part)));
  if (most <= 0) return [];
  const first = parts.find((part) => shared(shift, part) === most);
  return parts.filter((part) => part === first || shared(shift, part) * 2 >= part.to - part.from);
}
