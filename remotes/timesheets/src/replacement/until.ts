const MINUTE_MS = 60_000;
/** The validity periods of an offer in minutes, for a planner to choose from. */
const CHOICES = [15, 30, 60, 120, 240, 480, 1440];

const toMinute = (time: number) => Math.ceil(time / MINUTE_MS) * MINUTE_MS;

/** The usual end of an offer, on a whole minute. @param minutes its validity */
export const usualUntil = (minutes: number | null, now: Date): string =>
  new Date(Math.floor((now.getTime() + (minutes ?? 0) * MINUTE_MS) / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * The possible ends of an offer, soonest first: the usual one, some others, and the start of the shift.
 * @param usual as the server says; instants as ISO 8601
 */
export function untilChoices(usual: string, start: string, now: Date): string[] {
  const begins = Date.parse(start);
  const times = CHOICES.map((minutes) => now.getTime() + minutes * MINUTE_MS)
    .map(toMinute)
    .filter((time) => time < begins && Math.abs(time - Date.parse(usual)) > 10 * MINUTE_MS);
  return [...new Set([...times, Date.parse(usual), begins])].sort((one, other) => one - other).map((time) => new Date(time).toISOString());
}

/** How long until a shift begins: whole days from two days on, otherwise hours and minutes. Null once it has begun. */
export function timeLeft(start: string, now: Date): { days: number } | { hours: number; minutes: number } | null {
  const minutes = Math.floor((Date.parse(start) - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return null;
  return minutes >= 2 * 1440 ? { days: Math.floor(minutes / 1440) } : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether a worker has to be found within a day. */
export const isSoon = (start: string, now: Date): boolean => Date.parse(start) - now.getTime() < 1440 * MINUTE_MS;
