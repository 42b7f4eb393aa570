const MINUTE_MS = 60_000;
/** How long an offer is usually open, and how long before the shift's start it ends: minutes. */
const STANDS = 120;
const BEFORE_START = 60;
/** The minimum time for an answer. */
const LEAST = 15;

/** How many whole minutes an offer of a shift is usually open; null for a shift that has begun. */
export function usualMinutes(start: Date, now: Date): number | null {
  const left = Math.floor((start.getTime() - now.getTime()) / MINUTE_MS);
  return left <= 0 ? null : Math.min(Math.max(Math.min(STANDS, left - BEFORE_START), LEAST), left);
}

/** The default deadline of an offer; null for a shift that has begun. */
export function usualUntil(start: Date, now: Date): Date | null {
  const minutes = usualMinutes(start, now);
  return minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether a deadline is possible: in the future, and not after the shift's start. */
export const isPossibleUntil = (until: Date, start: Date, now: Date): boolean => now < until && until <= start;
