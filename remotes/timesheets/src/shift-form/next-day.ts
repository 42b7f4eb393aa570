import { PATTERNS } from '@careloom/contract/rules';
import { addDays, formatDate } from '@careloom/shared/format';

interface Times {
  /** `yyyy-MM-dd`, or the typed text. */
  date: string;
  /** `HH:mm`, or what is typed. */
  start: string;
  end: string;
}

/** The end day of a shift that ends on the next day: its end is at or before its start. Null otherwise, and while the input is incomplete. */
export function nextDayOf({ date, start, end }: Times): string | null {
  if (!PATTERNS.date.test(date) || !PATTERNS.time.test(start) || !PATTERNS.time.test(end) || end > start) return null;
  return formatDate(addDays(date, 1), 'long');
}
