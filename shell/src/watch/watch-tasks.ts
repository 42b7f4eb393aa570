import { releaseIn } from '@careloom/contract/release-of';
import type { Batch } from './batch';
import { watchEntries } from './watch-entries';
import { releaseAt } from './releases';

/** A long animation frame; browsers that know none tell of long tasks, which name no script. */
export interface TaskEntry {
  startTime: number;
  duration: number;
  /** Of a frame: how long nothing else could be answered, in milliseconds. */
  blockingDuration?: number;
  scripts?: readonly { sourceURL: string; duration: number }[];
}

/** The code that took longest, as far as its address says whose it is. */
function culprit({ scripts = [] }: TaskEntry) {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  return longest ? releaseIn(longest.sourceURL) : null;
}

/** Adds what kept the page from answering, to the remote whose script it was, else to the one whose page it was on. */
export function addTask(batch: Pick<Batch, 'tasks'>, entry: TaskEntry) {
  if (entry.blockingDuration === 0) return; // a long frame in which somebody who clicks waits for nothing
  const ms = Math.round(entry.duration);
  batch.tasks.add({ ...(culprit(entry) ?? releaseAt(entry.startTime)), count: 1, failed: 0, total_ms: ms, max_ms: ms });
}

export function watchTasks(batch: Batch) {
  watchEntries<PerformanceEntry & TaskEntry>(['long-animation-frame', 'longtask'], (entry) => addTask(batch, entry));
}
