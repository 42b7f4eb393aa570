import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { users } from '../../db/schema/identity';
import { jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import { shifts } from '../../db/schema/shifts';
import { byRole } from '../../scope/by-role';

/** Everybody who is, or applied to be, a support worker. */
export const IS_WORKER: SQL | undefined = and(eq(users.user_type, 'worker'), isNull(users.deleted_at));

const hadJobAt = (leader: CurrentUser) => sql`exists (
  select 1 from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)}
  where ${jobs.worker_id} = ${users.id} and ${houses.team_leader_id} = ${leader.id})`;
const hadShiftAt = (leader: CurrentUser) => sql`exists (
  select 1 from ${shifts} join ${houses} on ${eq(houses.id, shifts.house_id)}
  where ${shifts.worker_id} = ${users.id} and ${houses.team_leader_id} = ${leader.id})`;

/** The workers of a user: a team leader's are those with a job or a shift, now or once, at a house led. */
export const workersWithin = (user: CurrentUser): SQL | undefined =>
  and(IS_WORKER, byRole(user, { teamLeader: sql`(${or(hadJobAt(user), hadShiftAt(user))})`, worker: eq(users.id, user.id) }));
