import { createContext, startTransition, useContext, useEffect, useState, type RefObject } from 'react';
import { afterPaint, firstField } from '../../ui/index';

/** Fields of a grid that come after the dialog itself, and fields that each later frame adds. */
const FIRST = 2;
const STEP = 6;

/** True in a dialog: it answers the press at once and draws its fields after that. A form that is a page keeps its size from the first frame on. */
export const StagesContext = createContext(false);

/** How many of a grid's fields are drawn by now: all of them, or a few more after each paint while a dialog opens. */
export function useDrawnFields(count: number): number {
  const staged = useContext(StagesContext);
  const [drawn, setDrawn] = useState(staged ? FIRST : Infinity);
  useEffect(() => {
    if (drawn === Infinity) return;
    const next = drawn + STEP;
    return afterPaint(() => startTransition(() => setDrawn(next < count ? next : Infinity)));
  }, [drawn, count]);
  return drawn;
}

/** The dialog had the focus until there was a field to give it to. */
export function useFirstFieldFocus(grid: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (document.activeElement !== grid.current?.closest('[role=dialog]')) return;
    firstField(grid.current)?.focus();
  }, [grid]);
}
