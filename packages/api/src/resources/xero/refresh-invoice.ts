import type { Invoice } from '@careloom/contract/resources/invoices';
import type { xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { answering } from '../../xero/answer-failure';
import { applyBooked } from '../../xero/apply-booked';
import { fetchBooked } from '../../xero/fetch-changed';
import { getInvoice } from '../invoices/get-invoice';
import { findBill } from './find-bill';

/** Takes over what Xero says of an invoice now. @throws 404; 422 where Xero can not be asked */
export const refreshInvoice = ({ services, user, params, reply }: Context<typeof calls.refresh>): Promise<Invoice> =>
  answering(reply, async () => {
    const { invoice } = await findBill(services, user, params.id);
    const bill = await fetchBooked(services, params.id);
    await inTransaction(services.db, (tx) => applyBooked(tx, services, invoice.id, bill, user.id));
    return getInvoice(services.db, user, invoice.id);
  });
