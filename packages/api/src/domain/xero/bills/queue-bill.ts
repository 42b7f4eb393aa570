import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import { enqueue } from '../../../platform/queue/enqueue';
import { announceInvoice } from './announce-invoice';

/** Sends an invoice to Xero once the transaction is committed. @param actor who requested it; null when the account is deleted */
export async function queueBill(tx: Tx, invoiceId: number, actor: number | null): Promise<void> {
  const wanted = { idempotency_key: randomUUID(), due_at: null, error: null, detail: null, queued_by_id: actor };
  await tx
    .insert(xeroOutbox)
    .values({ invoice_id: invoiceId, ...wanted })
    .onConflictDoUpdate({ target: xeroOutbox.invoice_id, set: wanted });
  await tx.update(invoices).set({ sync: 'queued' }).where(eq(invoices.id, invoiceId));
  await enqueue(tx, 'xero-bill', { invoiceId });
  await announceInvoice(tx, invoiceId, actor);
}

/**
 * Queues failed bills again, on behalf of the users who requested them, once the cause of their failure was fixed.
 * @param which limits the bills; undefined for all
 */
export async function queueFailed(tx: Tx, which?: SQL): Promise<void> {
  const failed = await tx
    .select({ id: invoices.id, actor: xeroOutbox.queued_by_id })
    .from(invoices)
    .innerJoin(xeroOutbox, eq(xeroOutbox.invoice_id, invoices.id))
    .where(and(eq(invoices.sync, 'failed'), ne(invoices.status, 'void'), which))
    .orderBy(asc(invoices.id))
    .for('update', { of: invoices });
  for (const { id, actor } of failed) await queueBill(tx, id, actor);
}
