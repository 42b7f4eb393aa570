import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { announceWorker, workersWithin } from './worker-record';
import { getWorker } from './get-worker';

export type LockedWorker = typeof users.$inferSelect;
type Change = Partial<Pick<LockedWorker, 'verification_status' | 'is_active' | 'archived_at' | 'other_info'>>;

interface Target {
  services: Services;
  user: CurrentUser;
  id: number;
}

/**
 * Changes a worker within the user's scope, under a lock, and notifies open pages.
 * @param decide returns the changes for the worker as read under the lock; null for none
 * @throws 404; whatever `decide` throws
 */
export function changeWorker(
  { services, user, id }: Target,
  decide: (tx: Tx, worker: LockedWorker) => Promise<Change | null>,
): Promise<SupportWorker> {
  return inTransaction(services.db, async (tx) => {
    const reach = workersWithin(user);
    const [worker] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), reach))
      .for('no key update');
    if (!worker) throw notFound();
    const change = await decide(tx, worker);
    if (change) {
      await tx
        .update(users)
        .set({ ...change, updated_at: services.clock.now() })
        .where(eq(users.id, id));
      await announceWorker(tx, user, id);
    }
    return getWorker(services, user, id, reach, tx);
  });
}
