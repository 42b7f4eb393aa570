/**
 * Dates, amounts and names as text. Days are `yyyy-MM-dd`, amounts are dollars.
 * @example
 * ```ts
 * import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
 *
 * export const line = (worker: { first_name: string; last_name: string }, start: string, pay: string) =>
 *   `${fullName(worker)}, ${formatDate(start)}, ${formatMoney(pay)}`;
 * ```
 */
export { formatBusinessNumber, formatCount, formatDecimal, formatHours, formatMoney, NO_NUMBER } from './number';
export { addDays, addMonths, DATE_FORMATS, daysBetween, formatDate, formatTimes, monthName, NO_DATE, today, type DateFormat } from './date';
export { EXPIRING_SOON_DAYS, expiryMessage, isExpiringSoon } from './expiry';
export { fullName, initials } from './person';
