import { and, asc, eq, ne } from 'drizzle-orm';
import { invoices } from '../db/schema/invoices';
import { xeroOutbox } from '../db/schema/xero';
import type { Tx } from '../db/transaction';
import { queueBill } from './queue-bill';

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
