import { eq, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import { money } from '../../platform/serialize/values';
import { spender } from '../expenses/select-expenses';
import { payee } from '../invoices/select-invoices';

/** A float, for a sum of many cents is more than the driver reads as a number; it is exact up to 2^53. */
const sumOf = (cents: SQL): SQL<number> => sql<number>`coalesce(sum(${cents}), 0)::float8`;

/** What the expenses come to that a condition finds. */
export async function expenseTotals(executor: Executor, where: SQL | undefined): Promise<{ amount: string }> {
  const [row] = await executor
    .select({ amount: sumOf(sql`${expenses.amount_cents}`) })
    .from(expenses)
    .innerJoin(jobs, eq(jobs.id, expenses.job_id))
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .leftJoin(spender, eq(spender.id, expenses.worker_id))
    .where(where);
  return { amount: money(row?.amount ?? 0) };
}

const inForce = (cents: SQL) => sumOf(sql`case when ${invoices.status} = 'void' then 0 else ${cents} end`);

/** What the invoices come to that a condition finds; a void one counts nothing. */
export async function invoiceSums(executor: Executor, where: SQL | undefined): Promise<{ amount: string; paid: string; due: string }> {
  const [row] = await executor
    .select({ amount: inForce(sql`${invoices.payable_cents}`), paid: inForce(sql`${invoices.paid_cents}`) })
    .from(invoices)
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(where);
  const { amount, paid } = row ?? { amount: 0, paid: 0 };
  return { amount: money(amount), paid: money(paid), due: money(amount - paid) };
}
