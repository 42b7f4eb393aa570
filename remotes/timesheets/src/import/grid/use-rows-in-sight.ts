import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows rendered above and below the visible ones, so that a scrolled frame is never empty. */
const SPARE = 6;

/** The visible rows of a scrolled box, all of the same height in pixels. @returns the first index, and the index after the last */
export function useRowsInSight(box: RefObject<HTMLElement | null>, rows: number, height: number): readonly [number, number] {
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 30]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      // In steps of two rows, so that not every scrolled row causes a render.
      const first = Math.max(0, Math.floor(element.scrollTop / height / 2) * 2 - SPARE);
      const last = Math.ceil((element.scrollTop + (element.clientHeight || 600)) / height / 2) * 2 + SPARE;
      setRange((now) => (now[0] === first && now[1] === last ? now : [first, last]));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [box, height, rows]);
  return [Math.min(from, rows), Math.min(to, rows)];
}
