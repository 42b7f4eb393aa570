import { releaseIn } from '@careloom/contract/release-of';
import type { Batch } from './batch';
import type { Notice } from './notices';
import { messageOf } from './say-no-names';
import { ownRelease, releaseAt } from './releases';

/** The browser's own word that a layout was measured twice: nothing failed. */
const HARMLESS = /^ResizeObserver loop/;

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** Puts notices into a batch. Of loads only the first of a version counts: the next ones come from memory. */
export function noticeTaker(batch: Pick<Batch, 'failures' | 'loads'>): (notice: Notice) => void {
  const loaded = new Set<string>();
  return (notice) => {
    switch (notice.kind) {
      case 'load': {
        const { remote, version, ms } = notice;
        const key = `${remote} ${version}`;
        if (!loaded.has(key)) batch.loads.add({ remote, version, ms: Math.round(ms) });
        loaded.add(key);
        return;
      }
      case 'failure': {
        const { remote, phase, error, traceId } = notice;
        const version = notice.version || ownRelease(remote).version;
        batch.failures.add({ remote, version, phase, message: messageOf(error), trace_id: traceId, count: 1 });
        return;
      }
      case 'uncaught': {
        const message = messageOf(notice.error);
        if (HARMLESS.test(message)) return;
        const release = releaseIn(stackOf(notice.error)) ?? releaseIn(notice.file) ?? releaseAt(performance.now());
        batch.failures.add({ ...release, phase: 'uncaught', message, trace_id: null, count: 1 });
      }
    }
  };
}
