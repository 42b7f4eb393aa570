import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { stateOf, type Vocabulary } from '@careloom/shared/ui';
import { SHIFT_KINDS, SHIFT_STATES } from '../shift/states';

export const NIGHTS: readonly string[] = ['sleep_over', 'active_night'];
const MARKS: Vocabulary = { ...SHIFT_STATES, ...SHIFT_KINDS };

/** The mark of a shift: the kind of night work, or else its status. */
export const markOf = ({ type, status }: Pick<CalendarShift, 'type' | 'status'>): string => (NIGHTS.includes(type) ? type : status);

/** Word, tone and pattern of a mark. */
export function lookOf(mark: string) {
  const [word, icon, tone, look] = stateOf(MARKS, mark);
  return { word, icon, tone, look };
}

/** The attributes that draw a shift in the colour and pattern of its mark. */
export function toned(shift: Pick<CalendarShift, 'type' | 'status'>) {
  const { tone, look } = lookOf(markOf(shift));
  return { 'data-tone': tone, 'data-look': look };
}

export const isNight = ({ type }: Pick<CalendarShift, 'type'>): boolean => NIGHTS.includes(type);
