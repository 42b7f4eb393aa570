import type { expenses as calls } from '@careloom/contract/resources/expenses';
import { adminSide } from '../notifications/recipients';
import { expenses } from '../../platform/db/schema/money';
import type { Context, Writing } from '../../platform/http/context';
import { notify } from '../notifications/notify';
import { centsOf } from '../../platform/serialize/values';
import { announceExpense } from './expense-record';
import { readExpense } from './get-expense';
import { placeExpense } from './place-expense';
import { readReceipt, storeReceipt } from './read-receipt';

/** Adds an expense for approval and notifies the admin side. Once per idempotency key. */
export async function createExpense(context: Context<typeof calls.create>): Promise<Writing<typeof calls.create>> {
  const { body, user, files, services } = context;
  const receipt = await readReceipt(files);
  return async (tx) => {
    const { date, title, description } = body;
    const place = await placeExpense(tx, user, body);
    const receipt_file_id = receipt ? await storeReceipt(services, tx, user, receipt) : null;
    const [created] = await tx
      .insert(expenses)
      .values({
        ...place,
        date,
        title,
        description,
        amount_cents: centsOf(body.amount),
        added_by_id: user.id,
        receipt_file_id,
        created_at: services.clock.now(),
      })
      .returning({ id: expenses.id });
    if (!created) throw new Error('The expense was not written.');
    const name = `${user.firstName} ${user.lastName}`;
    const notice = { type: 'expense_generated', routeId: created.id, senderId: user.id, values: { name, title } } as const;
    await notify(tx, { to: await adminSide(tx), ...notice });
    await announceExpense(tx, user, created.id);
    return readExpense(services, tx, user, created.id);
  };
}
