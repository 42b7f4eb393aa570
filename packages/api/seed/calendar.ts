import { addDays, localDay } from '../src/platform/clock/local-day';

/** Days and instants around the day of seeding. */
export interface Calendar {
  readonly now: Date;
  readonly today: string;
  /** `yyyy-MM-dd`, some days before (negative) or after today. */
  day(offset: number): string;
  /** An instant some days before or after now, at an hour and minute of the day in UTC. */
  at(offset: number, hour: number, minute?: number): Date;
}

/** @param now what the clock says; @param timeZone the organisation's */
export function calendarOf(now: Date, timeZone: string): Calendar {
  const today = localDay(now, timeZone);
  const day = (offset: number) => addDays(today, offset);
  const clock = (value: number) => String(value).padStart(2, '0');
  return { now, today, day, at: (offset, hour, minute = 0) => new Date(`${day(offset)}T${clock(hour)}:${clock(minute)}:00Z`) };
}

/** The earlier of the two: nothing in a seed happens after the time of seeding. */
export const notAfter = (instant: Date, limit: Date): Date => (instant > limit ? limit : instant);
