import type { CalendarDay, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { lengthOf, minutesOf } from '../shift/clock';
import type { Span } from './lanes';

/** Minutes of a day. */
export const DAY = 1440;
/** What is shorter is drawn as high as this, so that it can be read. */
const SHORTEST = 45;

export interface ShiftSpan extends Span {
  shift: CalendarShift;
  /** What began on the day before: its facts are there. */
  isTail: boolean;
}

/** Where a shift lies, in minutes after the begin of its day; beyond 1440 where it ends on the next. */
function spanOf(shift: CalendarShift, begins: number): Span {
  const from = (minutesOf(shift.start_time) - begins + DAY) % DAY;
  return { from, to: from + Math.max(lengthOf(shift), SHORTEST) };
}

/**
 * What lies on a day, in order of its begin: first what is left of the day before.
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
