import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Batch } from './batch';
import { releaseAt } from './releases';

/** Of the first page that was shown, or of the moment at which it was at its worst. */
const momentOf = ({ name, entries }: Metric) => (name === 'INP' || name === 'CLS' ? (entries.at(-1)?.startTime ?? 0) : 0);

/** Tells of each vital when it is certain, and again when it got worse. */
export function watchVitals(batch: Batch) {
  if (typeof PerformanceObserver === 'undefined') return; // no timeline, no vitals
  const tell = (metric: Metric) => {
    const { name, value, id } = metric;
    batch.vitals.add({ ...releaseAt(momentOf(metric)), name, value: Math.round(value * 1000) / 1000, visit: id.slice(0, 60) });
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(tell);
}
