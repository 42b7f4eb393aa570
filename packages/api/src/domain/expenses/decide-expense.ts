import type { Expense, expenses as calls } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/notify';
import { today } from '../organisation/today';
import { announceExpense, type LockedExpense, lockToApprove, lockToConfirm, lockToReject } from './expense-record';
import { readExpense } from './get-expense';

/** @throws 404; 401 for one's own; 422 when it is already decided, the approver changed it last, or its worker must confirm a change */
export const approveExpense = ({ body, user, services }: Context<typeof calls.approve>): Promise<Expense> =>
  decide(services, user, body.id, { status: 'approved', type: 'expense_approve', reject_reason: null });

/** @throws 404; 401 for one's own; 422 when it is already decided */
export const rejectExpense = ({ body, user, services }: Context<typeof calls.reject>): Promise<Expense> =>
  decide(services, user, body.id, { status: 'rejected', type: 'expense_reject', reject_reason: body.reason });

type Decision =
  | { status: 'approved'; type: 'expense_approve'; reject_reason: null }
  | { status: 'rejected'; type: 'expense_reject'; reject_reason: string };

/** Decides on a pending expense and notifies its author and its worker. @param check throws when it may not be decided on */
export function decide(
  services: Services,
  user: CurrentUser,
  id: number,
  { status, type, reject_reason }: Decision,
  check?: (expense: LockedExpense) => void,
): Promise<Expense> {
  return inTransaction(services.db, async (tx) => {
    const expense = await (status === 'approved' ? lockToApprove : lockToReject)(tx, user, id);
    check?.(expense);
    const { title, added_by_id, worker_id } = expense;
    const decided_on = await today(tx, services.clock.now());
    await tx
      .update(expenses)
      .set({ status, decided_by_id: user.id, decided_on, reject_reason, returned_at: null })
      .where(eq(expenses.id, id));
    const to = worker_id === null ? [added_by_id] : [added_by_id, worker_id];
    await notify(tx, { to, type, routeId: id, senderId: user.id, values: { title } });
    await announceExpense(tx, user, id);
    return readExpense(services, tx, user, id);
  });
}

/**
 * The worker of an expense confirms somebody else's change.
 * @throws 404; 401 for another worker's expense; 422 when it is already decided
 */
export function confirmExpense({ body, user, services }: Context<typeof calls.confirm>): Promise<Expense> {
  return inTransaction(services.db, async (tx) => {
    const { id } = await lockToConfirm(tx, user, body.id);
    await tx.update(expenses).set({ returned_at: null }).where(eq(expenses.id, id));
    await announceExpense(tx, user, id);
    return readExpense(services, tx, user, id);
  });
}
