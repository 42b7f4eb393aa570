import type { Shift } from '@careloom/contract/resources/shifts';

const DAY_MINUTES = 1440;

/** Step in minutes for drawing and moving the times of a shift. */
export const STEP = 15;

/** Minutes after midnight of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `HH:mm` of minutes after midnight; values outside of one day wrap around. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Minutes of a shift by the clock. An end at or before the start is on the next day. */
export function lengthOf({ start_time, end_time }: Pick<Shift, 'start_time' | 'end_time'>): number {
  const length = minutesOf(end_time) - minutesOf(start_time);
  return length > 0 ? length : length + DAY_MINUTES;
}
