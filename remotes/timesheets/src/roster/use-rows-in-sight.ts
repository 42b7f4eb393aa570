import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below what is in sight, so that scrolling finds them drawn. */
const SPARE = 4;

/** The index of the row at a height. @param tops of all rows, and the end of the last */
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

/** The rows that a scrolled box shows, `[first, after the last]`. Changes only when a row comes into sight that is not drawn. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, tops: Float64Array): readonly [number, number] {
  const [shown, setShown] = useState<readonly [number, number]>([0, Math.min(tops.length - 1, 16)]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const first = rowAt(tops, element.scrollTop);
      const last = rowAt(tops, element.scrollTop + Math.max(element.clientHeight, 400)) + 1;
      const count = tops.length - 1;
      setShown(([from, to]) => {
        const isDrawn = from <= first && to >= Math.min(last, count) && to <= count && to - from <= last - first + 4 * SPARE;
        return isDrawn ? [from, to] : [Math.max(0, first - SPARE), Math.min(count, last + SPARE)];
      });
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
