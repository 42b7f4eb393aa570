import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';
import { agreementOf } from './agreement-of';

const assigned = sql`from ${jobs} where ${and(eq(jobs.worker_id, users.id), eq(jobs.status, 'assigned'))}`;

/** Occupied while a job is assigned. Computed, so that it is always correct. */
export const occupied = sql<boolean>`exists (select 1 ${assigned})`;

const currentHouse = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', ${houses.id}, 'name', ${houses.name})
  from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)}
  where ${and(eq(jobs.worker_id, users.id), eq(jobs.status, 'assigned'))}
  order by ${desc(jobs.assigned_at)}, ${asc(jobs.id)} limit 1)`;

/**
 * Workers with everything that a page shows, one row each, in one statement.
 * @param today in the organisation's time zone, for agreements in force
 */
export const selectWorkers = (executor: Executor, today: string) =>
  executor
    .select({
      worker: users,
      state: { id: states.id, name: states.code },
      occupied,
      agreement: agreementOf(users.id, today),
      current_house: currentHouse,
      total,
    })
    .from(users)
    .leftJoin(states, eq(states.id, users.state_id));

export type WorkerRow = Awaited<ReturnType<typeof selectWorkers>>[number];
