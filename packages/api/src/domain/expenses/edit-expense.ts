import type { Expense, expenses as calls } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { centsOf } from '../../platform/serialize/values';
import { changeOf, notifyOfChange } from './paid-change';
import { announceExpense, lockToChange } from './expense-record';
import { readExpense } from './get-expense';
import { placeExpense } from './place-expense';
import { readReceipt, storeReceipt } from './read-receipt';

/**
 * Edits a pending expense; a new receipt replaces the old one. If somebody else changes what its worker is paid, the worker is notified and
 * must confirm it.
 * @throws 404; 401 for another user's expense; 422
 */
export async function editExpense({ params, body, user, files, services }: Context<typeof calls.update>): Promise<Expense> {
  const receipt = await readReceipt(files);
  const { edited, replaced } = await inTransaction(services.db, async (tx) => {
    const before = await lockToChange(tx, user, params.id);
    const { date, title, description } = body;
    const place = await placeExpense(tx, user, body, before);
    const receipt_file_id = receipt ? await storeReceipt(services, tx, user, receipt) : before.receipt_file_id;
    const amount_cents = centsOf(body.amount);
    const change = await changeOf(tx, user, before, { ...place, amount_cents }, services.clock.now());
    await tx
      .update(expenses)
      .set({ ...place, ...change, date, title, description, amount_cents, receipt_file_id })
      .where(eq(expenses.id, before.id));
    if (change.returned_at) await notifyOfChange(tx, user, before, { ...place, amount_cents });
    await announceExpense(tx, user, before.id);
    return { edited: await readExpense(services, tx, user, before.id), replaced: receipt ? before.receipt_file_id : null };
  });
  if (replaced !== null) await services.files.discard(services.db, replaced);
  return edited;
}
