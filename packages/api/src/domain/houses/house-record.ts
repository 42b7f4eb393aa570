import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole } from '../../platform/scope/by-role';
import { adminSide } from '../notifications/recipients';

const worksAt = (worker: CurrentUser) => sql`exists (
  select 1 from ${jobs} where ${and(eq(jobs.house_id, houses.id), eq(jobs.worker_id, worker.id), eq(jobs.status, 'assigned'))})`;

/** Limits houses to those a user may see: those led; for workers, those of their current jobs. Excludes deleted ones. */
export const housesWithin = (user: CurrentUser): SQL | undefined =>
  and(isNull(houses.deleted_at), byRole(user, { teamLeader: eq(houses.team_leader_id, user.id), worker: worksAt(user) }));

export type LockedHouse = typeof houses.$inferSelect;

/** Locks a house within the user's scope until the transaction ends. @throws 404 */
export async function lockHouse(tx: Tx, user: CurrentUser, id: number): Promise<LockedHouse> {
  const [house] = await tx
    .select()
    .from(houses)
    .where(and(eq(houses.id, id), housesWithin(user)))
    .for('no key update');
  if (!house) throw notFound();
  return house;
}

/**
 * Notifies open pages that a house changed: those of the admin side, of its workers and of its leaders.
 * @param leaders before and after; null for none
 */
export async function announceHouse(tx: Tx, actor: CurrentUser, id: number, leaders: readonly (number | null)[]): Promise<void> {
  const working = await tx
    .select({ id: jobs.worker_id })
    .from(jobs)
    .where(and(eq(jobs.house_id, id), eq(jobs.status, 'assigned')));
  const concerned = [...leaders, ...working.map((worker) => worker.id)].filter((userId) => userId !== null);
  await resourceChanged(tx, { resource: 'house', ids: [id], to: [...(await adminSide(tx)), ...concerned], actor: actor.id });
}
