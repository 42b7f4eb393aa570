import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { addDays } from '@careloom/shared/format';
import { clockOf, lengthOf, minutesOf, STEP } from '../shift/clock';
import { DAY } from './time-spans';

/** A time range drawn on a day of a calendar, in minutes after the start of that day. */
export interface Drawn {
  day: string;
  from: number;
  to: number;
  /** The resized shift; null for a new one. */
  shift: CalendarShift | null;
}

/** The range of a shift on its start day; `to` exceeds the day if the shift ends on the next one. */
export function drawnOf(shift: CalendarShift, day: string, begins: number): Drawn {
  const from = (minutesOf(shift.start_time) - begins + DAY) % DAY;
  return { day, shift, from, to: from + lengthOf(shift) };
}

/** The range between two minutes of a day, at least one step long. A resized shift keeps its start. */
export function drawnBetween(day: string, anchor: number, at: number, shift: CalendarShift | null): Drawn {
  const to = Math.max(anchor, at);
  if (shift) return { day, shift, from: anchor, to: Math.min(DAY, Math.max(at, anchor + STEP)) };
  const from = Math.min(anchor, at, DAY - STEP);
  return { day, shift, from, to: Math.max(to, from + STEP) };
}

/**
 * The date and the clock times of a drawn range.
 * @param begins minutes after midnight at which a day of the calendar begins: times after midnight have the date of the next day
 */
export function timesOfDrawn({ day, from, to }: Drawn, begins: number) {
  const date = begins + from >= DAY ? addDays(day, 1) : day;
  return { date, start_time: clockOf(begins + from), end_time: clockOf(begins + to) };
}
