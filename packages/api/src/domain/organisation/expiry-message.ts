import { text } from '../../platform/http/text';
import { daysBetween } from '../../platform/clock/local-day';

const WARN_DAYS = 15;

/**
 * The message for an end date (section 9): "Expiring in N days" within 15 days of it, "Expires today" on the day itself; null earlier,
 * later, and without an end.
 */
export function expiryMessage(today: string, end: string | null): string | null {
  if (end === null) return null;
  const left = daysBetween(today, end);
  if (left < 0 || left > WARN_DAYS) return null;
  return left === 0 ? text('expiry.today') : text('expiry.in').replace('N', String(left));
}
