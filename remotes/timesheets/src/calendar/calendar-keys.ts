import { type RefObject, useEffect } from 'react';
import type { View } from './period';

export type CalendarKey =
  | { kind: 'view'; view: View }
  | { kind: 'today' }
  | { kind: 'date' }
  | { kind: 'days'; by: number }
  | { kind: 'months'; by: 1 | -1 }
  | { kind: 'open' }
  | { kind: 'add' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

const VIEWS: Readonly<Record<string, View>> = { m: 'month', w: 'week', d: 'day', a: 'agenda' };
const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const WEEK = 7;

/** Number of days to the start (Home) or the end (End) of the week. @param weekday 0 for Monday */
const toEdge = (key: string, weekday: number) => (key === 'Home' ? -weekday : WEEK - 1 - weekday);

/**
 * The meaning of a key on a calendar: T today, G a date, N a new shift, M W D A the views, Page Up and Page Down a month. With the focus on a
 * day also arrows, Home and End, which move by days, and Enter. Null if the key has no meaning, or was pressed in a field or a dialog.
 */
export function calendarKeyOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Pressed, weekday: number): CalendarKey | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(TYPED_INTO)) return null;
  const view = VIEWS[key.toLowerCase()];
  if (view) return { kind: 'view', view };
  if (key.toLowerCase() === 't') return { kind: 'today' };
  if (key.toLowerCase() === 'g') return { kind: 'date' };
  if (key.toLowerCase() === 'n') return { kind: 'add' };
  if (key === 'PageUp' || key === 'PageDown') return { kind: 'months', by: key === 'PageUp' ? -1 : 1 };
  if (!target.matches('[data-cell]')) return null;
  const days = DAYS[key];
  if (days !== undefined) return { kind: 'days', by: days };
  if (key === 'Home' || key === 'End') return { kind: 'days', by: toEdge(key, weekday) };
  return key === 'Enter' ? { kind: 'open' } : null;
}

/** Listens to the keys of a calendar while it is shown, and calls `act` with the action of a key. */
export function useCalendarKeys(weekday: number, act: RefObject<(meant: CalendarKey) => void>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = calendarKeyOf(event, weekday);
      if (!meant) return;
      event.preventDefault();
      act.current(meant);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [weekday, act]);
}
