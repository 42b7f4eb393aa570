import { today } from '@careloom/shared/format';
import { useQueryParams, useRouteParams } from '@careloom/shared/navigation';
import { useCallback, useMemo } from 'react';
import type { ShiftView } from '../shift/view';
import { type DayBegins, useDayBegins } from './begin-of-day';
import { VIEWS, type View } from './period';

/** The state of a calendar. View, day and filters are in the address, so that a link shows the same. */
export interface CalendarState {
  kind: ShiftView;
  view: View;
  /** The day that the arrow keys move, `yyyy-MM-dd`. */
  day: string;
  today: string;
  begins: DayBegins;
  /** Filters: ids of houses and names of marks. Empty means all. */
  houses: readonly string[];
  marks: readonly string[];
}

export type CalendarChange = Partial<Pick<CalendarState, 'view' | 'day' | 'begins' | 'houses' | 'marks'>>;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const listOf = (value: string | null) => (value ? value.split(',') : []);

export function useCalendarState(): [CalendarState, (change: CalendarChange) => void] {
  const { shiftType } = useRouteParams('shiftType');
  const [query, setQuery] = useQueryParams();
  const [begins, setBegins] = useDayBegins();
  const now = today();
  const state = useMemo((): CalendarState => {
    const asked = query.get('date') ?? '';
    return {
      kind: shiftType === 'log' ? 'log' : 'schedule',
      view: VIEWS.find((view) => view === query.get('view')) ?? 'month',
      day: DAY.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00:00Z`)) ? asked : now,
      today: now,
      begins,
      houses: listOf(query.get('house')).filter((id) => /^\d+$/.test(id)),
      marks: listOf(query.get('mark')),
    };
  }, [query, shiftType, now, begins]);
  const change = useCallback(
    ({ view, day, begins: nextBegins, houses, marks }: CalendarChange) => {
      if (nextBegins) setBegins(nextBegins);
      const changes = {
        ...(view && { view: view === 'month' ? null : view }),
        ...(day && { date: day === now ? null : day }),
        ...(houses && { house: houses.join(',') || null }),
        ...(marks && { mark: marks.join(',') || null }),
      };
      if (Object.keys(changes).length > 0) setQuery(changes);
    },
    [now, setBegins, setQuery],
  );
  return [state, change];
}
