import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * The formats of section 9, in dayjs's tokens. The section mixes two libraries' tokens (`Y`, `yyyy`, `dd`); the results are
 * what it means.
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

/** What is shown where there is no date. */
export const NO_DATE = '–';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day (`yyyy-MM-dd`, the same everywhere) or an instant (ISO 8601) as text.
 * @param timeZone where an instant is read; without one, the organisation's
 */
export function formatDate(value: string | null | undefined, format: DateFormat = 'display', timeZone: string = DEFAULT_TIME_ZONE): string {
  if (!value) return NO_DATE;
  const moment = DAY.test(value) ? dayjs(value) : dayjs.utc(value).tz(timeZone);
  return moment.isValid() ? moment.format(DATE_FORMATS[format]) : NO_DATE;
}

/** Today as `yyyy-MM-dd`, in the organisation's zone or another. */
export const today = (timeZone: string = DEFAULT_TIME_ZONE, now: Date = new Date()): string =>
  formatDate(now.toISOString(), 'api', timeZone);

/** `22:00–06:00`, from two clock times `HH:mm` or `HH:mm:ss`. */
export const formatTimes = (start: string, end: string) => `${start.slice(0, 5)}–${end.slice(0, 5)}`;

/** Whole days from one `yyyy-MM-dd` to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** Moves a `yyyy-MM-dd` by whole days. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DATE_FORMATS.api);

/** `July 2026`, of a month 1 to 12. */
export const monthName = (month: number, year: number): string =>
  dayjs.utc(`${year}-${String(month).padStart(2, '0')}-01`).format('MMMM YYYY');
