import type { CalendarDay, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { lengthOf, minutesOf } from '../shift/clock';
import type { Span } from './lanes';

/** Minutes of a day. */
export const DAY = 1440;
/** Minimum length of a drawn span in minutes, so that its text is readable. */
const SHORTEST = 45;

export interface ShiftSpan extends Span {
  shift: CalendarShift;
  /** The end of a shift that began on the day before; its place and cost are shown there. */
  isTail: boolean;
}

/** The span of a shift, in minutes after the start of its day; beyond 1440 if it ends on the next one. */
function spanOf(shift: CalendarShift, begins: number): Span {
  const from = (minutesOf(shift.start_time) - begins + DAY) % DAY;
  return { from, to: from + Math.max(lengthOf(shift), SHORTEST) };
}

/**
 * The spans of a day, in order of their start, including the ends of shifts that began on the day before.
 * @param begins minutes after midnight at which a day begins
 */
export function spansOf(day: CalendarDay | undefined, before: CalendarDay | undefined, begins: number): ShiftSpan[] {
  const tails = (before?.shifts ?? []).flatMap((shift) => {
    const { to } = spanOf(shift, begins);
    return to > DAY ? [{ shift, from: 0, to: to - DAY, isTail: true }] : [];
  });
  const own = (day?.shifts ?? []).map((shift) => {
    const { from, to } = spanOf(shift, begins);
    return { shift, from, to: Math.min(to, DAY), isTail: false };
  });
  return [...tails, ...own].sort((a, b) => a.from - b.from || b.to - a.to);
}
