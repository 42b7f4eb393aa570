import { inTransaction } from '../../platform/db/transaction';
import { today } from '../organisation/today';
import type { Services } from '../../platform/services';
import { announceWorker } from '../support-workers/worker-record';
import { endDue } from './end-replaced';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'end-agreements': Record<string, never>;
  }
}

/** The job that ends signed agreements whose term is over, or that a newer one replaced, by the organisation's day. */
export const endExpired =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      for (const worker of await endDue(tx, undefined, await today(tx, now), now)) await announceWorker(tx, null, worker);
    });
  };
