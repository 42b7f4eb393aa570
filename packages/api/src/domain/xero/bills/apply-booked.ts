import { eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import type { Tx } from '../../../platform/db/transaction';
import { releaseWork } from '../../invoices/release-work';
import { today } from '../../organisation/today';
import type { Services } from '../../../platform/services';
import { announceInvoice } from './announce-invoice';
import type { Booked } from './booked';
import { reconcilePayment } from './reconcile-payment';

/** Applies the state of a bill at Xero to its invoice and notifies open pages. @param actor null for a job */
export async function applyBooked(tx: Tx, { clock }: Services, invoiceId: number, bill: Booked, actor: number | null): Promise<void> {
  const [local] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  if (!local) return;
  const standing = reconcilePayment(local, bill, await today(tx, clock.now()));
  await tx
    .update(invoices)
    .set({ ...standing, sync: 'synced', accounting_invoice_id: bill.id })
    .where(eq(invoices.id, invoiceId));
  if (standing.status === 'void' && local.status !== 'void') await releaseWork(tx, invoiceId);
  await announceInvoice(tx, invoiceId, actor);
}
