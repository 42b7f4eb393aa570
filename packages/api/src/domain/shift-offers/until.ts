const MINUTE_MS = 60_000;
/** An offer usually stands for so long, and ends so long before the shift begins: minutes. */
const STANDS = 120;
const BEFORE_START = 60;
/** Nobody can answer faster. */
const LEAST = 15;

/** For how many whole minutes an offer of a shift usually stands; null for a shift that has begun. */
export function usualMinutes(start: Date, now: Date): number | null {
  const left = Math.floor((start.getTime() - now.getTime()) / MINUTE_MS);
  return left <= 0 ? null : Math.min(Math.max(Math.min(STANDS, left - BEFORE_START), LEAST), left);
}

/** Until when an offer of a shift stands unless the planner chooses another time; null for a shift that has begun. */
export function usualUntil(start: Date, now: Date): Date | null {
  const minutes = usualMinutes(start, now);
  return minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether an offer can stand until then: in the future, and not after the shift has begun. */
export const isPossibleUntil = (until: Date, start: Date, now: Date): boolean => now < until && until <= start;
