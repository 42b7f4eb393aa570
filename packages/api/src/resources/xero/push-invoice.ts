import type { Invoice } from '@careloom/contract/resources/invoices';
import { xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import { and, eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoices';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { invalidField } from '../../http/errors';
import { text } from '../../http/text';
import type { Services } from '../../services';
import { answering } from '../../xero/answer-failure';
import { billFrom } from '../../xero/bill';
import { readConnection } from '../../xero/connection';
import { appOf, readConfig } from '../../xero/credentials';
import { XeroFailure } from '../../xero/failure';
import { queueBill } from '../../xero/queue-bill';
import { readSource } from '../../xero/read-source';
import { getInvoice } from '../invoices/get-invoice';
import { invoicesWithin } from '../invoices/invoice-scope';

const invoiceUnknown = () => invalidField('invoice_id', 'validation.exists', { attribute: text(calls.push.labels.invoice_id) });

/**
 * Queues an invoice to be sent. What would fail for certain is told at once; one that is in Xero, or queued, is answered as it is.
 * @throws 404 for a worker without a contact; 422 for an unknown or void invoice, without a link, credentials or codes
 */
export const pushInvoice = ({ services, user, body, reply }: Context<typeof calls.push>): Promise<Invoice> =>
  answering(reply, async () => {
    const { invoice_id: id } = body;
    await checkReady(services, id);
    await inTransaction(services.db, async (tx) => {
      const [invoice] = await tx
        .select({ status: invoices.status, sync: invoices.sync })
        .from(invoices)
        .where(and(eq(invoices.id, id), invoicesWithin(user)))
        .for('update');
      if (!invoice || invoice.status === 'void') throw invoiceUnknown();
      if (invoice.sync === 'failed' || invoice.sync === 'not_synced') await queueBill(tx, id, user.id);
    });
    return getInvoice(services, user, id);
  });

async function checkReady(services: Services, invoiceId: number): Promise<void> {
  const { db } = services;
  const source = await readSource(db, invoiceId);
  if (!source) throw invoiceUnknown();
  const config = await readConfig(db);
  if (!appOf(services, config)) throw new XeroFailure('config', 'no credentials');
  const connection = await readConnection(db);
  if (!connection?.refresh_token) throw new XeroFailure('disconnected', 'no link');
  billFrom(source, config?.line_items ?? []);
}
