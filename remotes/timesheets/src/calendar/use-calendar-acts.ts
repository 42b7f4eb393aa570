import { addDays, addMonths } from '@careloom/shared/format';
import { type RefObject, useEffect, useRef } from 'react';
import { type CalendarKey, useCalendarKeys } from './calendar-keys';
import type { CalendarChange, CalendarState } from './calendar-state';
import { weekdayOf } from './period';
import type { Opened } from './use-presses';

/**
 * Runs the actions of keys on a calendar. A day selected by key receives the focus once it is rendered, also in another month.
 * @param place the element with the calendar and its toolbar
 */
export function useCalendarActs(
  place: RefObject<HTMLElement | null>,
  { day, today }: CalendarState,
  shown: CalendarState,
  onChange: (change: CalendarChange) => void,
  { onOpen, onAdd }: { onOpen: (opened: Opened) => void; onAdd: ((day: string) => void) | null },
) {
  const hasMoved = useRef(false);
  const cellOf = (of: string) => place.current?.querySelector<HTMLElement>(`[data-cell="${of}"]`);
  const goTo = (next: string) => {
    hasMoved.current = true;
    onChange({ day: next });
  };
  useEffect(() => {
    if (!hasMoved.current || shown.day !== day) return;
    place.current?.querySelector<HTMLElement>(`[data-cell="${day}"]`)?.focus();
    hasMoved.current = false;
  }, [place, day, shown]);
  function act(meant: CalendarKey) {
    if (meant.kind === 'today') goTo(today);
    else if (meant.kind === 'days') goTo(addDays(day, meant.by));
    else if (meant.kind === 'months') goTo(addMonths(day, meant.by));
    else if (meant.kind === 'view') {
      hasMoved.current = true;
      onChange({ view: meant.view });
    } else if (meant.kind === 'date') place.current?.querySelector<HTMLElement>('[data-date-picker]')?.click();
    else if (meant.kind === 'add') onAdd?.(day);
    else {
      const anchor = cellOf(day);
      if (anchor) onOpen({ day, anchor });
    }
  }
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useCalendarKeys(weekdayOf(day), latest);
}
