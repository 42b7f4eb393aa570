import type { HolidayCalendar, Place } from './day-type';
import { isProvisional } from './holidays/gazetted';
import { dateOf, instantsOf, isoOf, MINUTE, offsetAt } from './wall-time';

/** Warnings for planners about a shift that can be priced. Times are local `HH:mm`, days local. */
export type PriceWarning =
  | { code: 'start_is_ambiguous' | 'end_is_ambiguous'; time: string }
  /** The shift is this many minutes longer than local time suggests, or shorter if negative. */
  | { code: 'clock_changes'; minutes: number }
  | { code: 'no_holidays_known'; days: string[] }
  /** The holidays of these days are not gazetted yet, or the day's holiday may be moved. */
  | { code: 'holidays_provisional'; days: string[] };

/** Instants, milliseconds. */
interface Period {
  start: number;
  end: number;
}

interface Zoned {
  time_zone: string;
}

/** Warnings about clock changes within a period; they do not depend on the pay level. */
export function clockWarnings({ start, end }: Period, { time_zone }: Zoned): PriceWarning[] {
  const change = offsetAt(start, time_zone) - offsetAt(end, time_zone);
  return [
    ...ambiguous('start_is_ambiguous', start, time_zone),
    ...ambiguous('end_is_ambiguous', end, time_zone),
    ...(change === 0 ? [] : [{ code: 'clock_changes' as const, minutes: change }]),
  ];
}

function ambiguous(code: 'start_is_ambiguous' | 'end_is_ambiguous', instant: number, timeZone: string): PriceWarning[] {
  const local = instant + offsetAt(instant, timeZone) * MINUTE;
  return instantsOf(local, timeZone).length > 1 ? [{ code, time: isoOf(local).slice(11, 16) }] : [];
}

/** Warnings about uncertain holidays on the local days of a period. */
export function holidayWarnings(period: Period, { holidays, ...place }: Zoned & Place & { holidays: HolidayCalendar }): PriceWarning[] {
  const days = localDays(period, place);
  const unknown = days.filter((day) => !isKnown(holidays, place, Number(day.slice(0, 4))));
  const provisional = days.filter(
    (day) => !unknown.includes(day) && (isProvisional(Number(day.slice(0, 4))) || mayMove(holidays, place, day)),
  );
  return [
    ...(unknown.length > 0 ? [{ code: 'no_holidays_known' as const, days: unknown }] : []),
    ...(provisional.length > 0 ? [{ code: 'holidays_provisional' as const, days: provisional }] : []),
  ];
}

/** The local days of a period; a day at whose midnight it ends is excluded. */
export function localDays({ start, end }: Period, { time_zone }: Zoned): string[] {
  const dayAt = (instant: number) => dateOf(instant + offsetAt(instant, time_zone) * MINUTE);
  return [...new Set([dayAt(start), dayAt(end - MINUTE)])];
}

const isKnown = ({ days, years = [] }: HolidayCalendar, { state }: Place, year: number) =>
  years.includes(year) || days.some((day) => day.state === state && day.date.startsWith(`${year}-`));

const mayMove = ({ days }: HolidayCalendar, { state, region }: Place, date: string) =>
  days.some((day) => day.provisional && day.date === date && day.state === state && (day.region === undefined || day.region === region));
