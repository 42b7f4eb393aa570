import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { expenses } from '../../db/schema/money';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { notFound, refused, unprocessable } from '../../http/errors';
import { isAdminSide } from '../../scope/by-role';
import { expensesWithin } from './expense-scope';

export type LockedExpense = typeof expenses.$inferSelect;

/**
 * A pending expense within reach, that nobody else can change until the transaction ends: of two who decide on it, or of who
 * decides and who edits, exactly one does.
 * @param may whether this user may do it to this expense
 * @throws 404; 401 `forbidden`; 422 where it was decided on
 */
async function lockPending(tx: Tx, user: CurrentUser, id: number, may: (expense: LockedExpense) => boolean): Promise<LockedExpense> {
  const [row] = await tx
    .select({ expense: expenses })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(and(eq(expenses.id, id), expensesWithin(user)))
    .for('update', { of: expenses });
  if (!row) throw notFound();
  if (!may(row.expense)) throw refused();
  if (row.expense.status !== 'pending') throw unprocessable('expense.not_pending');
  return row.expense;
}

/** To edit or delete it: who added it, and the admin side. */
export const lockToChange = (tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> =>
  lockPending(tx, user, id, ({ added_by_id }) => isAdminSide(user) || added_by_id === user.id);

/** To approve or reject it: nobody decides on what they added or spent. */
export const lockToDecide = (tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> =>
  lockPending(tx, user, id, ({ added_by_id, worker_id }) => added_by_id !== user.id && worker_id !== user.id);
