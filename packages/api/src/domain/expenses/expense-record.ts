import type { MessageKey } from '@careloom/contract/messages/index';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, refused, unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole, isAdminSide, type Viewer } from '../../platform/scope/by-role';
import { canAnswer, needsAnother } from '../auth/needs-another';
import { adminSide } from '../notifications/recipients';

/** Limits expenses to those a user may see: of the houses led; for a worker, those spent or added. */
export const expensesWithin = (user: Viewer): SQL | undefined =>
  byRole(user, {
    teamLeader: eq(houses.team_leader_id, user.id),
    worker: sql`(${or(eq(expenses.worker_id, user.id), eq(expenses.added_by_id, user.id))})`,
  });

export type LockedExpense = typeof expenses.$inferSelect;

/**
 * Locks a pending expense within scope until the transaction ends, so that of concurrent decisions and edits only one succeeds.
 * @param may whether this user may do it to this expense
 * @param otherwise the text where they may not; by default that of a missing permission
 * @throws 404; 401 `forbidden`; 422 when it is already decided
 */
async function lockPending(
  tx: Tx,
  user: CurrentUser,
  id: number,
  may: (expense: LockedExpense) => boolean,
  otherwise?: MessageKey,
): Promise<LockedExpense> {
  const [row] = await tx
    .select({ expense: expenses })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(and(eq(expenses.id, id), expensesWithin(user)))
    .for('update', { of: expenses });
  if (!row) throw notFound();
  if (!may(row.expense)) throw refused(otherwise);
  if (row.expense.status !== 'pending') throw unprocessable('expense.not_pending');
  return row.expense;
}

/** Locks an expense to edit or delete it: allowed for the user who added it, and for the admin side. */
export const lockToChange = (tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> =>
  lockPending(tx, user, id, ({ added_by_id }) => isAdminSide(user) || added_by_id === user.id);

/** Locks an expense to confirm somebody else's change: allowed for the worker who spent it. */
export const lockToConfirm = (tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> =>
  lockPending(tx, user, id, ({ worker_id }) => worker_id === user.id);

const isOwn = ({ added_by_id, worker_id }: LockedExpense, { id }: CurrentUser) => added_by_id === id || worker_id === id;

/** Locks an expense to reject it: nobody decides on an expense that they added or spent. */
export const lockToReject = (tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> =>
  lockPending(tx, user, id, (expense) => !isOwn(expense, user), 'expense.own_decision');

/**
 * Locks an expense to approve it. The rule for rejecting applies; also, nobody approves an expense that they changed last, or before its
 * worker has confirmed a change.
 * @throws 404; 401 `forbidden` for one's own, explaining how to proceed when nobody else may; 422
 */
export async function lockToApprove(tx: Tx, user: CurrentUser, id: number): Promise<LockedExpense> {
  const expense = await lockPending(tx, user, id, () => true);
  const { worker_id, changed_by_id, returned_at } = expense;
  if (isOwn(expense, user)) {
    const key = await needsAnother(tx, user, 'expense-approve');
    throw refused(key === 'approval.no_other' ? key : 'expense.own_decision');
  }
  if (worker_id === null) throw unprocessable('expense.no_worker');
  if (changed_by_id === user.id) throw unprocessable(await needsAnother(tx, user, 'expense-approve'));
  if (returned_at !== null && worker_id !== null && (await canAnswer(tx, worker_id))) throw unprocessable('expense.with_worker');
  return expense;
}

/** Notifies open pages that an expense changed: those of the admin side, of the house's team leader, of who spent and who added it. */
export async function announceExpense(tx: Tx, actor: CurrentUser, id: number): Promise<void> {
  const [concerned] = await tx
    .select({ leader: houses.team_leader_id, worker: expenses.worker_id, adder: expenses.added_by_id })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .where(eq(expenses.id, id));
  const people = Object.values(concerned ?? {}).filter((person) => person !== null);
  await resourceChanged(tx, { resource: 'expense', ids: [id], to: [...(await adminSide(tx)), ...people], actor: actor.id });
}
