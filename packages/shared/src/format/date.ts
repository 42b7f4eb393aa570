import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a day (`yyyy-MM-dd`, without a time zone) or an instant (ISO 8601).
 * @param timeZone the zone for an instant; by default the organisation's
 */
export function formatDate(value: string | null | undefined, format: DateFormat = 'display', timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!value) return NO_DATE;
  const moment = DAY.test(value) ? dayjs(value) : dayjs.utc(value).tz(timeZone);
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

/** `yyyy-MM-dd`, so many months later: on the last day of a month that is too short. */
export const addMonths = (day: string, months: number): string => dayjs.utc(day).add(months, 'month').format(DATE_FORMATS.api);

/** Formats a month (1 to 12) as `July 2026`. */
export const monthName = (month: number, year: number): string =>
  dayjs.utc(`${year}-${String(month).padStart(2, '0')}-01`).format('MMMM YYYY');
