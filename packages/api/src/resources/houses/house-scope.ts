import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import { byRole } from '../../scope/by-role';

const worksAt = (worker: CurrentUser) => sql`exists (
  select 1 from ${jobs} where ${and(eq(jobs.house_id, houses.id), eq(jobs.worker_id, worker.id), eq(jobs.status, 'assigned'))})`;

/** The houses of a user: those led, those of the current jobs. Deleted ones are nobody's. */
export const housesWithin = (user: CurrentUser): SQL | undefined =>
  and(isNull(houses.deleted_at), byRole(user, { teamLeader: eq(houses.team_leader_id, user.id), worker: worksAt(user) }));
