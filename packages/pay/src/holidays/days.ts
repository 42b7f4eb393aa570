import { DAY, weekdayOf } from '../wall-time';

/** Days as local midnights (in milliseconds, as if local time were UTC); weekday 0 is Sunday. */
export const onOrAfter = (day: number, weekday: number) => day + ((weekday - weekdayOf(day) + 7) % 7) * DAY;
export const onOrBefore = (day: number, weekday: number) => day - ((weekdayOf(day) - weekday + 7) % 7) * DAY;

/** The first, second … given weekday of a month; months count from 1. */
export const nth = (year: number, month: number, weekday: number, count: number) =>
  onOrAfter(Date.UTC(year, month - 1, 1), weekday) + (count - 1) * 7 * DAY;

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
