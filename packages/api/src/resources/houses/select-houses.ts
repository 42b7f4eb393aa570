import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/identity';
import { jobs } from '../../db/schema/jobs';
import { invoices } from '../../db/schema/invoices';
import { expenses } from '../../db/schema/money';
import { houses, participants } from '../../db/schema/places';
import { states } from '../../db/schema/states';
import type { Executor } from '../../db/transaction';
import { countOf, listOfRows } from '../../list/aggregate';
import { total } from '../../list/page-of';
import type { PersonRow } from '../../wire/person';

export const leader = alias(users, 'leader');

const working = sql`from ${jobs} where ${and(eq(jobs.house_id, houses.id), eq(jobs.status, 'assigned'))}`;

/** What a house is counted by, each in one subquery. */
export const HOUSE_COUNTS = {
  participants_count: countOf(sql`from ${participants} where ${participants.house_id} = ${houses.id}`),
  jobs_count: countOf(sql`from ${jobs} where ${and(eq(jobs.house_id, houses.id), isNull(jobs.archived_at))}`),
  workers_count: sql<number>`(select count(distinct ${jobs.worker_id})::int ${working})`,
  invoices_count: countOf(sql`from ${invoices} where ${invoices.house_id} = ${houses.id}`),
  expenses_count: countOf(sql`from ${expenses} where ${expenses.house_id} = ${houses.id}`),
};

const workersOfHouse = listOfRows<PersonRow>(sql`
  select ${users.id}, ${users.first_name}, ${users.last_name} from ${users}
  where ${users.id} in (select ${jobs.worker_id} ${working}) order by ${users.first_name}, ${users.id}`);

/** Houses with who leads them and who works there, one row each, in one statement. */
export const selectHouses = (executor: Executor) =>
  executor
    .select({
      house: houses,
      state: { id: states.id, name: states.code },
      team_leader: { id: leader.id, first_name: leader.first_name, last_name: leader.last_name },
      ...HOUSE_COUNTS,
      workers: workersOfHouse,
      total,
    })
    .from(houses)
    .innerJoin(states, eq(states.id, houses.state_id))
    .leftJoin(leader, eq(leader.id, houses.team_leader_id));

export type HouseRow = Awaited<ReturnType<typeof selectHouses>>[number];
