import { eq, sql } from 'drizzle-orm';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import { unprocessable } from '../../../platform/http/errors';
import { hasten } from '../../../platform/queue/hasten';
import { announceInvoice } from './announce-invoice';

/**
 * Longer than sending a bill can take: at most six calls, each of which Xero may delay for 15 seconds. If a job that waits for others is
 * mistaken for an interrupted one, the bill is still sent once, by its idempotency key at Xero (`push-bill.ts`).
 */
const LONGEST_SECONDS = 120;

/**
 * Ends the waiting time of a queued bill, even if Xero asked to wait. Moves the waiting job forward, so that no second job sends the same
 * bill; restarts one whose server was killed.
 * @throws 422 while it is being sent
 */
export async function sendNow(tx: Tx, invoiceId: number, actor: number): Promise<void> {
  const which = sql`(data ->> 'invoiceId')::int = ${invoiceId}`;
  if (!(await hasten(tx, 'xero-bill', { invoiceId, now: true }, { which, longestSeconds: LONGEST_SECONDS }))) {
    throw unprocessable('xero.being_sent');
  }
  await tx.update(xeroOutbox).set({ due_at: null }).where(eq(xeroOutbox.invoice_id, invoiceId));
  await announceInvoice(tx, invoiceId, actor);
}
