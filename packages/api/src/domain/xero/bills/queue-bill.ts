import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
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

/** Has the bills that failed sent again, in the name of who wanted them: for when the account is connected anew. */
export async function queueFailed(tx: Tx): Promise<void> {
  const failed = await tx
    .select({ id: invoices.id, actor: xeroOutbox.queued_by_id })
    .from(invoices)
    .innerJoin(xeroOutbox, eq(xeroOutbox.invoice_id, invoices.id))
    .where(and(eq(invoices.sync, 'failed'), ne(invoices.status, 'void')))
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
  for (const { id, actor } of failed) await queueBill(tx, id, actor);
}
