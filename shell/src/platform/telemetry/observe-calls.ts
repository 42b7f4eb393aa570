import { BASE_URL } from '@careloom/shared/http';
import { delivery } from '@careloom/contract/resources/delivery';
import type { Batch } from './batch';
import { patternOf } from './redact';
import { observeEntries } from './observe-performance';
import { releaseAt } from './releases';

/** An API call in the browser's resource timeline. */
type CallEntry = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'duration'> & {
  responseStatus?: number;
  serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'description'>[];
};

/** The path of telemetry's own requests, which are not counted. */
const OWN = `${BASE_URL}${delivery.observe.path}`;

/** The call's name from the `Server-Timing` header, or the pattern of its address where the page may not read that header (plain HTTP). */
const callOf = ({ serverTiming = [] }: CallEntry, pathname: string): string =>
  serverTiming.find(({ name }) => name === 'call')?.description || patternOf(pathname);

/** Aborted requests and lost connections have no status, and do not measure the server's speed. */
const wasAnswered = ({ responseStatus = 200 }: CallEntry) => responseStatus > 0;

/** A server error. A refusal is a normal answer. */
const isFault = ({ responseStatus = 200 }: CallEntry) => responseStatus >= 500;

/** Adds an answered API call to the batch; other requests are ignored. */
export function addCall(batch: Pick<Batch, 'calls'>, entry: CallEntry) {
  const { pathname, origin } = new URL(entry.name, window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith(`${BASE_URL}/`) || pathname === OWN || !wasAnswered(entry)) return;
  const ms = Math.round(entry.duration);
  const sums = { count: 1, failed: isFault(entry) ? 1 : 0, total_ms: ms, max_ms: ms };
  batch.calls.add({ ...releaseAt(entry.startTime), of: callOf(entry, pathname), ...sums });
}

/** Counts API calls and their durations by the remote whose page made them. */
export function observeCalls(batch: Batch) {
  observeEntries<PerformanceResourceTiming>(['resource'], (entry) => {
    if (entry.initiatorType === 'xmlhttprequest' || entry.initiatorType === 'fetch') addCall(batch, entry);
  });
}
