import { releaseIn } from '@careloom/contract/release-of';
import type { Batch } from './batch';
import { observeEntries } from './observe-entries';
import { releaseAt } from './releases';

/** A long animation frame, or a long task in browsers without them; long tasks name no script. */
export interface TaskEntry {
  startTime: number;
  duration: number;
  /** Milliseconds in which input could not be handled. Frames only. */
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
