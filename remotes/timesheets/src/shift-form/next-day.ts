import { PATTERNS } from '@careloom/contract/rules';
import { addDays, formatDate } from '@careloom/shared/format';

interface Times {
  /** `yyyy-MM-dd`, or the typed text. */
  date: string;
  /** `HH:mm`, or what is typed. */
  start: string;
  end: string;
}

/** The day on which a shift ends if that is the day after it starts: an end at or before the start is. Null otherwise, and until all is typed. */
export function nextDayOf({ date, start, end }: Times): string | null {
  if (!PATTERNS.date.test(date) || !PATTERNS.time.test(start) || !PATTERNS.time.test(end) || end > start) return null;
  return formatDate(addDays(date, 1), 'long');
}
