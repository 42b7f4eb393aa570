import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/identity';
import { houseLeaderships, houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';

export const manager = alias(users, 'manager');

/** Members of the team: all accounts except workers. */
export const IS_MEMBER: SQL | undefined = and(ne(users.user_type, 'worker'), isNull(users.deleted_at));

const ledSince = sql`(
  select max(${houseLeaderships.started_on}) from ${houseLeaderships}
  where ${and(eq(houseLeaderships.house_id, houses.id), isNull(houseLeaderships.ended_on))})`;

/** The house led; of several, the one taken over last. */
export const currentHouse = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', ${houses.id}, 'name', ${houses.name}) from ${houses}
  where ${and(eq(houses.team_leader_id, users.id), isNull(houses.deleted_at))}
  order by ${desc(ledSince)} nulls last, ${asc(houses.id)} limit 1)`;

/** Members with their manager and house, one row each, in one statement. */
export const selectMembers = (executor: Executor) =>
  executor
    .select({
      user: users,
      senior_manager: { id: manager.id, first_name: manager.first_name, last_name: manager.last_name },
      current_house: currentHouse,
      total,
    })
    .from(users)
    .leftJoin(manager, eq(manager.id, users.senior_manager_id));

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];
