import type { MonthColumns, scaleOf } from '@careloom/shared/charts';
import { type RefCallback, useCallback, useState } from 'react';
import { whenIdle } from '../../../platform/when-idle';

interface Chart {
  MonthColumns: typeof MonthColumns;
  scaleOf: typeof scaleOf;
}

/**
 * The chart component, loaded when its place becomes visible and the browser is idle. If it fails to load, the figures are still there as
 * text.
 * @returns the component, null until it is loaded, and a ref for its place
 */
export function useLateChart(): [Chart | null, RefCallback<Element>] {
  const [chart, setChart] = useState<Chart | null>(null);
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    let gone = false;
    const load = () => {
      if (gone) return;
      import('@careloom/shared/charts').then(
        ({ MonthColumns, scaleOf }) => gone || setChart({ MonthColumns, scaleOf }),
        (error: unknown) => console.warn('The charts could not be fetched; their figures are shown alone.', error),
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(load);
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);
  return [chart, place];
}
