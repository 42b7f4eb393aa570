import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, measured before it is painted and again when it changes; `first` until then. */
export function useWidth(element: RefObject<Element | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(current.getBoundingClientRect().width || first);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, first]);
  return width;
}
