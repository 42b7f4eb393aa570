import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/**
 * The formats of section 9 as dayjs tokens. The section mixes the tokens of two libraries (`Y`, `yyyy`, `dd`); these produce the intended
 * output.
 */
export const DATE_FORMATS = {
  display: 'D MMM YYYY',
  long: 'dddd, D MMM YYYY',
  short: 'DD/MM/YYYY',
  input: 'DD/MM/YYYY',
  api: 'YYYY-MM-DD',
  chat: 'YYYY-MM-DD',
  time: 'HH:mm',
  dayName: 'dddd',
  displayTime: 'D MMM YYYY, HH:mm',
} as const;
export type DateFormat = keyof typeof DATE_FORMATS;

/** Shown if there is no date. */
export const NO_DATE = '–';

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the cached formatter of a time zone. Creating a formatter takes sixty times as long as using it, and a list uses it in each row.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric', ...digits, hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local date and time of a time zone at an instant, as a dayjs object without a zone. */
function wallTime(instant: dayjs.Dayjs, timeZone: string): dayjs.Dayjs {
  if (!instant.isValid()) return instant;
  const shown = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant.valueOf())
      .map(({ type, value }) => [type, value]),
  );
  return dayjs.utc(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}:${shown.second}`);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a day (`yyyy-MM-dd`, without a time zone) or an instant (ISO 8601).
 * @param timeZone the zone for an instant; by default the organisation's
 */
export function formatDate(value: string | null | undefined, format: DateFormat = 'display', timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!value) return NO_DATE;
  const moment = DAY.test(value) ? dayjs(value) : wallTime(dayjs.utc(value), timeZone);
  return moment.isValid() ? moment.format(DATE_FORMATS[format]) : NO_DATE;
}

/** Today as `yyyy-MM-dd`, by default in the organisation's time zone. */
export const today = (timeZone: string = DEFAULT_TIME_ZONE, now: Date = new Date()): string =>
  formatDate(now.toISOString(), 'api', timeZone);

/** Formats two clock times, `HH:mm` or `HH:mm:ss`, as `22:00–06:00`. */
export const formatTimes = (start: string, end: string) => `${start.slice(0, 5)}–${end.slice(0, 5)}`;

const DAY_MS = 86_400_000;

/** Whole days from one `yyyy-MM-dd` to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.trunc((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Adds whole days to a `yyyy-MM-dd`. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DATE_FORMATS.api);

/** Adds months to a `yyyy-MM-dd`. If the resulting month has no such day, returns its last day. */
export const addMonths = (day: string, months: number): string => dayjs.utc(day).add(months, 'month').format(DATE_FORMATS.api);

/** Formats a month (1 to 12) as `July 2026`. */
export const monthName = (month: number, year: number): string =>
  dayjs.utc(`${year}-${String(month).padStart(2, '0')}-01`).format('MMMM YYYY');
