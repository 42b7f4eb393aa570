import { eq, isNotNull, and } from 'drizzle-orm';
import { jobs } from '../db/schema/jobs';
import { houses } from '../db/schema/places';
import { shifts } from '../db/schema/shifts';
import type { Executor } from '../db/transaction';

/** Ids of the team leaders who have a worker among theirs: those of houses where the worker has, or had, a job or a shift. */
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
