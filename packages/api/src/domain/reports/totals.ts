import { type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { expenses } from '../../platform/db/schema/money';
import type { Executor } from '../../platform/db/transaction';
import { money } from '../../platform/serialize/values';
import { joinExpenses, joinInvoices } from './joined';
import { sumOf } from './sum-of';

/** The total of the expenses that match a condition. */
export async function expenseTotals(executor: Executor, where: SQL | undefined): Promise<{ amount: string }> {
  const [row] = await joinExpenses(
    executor
      .select({ amount: sumOf(sql`${expenses.amount_cents}`) })
      .from(expenses)
      .$dynamic(),
  ).where(where);
  return { amount: money(row?.amount ?? 0) };
}

const inForce = (cents: SQL) => sumOf(sql`case when ${invoices.status} = 'void' then 0 else ${cents} end`);

/** The totals of the invoices that match a condition, without void ones. */
export async function invoiceSums(executor: Executor, where: SQL | undefined): Promise<{ amount: string; paid: string; due: string }> {
  const [row] = await joinInvoices(
    executor
      .select({ amount: inForce(sql`${invoices.payable_cents}`), paid: inForce(sql`${invoices.paid_cents}`) })
      .from(invoices)
      .$dynamic(),
  ).where(where);
  const { amount, paid } = row ?? { amount: 0, paid: 0 };
  return { amount: money(amount), paid: money(paid), due: money(amount - paid) };
}
