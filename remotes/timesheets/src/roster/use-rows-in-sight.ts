import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered above and below the visible ones, for smooth scrolling. */
const SPARE = 3;

/** The index of the row at a height. @param tops the tops of all rows, followed by the end of the last */
export function rowAt(tops: Float64Array, y: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The range of rows from the height `y` on, including the spare ones. */
function inSight(tops: Float64Array, y: number, height: number): readonly [number, number] {
  const last = rowAt(tops, y + height) + 1;
  return [Math.max(0, rowAt(tops, y) - SPARE), Math.min(tops.length - 1, last + SPARE)];
}

/** Height of the box in pixels before it is measured, as in its style sheet. */
const heightBefore = () => Math.max(440, window.innerHeight - 300);

/**
 * The visible rows of a scrolled box and the spare ones, as `[first, after the last]`. The range moves row by row, so that a frame renders few rows.
 */
export function useRowsInSight(box: RefObject<HTMLElement | null>, tops: Float64Array): readonly [number, number] {
  const [shown, setShown] = useState<readonly [number, number]>(() => inSight(tops, 0, heightBefore()));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const next = inSight(tops, element.scrollTop, Math.max(element.clientHeight, 400));
      setShown((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [box, tops]);
  return shown;
}
