import type { CalendarDays, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { formatTimes, fullName } from '@careloom/shared/format';
import { stateWord } from '@careloom/shared/ui';
import { SHIFT_STATES } from '../shift/states';
import { t } from './texts';
import { lookOf, markOf } from './marks';
import { otherZone } from './zones';

export type CalendarHouse = CalendarDays['houses'][number];

/** The context of the text of a shift. */
export interface ShiftFacts {
  houses: ReadonlyMap<number, CalendarHouse>;
  /** All shifts are the user's own: they are distinguished by house. */
  isOwn: boolean;
}

/** Whether a shift ends on the day after its start. */
export const endsNextDay = ({ start_time, end_time }: Pick<CalendarShift, 'start_time' | 'end_time'>): boolean => end_time <= start_time;

export const timesOf = ({ start_time, end_time }: CalendarShift): string => formatTimes(start_time, end_time);

/** `07`, or `07:30`. */
export const startOf = ({ start_time }: CalendarShift): string => (start_time.endsWith(':00') ? start_time.slice(0, 2) : start_time);

export const workerName = ({ worker }: Pick<CalendarShift, 'worker'>): string => (worker ? fullName(worker) : t('records.unfilled'));

const houseName = ({ house_id }: CalendarShift, { houses }: ShiftFacts) => houses.get(house_id)?.name ?? '';

/** Distinguishes a shift from others of its day: by worker, or by house if all are of one worker. */
export const titleOf = (shift: CalendarShift, facts: ShiftFacts): string => (facts.isOwn ? houseName(shift, facts) : workerName(shift));

/** The title for narrow spaces: only the worker's first name. */
export const shortTitleOf = (shift: CalendarShift, facts: ShiftFacts): string =>
  facts.isOwn || !shift.worker ? titleOf(shift, facts) : shift.worker.first_name;

/** The house `Wattle Grove`, unless the title contains it, and `Perth time` for users in another time zone. */
export function placeOf(shift: CalendarShift, facts: ShiftFacts): string {
  const house = facts.houses.get(shift.house_id);
  return [!facts.isOwn && house?.name, house && otherZone(house.time_zone, shift.date)].filter(Boolean).join(', ');
}

/** The facts of a shift that a calendar does not show, as text. @param seen the visible text */
export function unseenOf(shift: CalendarShift, facts: ShiftFacts, seen: string): string {
  const mark = markOf(shift);
  const all = [
    titleOf(shift, facts),
    timesOf(shift),
    endsNextDay(shift) && t('calendar.ends_later'),
    placeOf(shift, facts),
    mark !== shift.status && lookOf(mark).word,
    stateWord(SHIFT_STATES, shift.status),
  ];
  return all.filter((one) => one && !seen.includes(one)).join(', ');
}
