import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { asActor } from '../../platform/audit/actor';
import { invoices } from '../../platform/db/schema/invoices';
import { paymentRunInvoices, paymentRuns } from '../../platform/db/schema/payment-runs';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { ApiError } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { enqueue } from '../../platform/queue/enqueue';
import { resourceChanged } from '../../platform/realtime/push';
import type { Services } from '../../platform/services';
import { needsAnother } from '../auth/needs-another';
import { paidAlone, paymentFault, writePayment } from './pay-invoice';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'pay-invoices': Record<string, never>;
  }
}

/** The number of invoices paid in one transaction: the progress advances by this number, and at most this number is repeated after a kill. */
const AT_ONCE = 20;

type Run = typeof paymentRuns.$inferSelect;

/**
 * The job that pays the invoices of all runs, a few in each transaction. Invoices that a killed server had not committed are still unpaid:
 * the next job continues with them, and none pays an invoice twice.
 */
export const payInTurn = (services: Services) => async (): Promise<void> => {
  for (const run of await services.db.select().from(paymentRuns).where(isNull(paymentRuns.ended_at)).orderBy(asc(paymentRuns.id))) {
    const actor = { userId: run.started_by_id, tokenId: null, requestId: run.request_id };
    let isOver = false;
    while (!isOver) isOver = await asActor(actor, () => inTransaction(services.db, (tx) => payNext(tx, services, run.id)));
  }
};

/** Immediately continues the runs that a stopped server left, instead of within a minute. */
export async function resumePayments({ db }: Services): Promise<void> {
  if ((await db.$count(paymentRuns, isNull(paymentRuns.ended_at))) === 0) return;
  await inTransaction(db, (tx) => enqueue(tx, 'pay-invoices', {}));
}

/** @returns whether nothing is left to do here: all invoices are settled, or another job has the run */
async function payNext(tx: Tx, { clock }: Services, runId: number): Promise<boolean> {
  const [run] = await tx
    .select()
    .from(paymentRuns)
    .where(and(eq(paymentRuns.id, runId), isNull(paymentRuns.ended_at)))
    .for('update', { skipLocked: true });
  if (!run) return true;
  const next = await tx
    .select({ id: paymentRunInvoices.invoice_id })
    .from(paymentRunInvoices)
    .where(and(eq(paymentRunInvoices.run_id, runId), isNull(paymentRunInvoices.paid_cents), isNull(paymentRunInvoices.refusal)))
    .orderBy(asc(paymentRunInvoices.invoice_id))
    .limit(AT_ONCE);
  if (next.length === 0) await tx.update(paymentRuns).set({ ended_at: clock.now() }).where(eq(paymentRuns.id, runId));
  else
    await settle(
      tx,
      run,
      next.map(({ id }) => id),
    );
  await resourceChanged(tx, { resource: 'invoice', ids: [], to: [run.started_by_id], actor: null });
  return next.length === 0;
}

/** Pays invoices in full, in the order of their ids, or stores the reason of the refusal. */
async function settle(tx: Tx, run: Run, ids: readonly number[]): Promise<void> {
  const payer = { id: run.started_by_id };
  const locked = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(asc(invoices.id))
    .for('update');
  const alone = await paidAlone(tx, payer, ids);
  for (const invoice of locked) {
    const fault = paymentFault(invoice, run.paid_on);
    const refusal = fault ? sentenceOf(fault) : alone.has(invoice.id) ? text(await needsAnother(tx, payer, 'invoice-pay')) : null;
    if (refusal === null) await writePayment(tx, payer, invoice, { cents: invoice.payable_cents, on: run.paid_on });
    await tx
      .update(paymentRunInvoices)
      .set(refusal === null ? { paid_cents: invoice.payable_cents - invoice.paid_cents } : { refusal })
      .where(and(eq(paymentRunInvoices.run_id, run.id), eq(paymentRunInvoices.invoice_id, invoice.id)));
  }
}

/** The message at the field, if the refusal has one. */
const sentenceOf = ({ message, details }: ApiError): string => Object.values(details.errors ?? {}).flat()[0] ?? message;
