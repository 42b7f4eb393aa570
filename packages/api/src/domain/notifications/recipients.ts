import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';

/** Ids of the super admins and senior managers who can sign in: the specification's "admin side". */
export async function adminSide(executor: Executor): Promise<number[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.user_type, ['super_admin', 'senior_manager']), eq(users.is_active, true), isNull(users.deleted_at)));
  return rows.map(({ id }) => id);
}

/** Ids of a worker's team leaders: those of houses where the worker has, or had, a job or a shift. */
export async function leadersOfWorker(executor: Executor, workerId: number): Promise<number[]> {
  const led = (of: typeof jobs | typeof shifts) =>
    executor
      .select({ id: houses.team_leader_id })
      .from(houses)
      .innerJoin(of, eq(of.house_id, houses.id))
      .where(and(eq(of.worker_id, workerId), isNotNull(houses.team_leader_id)));
  const rows = await led(jobs).union(led(shifts));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
