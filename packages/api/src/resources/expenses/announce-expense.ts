import { eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import { expenses } from '../../db/schema/money';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/** Tells open pages that an expense changed: those of the admin side, of the house's team leader, of who spent and who added it. */
export async function announceExpense(tx: Tx, actor: CurrentUser, id: number): Promise<void> {
  const [concerned] = await tx
    .select({ leader: houses.team_leader_id, worker: expenses.worker_id, adder: expenses.added_by_id })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(eq(expenses.id, id));
  const people = Object.values(concerned ?? {}).filter((person) => person !== null);
  await resourceChanged(tx, { resource: 'expense', ids: [id], to: [...(await adminSide(tx)), ...people], actor: actor.id });
}
