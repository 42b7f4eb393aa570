import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invoices } from '../db/schema/invoices';
import { xeroOutbox } from '../db/schema/xero';
import type { Tx } from '../db/transaction';
import { enqueue } from '../queue/enqueue';
import { announceInvoice } from './announce-invoice';

/** Has an invoice sent to Xero once the transaction is committed. @param actor who wants it, null where the account is gone */
export async function queueBill(tx: Tx, invoiceId: number, actor: number | null): Promise<void> {
  const wanted = { idempotency_key: randomUUID(), due_at: null, error: null, queued_by_id: actor };
  await tx
    .insert(xeroOutbox)
    .values({ invoice_id: invoiceId, ...wanted })
    .onConflictDoUpdate({ target: xeroOutbox.invoice_id, set: wanted });
  await tx.update(invoices).set({ sync: 'queued' }).where(eq(invoices.id, invoiceId));
  await enqueue(tx, 'xero-bill', { invoiceId });
  await announceInvoice(tx, invoiceId, actor);
}
