import { addDays, addMonths, daysBetween, formatDate, monthName } from '@careloom/shared/format';

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Days as `yyyy-MM-dd`, both inclusive. */
export interface Period {
  first: string;
  last: string;
}

const WEEK = 7;

/** 0 for a Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: string) => addDays(addMonths(firstOfMonth(day), 1), -1);

/** The days of a view: a month in whole weeks from Monday, a week from Monday, the day, or the days of the month as a list. */
export function periodOf(view: View, day: string): Period {
  if (view === 'day') return { first: day, last: day };
  if (view === 'week') return { first: mondayOf(day), last: addDays(mondayOf(day), WEEK - 1) };
  if (view === 'agenda') return { first: firstOfMonth(day), last: lastOfMonth(day) };
  return { first: mondayOf(firstOfMonth(day)), last: addDays(mondayOf(lastOfMonth(day)), WEEK - 1) };
}

/** The day `by` periods later; earlier if negative. */
export function stepped(view: View, day: string, by: number): string {
  if (view === 'month' || view === 'agenda') return addMonths(day, by);
  return addDays(day, view === 'week' ? by * WEEK : by);
}

export const daysOf = ({ first, last }: Period): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_none, at) => addDays(first, at));

/** The name of a period: `October 2026`, `28 Sep – 4 Oct 2026`, or `Thu 15 Oct 2026`. */
export function periodName(view: View, day: string): string {
  if (view === 'day') return `${shortWeekday(day)} ${formatDate(day)}`;
  if (view !== 'week') return monthName(Number(day.slice(5, 7)), Number(day.slice(0, 4)));
  const { first, last } = periodOf(view, day);
  return spanName(first, last);
}

/** `16 – 22 Nov 2026`, `28 Sep – 4 Oct 2026`: the first day omits the month or year that both days share. */
export function spanName(first: string, last: string): string {
  const start = formatDate(first);
  const shared = first.slice(0, 7) === last.slice(0, 7) ? / .*/ : first.slice(0, 4) === last.slice(0, 4) ? / \d{4}$/ : null;
  return `${shared ? start.replace(shared, '') : start} – ${formatDate(last)}`;
}

/** `Thu` */
export const shortWeekday = (day: string): string => formatDate(day, 'dayName').slice(0, 3);

/** `15`, or `1 Oct` at the beginning of a month. */
export const dayNumber = (day: string): string => (day.endsWith('-01') ? formatDate(day).slice(0, -5) : String(Number(day.slice(8))));

const shortDays = new Map<string, string>();

/** `Thu 15 Oct`. Cached by day, because every cell of a roster contains one. */
export function shortDay(day: string): string {
  const known = shortDays.get(day);
  if (known !== undefined) return known;
  const written = `${shortWeekday(day)} ${formatDate(day).slice(0, -5)}`;
  shortDays.set(day, written);
  return written;
}

/** `Thursday 15 Oct` */
export const longDay = (day: string): string => formatDate(day, 'long').replace(',', '').slice(0, -5);
