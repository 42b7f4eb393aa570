import type { MonthColumns, scaleOf } from '@careloom/shared/charts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/when-idle';

interface Chart {
  MonthColumns: typeof MonthColumns;
  scaleOf: typeof scaleOf;
}

/** The drawing, once the page stands and the browser is idle. Without it the figures are there as text: a failure is no loss. */
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
