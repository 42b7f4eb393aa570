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

/** The houses of a user: those led, those of the current jobs. Deleted ones are nobody's. */
export const housesWithin = (user: CurrentUser): SQL | undefined =>
  and(isNull(houses.deleted_at), byRole(user, { teamLeader: eq(houses.team_leader_id, user.id), worker: worksAt(user) }));

export type LockedHouse = typeof houses.$inferSelect;

/** A house within the user's reach, that nobody else can change until the transaction ends. @throws 404 */
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
 * Tells open pages that a house changed: those of the admin side, of who works there, and of its leaders.
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
