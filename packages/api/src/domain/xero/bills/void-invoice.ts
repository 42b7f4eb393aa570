import type { xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import type { Invoice } from 'xero-node';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { unprocessable } from '../../../platform/http/errors';
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
    const gone = GONE.includes(there.status) ? there : await inXero(services, (session) => endBill(session, there));
    await inTransaction(services.db, (tx) => applyBooked(tx, services, invoice.id, gone, user.id));
    return {};
  });

/** Xero voids authorised bills and deletes those that never were. */
async function endBill({ api, tenantId }: Parameters<Parameters<typeof inXero>[1]>[0], { id, status }: Booked): Promise<Booked> {
  const change = { status: status === 'AUTHORISED' ? 'VOIDED' : 'DELETED' };
  const { body } = await api.updateInvoice(tenantId, id, { invoices: [change as unknown as Invoice] });
  return bookedOf(body.invoices?.[0]);
}
