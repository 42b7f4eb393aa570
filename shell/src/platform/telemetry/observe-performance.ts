import { releaseIn } from '@careloom/contract/release-of';
import type { Batch } from './batch';
import { releaseAt } from './releases';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Observes entries of the browser's performance timeline, buffered ones included.
 * @param types in order of preference: the first that the browser supports is observed
 */
export function observeEntries<Entry extends PerformanceEntry>(types: readonly string[], onEntry: (entry: Entry) => void) {
  const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
  const type = types.find((candidate) => known.includes(candidate));
  if (type === undefined) return;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry));
  observer.observe({ type, buffered: true });
}

/** A long animation frame, or a long task in browsers without them; long tasks name no script. */
export interface TaskEntry {
  startTime: number;
  duration: number;
  /** Milliseconds during which input was blocked. Only frames have it. */
  blockingDuration?: number;
  scripts?: readonly { sourceURL: string; duration: number }[];
}

/** The release whose script took longest; null where no script's address belongs to one. */
function culprit({ scripts = [] }: TaskEntry) {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  return longest ? releaseIn(longest.sourceURL) : null;
}

/** Adds a task that blocked the page, to the remote whose script it was, else to the owner of the open page. */
export function addTask(batch: Pick<Batch, 'tasks'>, entry: TaskEntry) {
  if (entry.blockingDuration === 0) return; // a long frame that delayed no input
  const ms = Math.round(entry.duration);
  batch.tasks.add({ ...(culprit(entry) ?? releaseAt(entry.startTime)), count: 1, failed: 0, total_ms: ms, max_ms: ms });
}

export function observeLongTasks(batch: Batch) {
  observeEntries<PerformanceEntry & TaskEntry>(['long-animation-frame', 'longtask'], (entry) => addTask(batch, entry));
}

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
