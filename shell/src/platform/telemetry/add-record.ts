import { releaseIn } from '@careloom/contract/release-of';
import type { Batch } from './batch';
import type { TelemetryRecord } from './record';
import { messageOf } from './redact';
import { ownRelease, releaseAt } from './releases';

/** Browsers report this when a layout was measured twice; it is not a failure. */
const HARMLESS = /^ResizeObserver loop/;

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** Adds records to a batch. Only the first load of a version counts: later ones come from memory. */
export function batchWriter(batch: Pick<Batch, 'failures' | 'loads'>): (record: TelemetryRecord) => void {
  const loaded = new Set<string>();
  return (record) => {
    switch (record.kind) {
      case 'load': {
        const { remote, version, ms } = record;
        const key = `${remote} ${version}`;
        if (!loaded.has(key)) batch.loads.add({ remote, version, ms: Math.round(ms) });
        loaded.add(key);
        return;
      }
      case 'failure': {
        const { remote, phase, error, traceId } = record;
        const version = record.version || ownRelease(remote).version;
        batch.failures.add({ remote, version, phase, message: messageOf(error), trace_id: traceId, count: 1 });
        return;
      }
      case 'uncaught': {
        const message = messageOf(record.error);
        if (HARMLESS.test(message)) return;
        const release = releaseIn(stackOf(record.error)) ?? releaseIn(record.file) ?? releaseAt(performance.now());
        batch.failures.add({ ...release, phase: 'uncaught', message, trace_id: null, count: 1 });
      }
    }
  };
}
