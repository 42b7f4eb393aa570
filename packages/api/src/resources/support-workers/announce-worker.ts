import type { CurrentUser } from '../../auth/current-user';
import { adminSide } from '../../audience/admin-side';
import { leadersOfWorker } from '../../audience/leaders-of-worker';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/**
 * Tells open pages that a worker, or an agreement of one, changed: those of the admin side, of the worker's team leaders and
 * the worker's own.
 * @param actor null where nobody but the clock did it
 */
export async function announceWorker(tx: Tx, actor: CurrentUser | null, id: number): Promise<void> {
  const to = [...(await adminSide(tx)), ...(await leadersOfWorker(tx, id)), id];
  await resourceChanged(tx, { resource: 'support-worker', ids: [id], to, actor: actor?.id ?? null });
}
