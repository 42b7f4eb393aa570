import { eq, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { leader } from '../houses/select-houses';

/** Houses as a board shows them, one row each. */
export const selectBoardHouses = (executor: Executor) =>
  executor
    .select({
      id: houses.id,
      name: houses.name,
      timeZone: sql<string>`coalesce(${houses.time_zone}, ${states.time_zone})`,
      leader: { name: leader.first_name, picture: leader.picture_file_id, contact_no: leader.contact_no },
    })
    .from(houses)
    .innerJoin(states, eq(states.id, houses.state_id))
    .leftJoin(leader, eq(leader.id, houses.team_leader_id));

export type BoardHouse = Awaited<ReturnType<typeof selectBoardHouses>>[number];
