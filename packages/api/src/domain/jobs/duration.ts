import { addDays, addMonths, daysBetween } from '../../platform/clock/local-day';

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * The duration of a job in words: "3 months", "2 weeks", "10 days"; "Ongoing" without an end.
 * @param start first day, `end` last day, `yyyy-MM-dd`
 */
export function durationInWords(start: string, end: string | null): string {
  if (end === null) return 'Ongoing';
  const after = addDays(end, 1);
  const months = wholeMonths(start, after);
  if (months > 0) return months % 12 === 0 ? many(months / 12, 'year') : many(months, 'month');
  const days = daysBetween(start, after);
  return days % 7 === 0 ? many(days / 7, 'week') : many(days, 'day');
}

/** The number of months from `start` to `after`; 0 unless it is a whole number. */
function wholeMonths(start: string, after: string): number {
  const [from, to] = [new Date(start), new Date(after)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return months > 0 && addMonths(start, months) === after ? months : 0;
}
