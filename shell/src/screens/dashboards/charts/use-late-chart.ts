import type { MonthColumns, scaleOf } from '@careloom/shared/charts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/when-idle';

interface Chart {
  MonthColumns: typeof MonthColumns;
  scaleOf: typeof scaleOf;
}

/** The chart component, loaded when the page is rendered and the browser idle. If it fails to load, the figures are still there as text. */
export function useLateChart(): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let gone = false;
    whenIdle(() => {
      if (gone) return;
      import('@careloom/shared/charts').then(
        ({ MonthColumns, scaleOf }) => gone || setChart({ MonthColumns, scaleOf }),
        (error: unknown) => console.warn('The charts could not be fetched; their figures are shown alone.', error),
      );
    });
    return () => {
      gone = true;
    };
  }, []);
  return chart;
}
