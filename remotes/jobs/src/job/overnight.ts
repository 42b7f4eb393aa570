import { PATTERNS } from '@careloom/contract/rules';

/** Whether a job's hours run past midnight: an end at or before the start lies on the next day. Anything but two `HH:mm` says no. */
export const endsNextDay = (start: string, end: string): boolean => PATTERNS.time.test(start) && PATTERNS.time.test(end) && end <= start;
