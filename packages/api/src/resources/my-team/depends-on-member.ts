import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/identity';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';

/** Whether a team leader reports to this senior manager. */
export const hasLeaders = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.senior_manager_id, id), isNull(users.deleted_at)))) > 0;

/** Whether this team leader leads a house. */
export const leadsHouse = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(houses, and(eq(houses.team_leader_id, id), isNull(houses.deleted_at)))) > 0;
