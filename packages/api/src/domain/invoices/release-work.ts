import { eq, sql } from 'drizzle-orm';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';

/** Releases the work of a void invoice, which still has to be paid: it can be invoiced again. */
export async function releaseWork(tx: Tx, invoiceId: number): Promise<void> {
  await tx
    .update(shifts)
    .set({ status: 'approved', invoice_id: null, version: sql`${shifts.version} + 1` })
    .where(eq(shifts.invoice_id, invoiceId));
  await tx.update(expenses).set({ invoice_id: null }).where(eq(expenses.invoice_id, invoiceId));
}
