import { createContext, startTransition, useContext, useEffect, useState, type RefObject } from 'react';
import { afterPaint, firstField } from '../../ui/index';

/** Number of fields rendered first, once the dialog is open, and number that each later frame adds. */
const FIRST = 2;
const STEP = 6;

/** True in a dialog, which opens at once and renders its fields afterwards. A form page keeps its size from the first frame on. */
export const StagesContext = createContext(false);

/** The number of a grid's fields to render: all of them, or, while a dialog opens, a few more after each paint. */
export function useRenderedFields(count: number): number {
  const staged = useContext(StagesContext);
  const [rendered, setRendered] = useState(staged ? FIRST : Infinity);
  useEffect(() => {
    if (rendered === Infinity) return;
    const next = rendered + STEP;
    return afterPaint(() => startTransition(() => setRendered(next < count ? next : Infinity)));
  }, [rendered, count]);
  return rendered;
}

/** Moves the focus from the dialog to the first field, once there is one. */
export function useFirstFieldFocus(grid: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (document.activeElement !== grid.current?.closest('[role=dialog]')) return;
    firstField(grid.current)?.focus();
  }, [grid]);
}
