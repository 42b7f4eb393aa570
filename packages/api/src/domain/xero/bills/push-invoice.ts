import { xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import type { Tx } from '../../../platform/db/transaction';
import type { Context, Writing } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { sendNow } from './send-now';
import { answering } from '../client/answer-failure';
import { readSource } from './read-source';
import { queueFitBill, requireAccounting } from '../client/require-accounting';
import { getInvoice } from '../../invoices/get-invoice';
import { invoicesWithin } from '../../invoices/invoice-record';

const invoiceUnknown = () => invalidField('invoice_id', 'validation.exists', { attribute: text(calls.push.labels.invoice_id) });

/**
 * Queues an invoice to be sent. Certain failures are reported at once; an invoice already in Xero, or queued, is returned unchanged, unless
 * its waiting time is to be skipped.
 * @throws 404 for a worker without a contact; 422 for an unknown or void invoice, or without a connection, credentials or codes;
 * 422 while an invoice that should be sent now is already being sent
 */
export async function pushInvoice({ services, user, body, reply }: Context<typeof calls.push>): Promise<Writing<typeof calls.push>> {
  const { invoice_id: id, now } = body;
  const known = await readSource(services.db, id);
  if (!known) throw invoiceUnknown();
  await answering(reply, () => requireAccounting(services));
  return (tx) =>
    answering(reply, async () => {
      const [invoice] = await tx
        .select({ status: invoices.status, sync: invoices.sync })
        .from(invoices)
        .where(and(eq(invoices.id, id), invoicesWithin(user)))
        .for('update');
      if (!invoice || invoice.status === 'void') throw invoiceUnknown();
      if (!(await isOnItsWay(tx, id, invoice.sync))) await queueFitBill(tx, id, user.id);
      else if (now && invoice.sync === 'queued') await sendNow(tx, id, user.id);
      return getInvoice(tx, user, id);
    });
}

async function isOnItsWay(tx: Tx, invoiceId: number, sync: string): Promise<boolean> {
  if (sync !== 'queued') return sync === 'synced';
  const sent = await tx.select({ id: xeroOutbox.invoice_id }).from(xeroOutbox).where(eq(xeroOutbox.invoice_id, invoiceId));
  return sent.length > 0;
}
