import { eq, or, type SQL, sql } from 'drizzle-orm';
import { expenses } from '../../db/schema/money';
import { houses } from '../../db/schema/places';
import { byRole, type Viewer } from '../../scope/by-role';

/** The expenses of a user: those of the houses led; a worker's own, spent or added. */
export const expensesWithin = (user: Viewer): SQL | undefined =>
  byRole(user, {
    teamLeader: eq(houses.team_leader_id, user.id),
    worker: sql`(${or(eq(expenses.worker_id, user.id), eq(expenses.added_by_id, user.id))})`,
  });
