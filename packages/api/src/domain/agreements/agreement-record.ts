import { and, eq, type SQL, sql } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { byRole } from '../../platform/scope/by-role';
import { notify } from '../notifications/notify';
import { workersWithin } from '../support-workers/worker-record';

/** Limits agreements to those of the workers within a user's scope; for a worker, their own. */
export const agreementsWithin = (user: CurrentUser): SQL | undefined =>
  byRole(user, {
    teamLeader: sql`exists (select 1 from ${users} where ${eq(users.id, serviceAgreements.user_id)} and ${workersWithin(user)})`,
    worker: eq(serviceAgreements.user_id, user.id),
  });

/** Not signed yet: may be edited and deleted. */
export const UNSIGNED: readonly string[] = ['pending_sign', 'awaiting_signature'];
/** Cannot be changed any more. */
export const OVER: readonly string[] = ['terminated', 'ended'];

export type LockedAgreement = typeof serviceAgreements.$inferSelect;

/** Locks an agreement within the user's scope until the transaction ends. @throws 404 */
export async function lockAgreement(tx: Tx, user: CurrentUser, id: number): Promise<LockedAgreement> {
  const [agreement] = await tx
    .select()
    .from(serviceAgreements)
    .where(and(eq(serviceAgreements.id, id), agreementsWithin(user)))
    .for('update');
  if (!agreement) throw notFound();
  return agreement;
}

/** Notifies a worker that a document waits for a signature. */
export const notifyWorker = (tx: Tx, sender: CurrentUser, workerId: number): Promise<void> =>
  notify(tx, { to: [workerId], type: 'created_service_agreement', routeId: workerId, senderId: sender.id });
