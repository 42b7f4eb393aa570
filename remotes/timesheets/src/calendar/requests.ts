import { CALENDAR_MARKS, shiftCalendar, type CalendarDays } from '@careloom/contract/resources/shift-calendar';
import { shifts } from '@careloom/contract/resources/shifts';
import { addDays } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import type { CalendarState } from './calendar-state';
import { periodOf, type View } from './period';

/** Maximum number of shifts of each day in a view, separately for shifts that end on the same day and on the next. */
const SHOWN: Readonly<Record<View, { per_day: number; per_night: number }>> = {
  month: { per_day: 2, per_night: 1 },
  week: { per_day: 40, per_night: 20 },
  day: { per_day: 150, per_night: 80 },
  agenda: { per_day: 11, per_night: 5 },
};
/** Limits for a single day, to keep the response small. */
const OF_A_DAY = { per_day: 300, per_night: 150 };

const filtersOf = ({ kind, begins, houses, marks }: CalendarState) => ({
  shift_type: kind,
  day_begins: begins,
  ...(houses.length > 0 && { house_id: houses.join(',') }),
  ...(marks.length > 0 && { mark: CALENDAR_MARKS.filter((mark) => marks.includes(mark)).join(',') }),
});

/** The data of a view, including the day before, whose nights end on the first day. The previous days stay until the new ones are loaded. */
export function useCalendar(state: CalendarState) {
  const { first, last } = periodOf(state.view, state.day);
  const start = state.view === 'agenda' ? first : addDays(first, -1);
  return useCall(shiftCalendar.days, { start, end: last, ...filtersOf(state), ...SHOWN[state.view] }, { keepPrevious: true });
}

export const useCalendarDay = (state: CalendarState, day: string) =>
  useCall(shiftCalendar.days, { start: day, end: day, ...filtersOf(state), ...OF_A_DAY });

export const useShift = (id: number) => useCall(shifts.get, { id });

export type CalendarQuery = ReturnType<typeof useCalendar>;
export type { CalendarDays };
