import type { xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import type { Invoice } from 'xero-node';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { unprocessable } from '../../../platform/http/errors';
import type { Services } from '../../../platform/services';
import { answering } from '../client/answer-failure';
import { applyBooked } from './apply-booked';
import { type Booked, bookedOf } from './booked';
import { fetchBooked } from './fetch-changed';
import { inXero } from '../client/in-xero';
import { findBill } from './read-bill';

const GONE = ['VOIDED', 'DELETED'];

/**
 * Voids an invoice without payments, in Xero and here; its work can be invoiced again. Does nothing to one already void.
 * @throws 404; 422 for one that is fully or partly paid, or when Xero cannot be reached
 */
export const voidInvoice = ({ services, user, params, reply }: Context<typeof calls.voidBill>): Promise<Record<string, never>> =>
  answering(reply, async () => {
    const { invoice } = await findBill(services, user, params.id);
    const there = await fetchBooked(services, params.id);
    if (invoice.paid_cents > 0 || there.paid_cents > 0) throw unprocessable('invoice.already_paid');
    const gone = await endBill(services, there);
    await inTransaction(services.db, (tx) => applyBooked(tx, services, invoice.id, gone, user.id));
    return {};
  });

/** Ends a bill that is still open. Xero voids authorised bills and deletes those that were never authorised. */
export async function endBill(services: Services, bill: Booked): Promise<Booked> {
  if (GONE.includes(bill.status)) return bill;
  const change = { status: bill.status === 'AUTHORISED' ? 'VOIDED' : 'DELETED' };
  return inXero(services, async ({ api, tenantId }) => {
    const { body } = await api.updateInvoice(tenantId, bill.id, { invoices: [change as unknown as Invoice] });
    return bookedOf(body.invoices?.[0]);
  });
}
