import type { paymentRuns as calls } from '@careloom/contract/resources/payment-runs';
import { type PaymentRun } from '@careloom/contract/resources/payment-runs';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { paymentRunInvoices, paymentRuns } from '../../platform/db/schema/payment-runs';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { listOfRows } from '../../platform/list/aggregate';
import { enqueue } from '../../platform/queue/enqueue';
import { isoOf, isoOrNull, money } from '../../platform/serialize/values';
import { today } from '../organisation/today';
import { invoicesWithin } from './invoice-record';

/**
 * Starts a run that pays invoices in full, one after another. Once per idempotency key.
 * @throws 404 if one does not exist or is out of scope
 */
export function startPaymentRun({ body, user, request, services }: Context<typeof calls.start>): Writing<typeof calls.start> {
  const ids = [...new Set(body.ids)];
  return async (tx) => {
    const known = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .leftJoin(houses, eq(houses.id, invoices.house_id))
      .where(and(inArray(invoices.id, ids), invoicesWithin(user)));
    if (known.length < ids.length) throw notFound();
    const paid_on = body.paid_date ?? (await today(tx, services.clock.now()));
    const begun = { started_by_id: user.id, request_id: request.id, paid_on, created_at: services.clock.now() };
    const [run] = await tx.insert(paymentRuns).values(begun).returning({ id: paymentRuns.id });
    if (!run) throw new Error('The payment run was not written.');
    await tx.insert(paymentRunInvoices).values(ids.map((invoice_id) => ({ run_id: run.id, invoice_id })));
    await enqueue(tx, 'pay-invoices', {});
    const [shown] = await readRuns(tx, eq(paymentRuns.id, run.id));
    if (!shown) throw new Error('The payment run was not written.');
    return shown;
  };
}

export async function listPaymentRuns({ services, user }: Context<typeof calls.list>): Promise<{ runs: PaymentRun[] }> {
  const own = eq(paymentRuns.started_by_id, user.id);
  return { runs: await readRuns(services.db, and(own, isNull(paymentRuns.dismissed_at))) };
}

/** @throws 404 for another user's run, and for one that is still running */
export async function dismissPaymentRun({ services, user, params }: Context<typeof calls.dismiss>): Promise<Record<string, never>> {
  const own = and(eq(paymentRuns.id, params.id), eq(paymentRuns.started_by_id, user.id), isNotNull(paymentRuns.ended_at));
  const put = await services.db
    .update(paymentRuns)
    .set({ dismissed_at: services.clock.now() })
    .where(own)
    .returning({ id: paymentRuns.id });
  if (put.length === 0) throw notFound();
  return {};
}

const settledCount = sql<number>`(select count(${paymentRunInvoices.paid_cents})::int from ${paymentRunInvoices}
  where ${paymentRunInvoices.run_id} = ${paymentRuns.id})`;
const total = sql<number>`(select count(*)::int from ${paymentRunInvoices} where ${paymentRunInvoices.run_id} = ${paymentRuns.id})`;
const amount = sql<number>`(select coalesce(sum(${paymentRunInvoices.paid_cents}), 0)::float8 from ${paymentRunInvoices}
  where ${paymentRunInvoices.run_id} = ${paymentRuns.id})`;
const refused = listOfRows<PaymentRun['refused'][number]>(sql`
  select ${invoices.id}, ${invoices.number}, ${paymentRunInvoices.refusal} as reason
  from ${paymentRunInvoices} join ${invoices} on ${invoices.id} = ${paymentRunInvoices.invoice_id}
  where ${paymentRunInvoices.run_id} = ${paymentRuns.id} and ${paymentRunInvoices.refusal} is not null order by ${invoices.id}`);

/** Runs with their progress, latest first. */
async function readRuns(executor: Executor, where: SQL | undefined): Promise<PaymentRun[]> {
  const rows = await executor
    .select({ run: paymentRuns, total, paid: settledCount, amount, refused })
    .from(paymentRuns)
    .where(where)
    .orderBy(desc(paymentRuns.id))
    .limit(20);
  return rows.map(({ run, ...counts }) => ({
    id: run.id,
    paid_date: run.paid_on,
    started_at: isoOf(run.created_at),
    ended_at: isoOrNull(run.ended_at),
    ...counts,
    amount: money(counts.amount),
  }));
}
