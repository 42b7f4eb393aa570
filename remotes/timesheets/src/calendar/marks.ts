import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { CALENDAR_MARKS } from '@careloom/contract/resources/shift-calendar';
import { SCHEDULED } from '@careloom/contract/resources/shifts';
import { stateOf, type Vocabulary } from '@careloom/shared/ui';
import type { ShiftView } from '../shift/view';
import { SHIFT_KINDS, SHIFT_STATES } from '../shift/states';

const NIGHTS: readonly string[] = ['sleep_over', 'active_night'];
const MARKS: Vocabulary = { ...SHIFT_STATES, ...SHIFT_KINDS };

/** What a shift is marked with: the kind of night work, or else its status. */
export const markOf = ({ type, status }: Pick<CalendarShift, 'type' | 'status'>): string => (NIGHTS.includes(type) ? type : status);

/** Word, tone and pattern of a mark. */
export function lookOf(mark: string) {
  const [word, icon, tone, look] = stateOf(MARKS, mark);
  return { word, icon, tone, look };
}

/** The marks that a view can show: what is worked in the order in which it is settled, last first; what is planned; then nights. */
export function marksOf(view: ShiftView): readonly string[] {
  const statuses = CALENDAR_MARKS.filter((mark) => !NIGHTS.includes(mark) && SCHEDULED.includes(mark) === (view === 'schedule'));
  return [...statuses, ...NIGHTS];
}
