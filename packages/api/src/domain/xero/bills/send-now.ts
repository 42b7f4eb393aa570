import { eq, sql } from 'drizzle-orm';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import { unprocessable } from '../../../platform/http/errors';
import { hasten } from '../../../platform/queue/hasten';
import { announceInvoice } from './announce-invoice';

/**
 * Ends the waiting time of a queued bill, also where Xero asked to wait: it answers for itself then. The job that waits is brought forward, so
 * that no second one sends the same bill. @throws 422 while it is being sent
 */
export async function sendNow(tx: Tx, invoiceId: number, actor: number): Promise<void> {
  if (!(await hasten(tx, 'xero-bill', sql`(data ->> 'invoiceId')::int = ${invoiceId}`, { invoiceId, now: true }))) {
    throw unprocessable('xero.being_sent');
  }
  await tx.update(xeroOutbox).set({ due_at: null }).where(eq(xeroOutbox.invoice_id, invoiceId));
  await announceInvoice(tx, invoiceId, actor);
}
