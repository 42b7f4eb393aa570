import { expiryMessages } from '@careloom/contract/messages/outcomes';
import { daysBetween } from './date';

/** An end date at most this many days away counts as soon (section 9). */
export const EXPIRING_SOON_DAYS = 15;

/** Whether `endDate` is today or at most 15 days away; false if it is past. Both are `yyyy-MM-dd`. */
export function isExpiringSoon(endDate: string, today: string): boolean {
  const days = daysBetween(today, endDate);
  return days >= 0 && days <= EXPIRING_SOON_DAYS;
}

/** "Expiring in N days" for 1 to 15 days, "Expires today" at 0, otherwise null (Q-057: 1 gives "1 days"). */
export function expiryMessage(endDate: string, today: string): string | null {
  if (!isExpiringSoon(endDate, today)) return null;
  const days = daysBetween(today, endDate);
  return days === 0 ? expiryMessages['expiry.today'] : expiryMessages['expiry.in'].replace('N', String(days));
}
