import { BASE_URL } from '@careloom/shared/http';
import { delivery } from '@careloom/contract/resources/delivery';
import type { Batch } from './batch';
import { patternOf } from './say-no-names';
import { watchEntries } from './watch-entries';
import { releaseAt } from './releases';

/** What the timeline tells of a call. */
type CallEntry = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'duration'> & {
  responseStatus?: number;
  serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'description'>[];
};

/** The watch's own sending is no call of any remote. */
const OWN = `${BASE_URL}${delivery.observe.path}`;

/** Which call it was: as the server says, or by its address where the page may not read that (plain http). */
const callOf = ({ serverTiming = [] }: CallEntry, pathname: string): string =>
  serverTiming.find(({ name }) => name === 'call')?.description || patternOf(pathname);

/** What the page called off has no status, as has a broken line: neither says how long the server takes. */
const wasAnswered = ({ responseStatus = 200 }: CallEntry) => responseStatus > 0;

/** A fault of the server. What it refuses is an answer like any other. */
const isFault = ({ responseStatus = 200 }: CallEntry) => responseStatus >= 500;

/** Adds a call that was answered to the batch; anything else that was fetched is left out. */
export function addCall(batch: Pick<Batch, 'calls'>, entry: CallEntry) {
  const { pathname, origin } = new URL(entry.name, window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith(`${BASE_URL}/`) || pathname === OWN || !wasAnswered(entry)) return;
  const ms = Math.round(entry.duration);
  const sums = { count: 1, failed: isFault(entry) ? 1 : 0, total_ms: ms, max_ms: ms };
  batch.calls.add({ ...releaseAt(entry.startTime), of: callOf(entry, pathname), ...sums });
}

/** Counts the calls of the API with their times, for the remote on whose page they were made. */
export function watchCalls(batch: Batch) {
  watchEntries<PerformanceResourceTiming>(['resource'], (entry) => {
    if (entry.initiatorType === 'xmlhttprequest' || entry.initiatorType === 'fetch') addCall(batch, entry);
  });
}
