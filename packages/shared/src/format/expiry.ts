import { expiryMessages } from '@careloom/contract/messages/expiry';
import { daysBetween } from './date';

/** An end this many days away or fewer is soon (section 9). */
export const EXPIRING_SOON_DAYS = 15;

/** Whether something that ends on `endDate` is about to. Both `yyyy-MM-dd`. What has ended is not. */
export function isExpiringSoon(endDate: string, today: string): boolean {
  const days = daysBetween(today, endDate);
  return days >= 0 && days <= EXPIRING_SOON_DAYS;
}

/** "Expiring in N days" for 1 to 15 days, "Expires today" at 0, and nothing else (Q-057: 1 gives "1 days"). */
export function expiryMessage(endDate: string, today: string): string | null {
  if (!isExpiringSoon(endDate, today)) return null;
  const days = daysBetween(today, endDate);
  return days === 0 ? expiryMessages['expiry.today'] : expiryMessages['expiry.in'].replace('N', String(days));
}
