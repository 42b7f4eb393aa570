import { formatDate } from '@careloom/shared/format';
import { type RefObject, useLayoutEffect } from 'react';
import { DAY } from './time-spans';

function scrollToNow(box: HTMLElement, begins: number) {
  const height = box.querySelector<HTMLElement>('[data-hours]')?.offsetHeight ?? 0;
  const hour = Number(formatDate(new Date().toISOString(), 'time').slice(0, 2));
  // Before the day begins, the current hour belongs to the day before: do not scroll.
  box.scrollTop = (height * Math.max(0, hour * 60 - begins)) / DAY;
}

/**
 * Scrolls a day that is higher than its container to the current hour.
 * @param begins minutes after midnight at which a day begins; null for other days than today
 */
export function useHourOfNow(box: RefObject<HTMLElement | null>, begins: number | null): void {
  useLayoutEffect(() => {
    if (begins !== null && box.current) scrollToNow(box.current, begins);
  }, [box, begins]);
}
