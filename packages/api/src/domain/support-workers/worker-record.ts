import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole } from '../../platform/scope/by-role';
import { adminSide, leadersOfWorker } from '../notifications/recipients';

/** All support workers and applicants. */
export const IS_WORKER: SQL | undefined = and(eq(users.user_type, 'worker'), isNull(users.deleted_at));

const hadJobAt = (leader: CurrentUser) => sql`exists (
  select 1 from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)}
  where ${jobs.worker_id} = ${users.id} and ${houses.team_leader_id} = ${leader.id})`;
const hadShiftAt = (leader: CurrentUser) => sql`exists (
  select 1 from ${shifts} join ${houses} on ${eq(houses.id, shifts.house_id)}
  where ${shifts.worker_id} = ${users.id} and ${houses.team_leader_id} = ${leader.id})`;

/** Limits workers to those a user may see: for a team leader, those who have, or had, a job or a shift at a house led. */
export const workersWithin = (user: CurrentUser): SQL | undefined =>
  and(IS_WORKER, byRole(user, { teamLeader: sql`(${or(hadJobAt(user), hadShiftAt(user))})`, worker: eq(users.id, user.id) }));

/**
 * Notifies open pages that a worker or an agreement of theirs changed: those of the admin side, of the worker's team leaders and the
 * worker's own.
 * @param actor null for a scheduled job
 */
export async function announceWorker(tx: Tx, actor: CurrentUser | null, id: number): Promise<void> {
  const to = [...(await adminSide(tx)), ...(await leadersOfWorker(tx, id)), id];
  await resourceChanged(tx, { resource: 'support-worker', ids: [id], to, actor: actor?.id ?? null });
}
