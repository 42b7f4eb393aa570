import { type RefCallback, useCallback, useState } from 'react';

/**
 * Measures the width of an element, and again whenever its size changes.
 * @returns the width in pixels, 0 until the element has one, and a ref for the element
 */
export function useWidth(): [number, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
