import { eq, sql } from 'drizzle-orm';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import { unprocessable } from '../../../platform/http/errors';
import { hasten } from '../../../platform/queue/hasten';
import { announceInvoice } from './announce-invoice';

/**
 * Longer than a bill can be on its way: at most six calls that Xero lets wait for 15 seconds each. Should a job that waits for those before it be
 * taken for an interrupted one, the bill is still sent once, by its key at Xero (`push-bill.ts`).
 */
const LONGEST_SECONDS = 120;

/**
 * Ends the waiting time of a queued bill, also where Xero asked to wait: it answers for itself then. The job that waits is brought forward, so
 * that no second one sends the same bill; one whose server was killed begins again. @throws 422 while it is being sent
 */
export async function sendNow(tx: Tx, invoiceId: number, actor: number): Promise<void> {
  const which = sql`(data ->> 'invoiceId')::int = ${invoiceId}`;
  if (!(await hasten(tx, 'xero-bill', { invoiceId, now: true }, { which, longestSeconds: LONGEST_SECONDS }))) {
    throw unprocessable('xero.being_sent');
  }
  await tx.update(xeroOutbox).set({ due_at: null }).where(eq(xeroOutbox.invoice_id, invoiceId));
  await announceInvoice(tx, invoiceId, actor);
}
