import type { Expense, expenses as calls } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import { expenses } from '../../db/schema/money';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { announceExpense } from './announce-expense';
import { readExpense } from './get-expense';
import { lockToConfirm } from './lock-expense';

/** The worker of an expense agrees to what somebody else changed of it. @throws 404; 401 for another's; 422 where it was decided on */
export function confirmExpense({ body, user, services }: Context<typeof calls.confirm>): Promise<Expense> {
  return inTransaction(services.db, async (tx) => {
    const { id } = await lockToConfirm(tx, user, body.id);
    await tx.update(expenses).set({ returned_at: null }).where(eq(expenses.id, id));
    await announceExpense(tx, user, id);
    return readExpense(services, tx, user, id);
  });
}
