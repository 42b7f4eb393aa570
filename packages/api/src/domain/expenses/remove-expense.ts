import type { expenses as calls } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { announceExpense, lockToChange } from './expense-record';

/** Deletes a pending expense and its receipt. @throws 404; 401 for another user's expense; 422 */
export async function removeExpense({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  const receipt = await inTransaction(services.db, async (tx) => {
    const { id, receipt_file_id } = await lockToChange(tx, user, params.id);
    await announceExpense(tx, user, id);
    await tx.delete(expenses).where(eq(expenses.id, id));
    return receipt_file_id;
  });
  if (receipt !== null) await services.files.discard(services.db, receipt);
  return {};
}
