import type { invoiceVoid as calls } from '@careloom/contract/resources/invoice-void';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import type { Executor, Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, unprocessable } from '../../platform/http/errors';
import { answering } from '../xero/client/answer-failure';
import { announceInvoice } from '../xero/bills/announce-invoice';
import { applyBooked } from '../xero/bills/apply-booked';
import { fetchBooked } from '../xero/bills/fetch-changed';
import { endBill } from '../xero/bills/void-invoice';
import { getInvoice } from './get-invoice';
import { invoicesWithin } from './invoice-record';
import { releaseWork } from './release-work';

/**
 * Voids an invoice without payments, with a reason. An invoice in Xero is voided there first. Does nothing to an invoice that is already
 * void here and in Xero.
 * @throws 404; 422 for one that is fully or partly paid, or when Xero cannot be reached
 */
export function voidInvoice({ services, user, params, body, reply }: Context<typeof calls.void>): Promise<Writing<typeof calls.void>> {
  return answering(reply, async () => {
    const invoice = await readUnpaid(services.db, user, params.id);
    const bill = invoice.accounting_invoice_id === null ? null : await fetchBooked(services, invoice.accounting_invoice_id);
    if (bill && bill.paid_cents > 0) throw unprocessable('invoice.has_payments');
    const ended = bill && (await endBill(services, bill));
    return async (tx: Tx) => {
      const { status } = await readUnpaid(tx, user, params.id, true);
      if (status !== 'void') await voidHere(tx, params.id, body.reason);
      if (ended) await applyBooked(tx, services, params.id, ended, user.id);
      else await announceInvoice(tx, params.id, user.id);
      return getInvoice(tx, user, params.id);
    };
  });
}

/** Voids an invoice in the database. If it is still queued, it is no longer sent to Xero. */
async function voidHere(tx: Tx, id: number, reason: string): Promise<void> {
  const [{ sync } = { sync: null }] = await tx.select({ sync: invoices.sync }).from(invoices).where(eq(invoices.id, id));
  const unsent = sync === 'queued' || sync === 'failed';
  await tx
    .update(invoices)
    .set({ status: 'void', void_reason: reason, ...(unsent && { sync: 'not_synced' }) })
    .where(eq(invoices.id, id));
  await releaseWork(tx, id);
}

/** @throws 404 for an unknown invoice and for one out of scope alike; 422 for one with a payment */
async function readUnpaid(executor: Executor, user: CurrentUser, id: number, isLocked = false) {
  const found = executor
    .select({ invoice: invoices })
    .from(invoices)
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(and(eq(invoices.id, id), invoicesWithin(user)));
  const [row] = await (isLocked ? found.for('update', { of: invoices }) : found);
  if (!row) throw notFound();
  const { status, paid_cents } = row.invoice;
  if (status === 'paid') throw unprocessable('invoice.already_paid');
  if (paid_cents > 0) throw unprocessable('invoice.has_payments');
  return row.invoice;
}
