import type { House } from '@careloom/contract/resources/houses';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses, participants } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { countOf, listOfRows } from '../../platform/list/aggregate';
import { total } from '../../platform/list/page-of';
import type { PersonRow } from '../../platform/serialize/person';
import { bit } from '../../platform/serialize/values';

export const houseOf = ({ house, state, team_leader, workers, ...counts }: HouseRow): House => ({
  id: house.id,
  name: house.name,
  team_leader,
  first_name: house.first_name,
  last_name: house.last_name,
  email: house.email,
  contact_no: house.contact_no,
  address: house.address,
  post_code: house.post_code,
  suburb: house.suburb,
  gender: house.gender,
  state,
  is_active: bit(house.is_active),
  holiday_region: house.holiday_region,
  time_zone: house.time_zone,
  participants_count: counts.participants_count,
  jobs_count: counts.jobs_count,
  workers_count: counts.workers_count,
  invoices_count: counts.invoices_count,
  expenses_count: counts.expenses_count,
  workers,
});

export const leader = alias(users, 'leader');

const working = sql`from ${jobs} where ${and(eq(jobs.house_id, houses.id), eq(jobs.status, 'assigned'))}`;

/** The counts of a house, one subquery each. */
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

/** Houses with their leader and workers, one row each, in one statement. */
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

/** @throws 404 for an unknown house and for one out of scope alike */
export async function getHouse(executor: Executor, id: number, reach?: SQL): Promise<House> {
  const [row] = await selectHouses(executor).where(and(eq(houses.id, id), reach));
  if (!row) throw notFound();
  return houseOf(row);
}
