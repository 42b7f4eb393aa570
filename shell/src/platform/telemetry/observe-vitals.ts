import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Batch } from './batch';
import { releaseAt } from './releases';

/** When the metric was taken: at its worst moment for INP and CLS, at the first page for the others. */
const momentOf = ({ name, entries }: Metric) => (name === 'INP' || name === 'CLS' ? (entries.at(-1)?.startTime ?? 0) : 0);

/** Adds each web vital when it is final, and again when it gets worse. */
export function observeVitals(batch: Batch) {
  if (typeof PerformanceObserver === 'undefined') return; // no timeline, no vitals
  const add = (metric: Metric) => {
    const { name, value, id } = metric;
    batch.vitals.add({ ...releaseAt(momentOf(metric)), name, value: Math.round(value * 1000) / 1000, visit: id.slice(0, 60) });
  };
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(add);
}
