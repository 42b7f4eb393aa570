import { call } from '../call';
import { day, money } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { flag, id, optional, text } from '../rules';
import { z } from '../schema';
import { invoice, invoiceLine } from './invoices';

/** An invoice in Xero. `status` is Xero's value: AUTHORISED, PAID, VOIDED. */
export const xeroInvoice = z.object({
  accounting_invoice_id: z.string(),
  /** Id of the invoice here. */
  invoice_id: z.number(),
  number: z.string(),
  contact: z.string(),
  date: day,
  due_date: z.nullable(day),
  amount: money,
  amount_due: money,
  status: z.string(),
});
export type XeroInvoice = z.output<typeof xeroInvoice>;

export const xeroInvoiceDetail = z.extend(xeroInvoice, {
  line_items: z.array(z.omit(invoiceLine, { service_hours: true, shift_id: true, expense_id: true })),
});
export type XeroInvoiceDetail = z.output<typeof xeroInvoiceDetail>;

export const xeroInvoicesQuery = z.extend(listQuery, { status: optional(text(20)) });

/** By Xero's own id. */
const byAccountingId = z.object({ id: text(50) });

export const xeroInvoices = {
  list: call({
    id: 'A-144',
    method: 'GET',
    path: '/xero/invoice',
    resource: 'xero',
    access: ['invoice-read'],
    query: xeroInvoicesQuery,
    data: pageOf(xeroInvoice),
  }),
  get: call({
    id: 'A-145',
    method: 'GET',
    path: '/xero/invoice/:id',
    resource: 'xero',
    access: ['invoice-read'],
    params: byAccountingId,
    data: xeroInvoiceDetail,
  }),
  /**
   * Queues an invoice that is not in Xero yet; an invoice in Xero or in the queue is returned unchanged. With `now` the waiting time of a
   * queued invoice ends, which is refused while it is being sent.
   */
  push: call({
    id: 'A-146',
    method: 'POST',
    creates: true,
    path: '/xero/invoice',
    affects: ['xero', 'invoice'],
    access: ['invoice-generate'],
    body: z.object({ invoice_id: id(), now: optional(flag()) }),
    data: invoice,
    success: 'success.invoice_generated',
    labels: { invoice_id: 'field.shift.invoice' },
  }),
  refresh: call({
    id: 'A-147',
    method: 'PUT',
    path: '/xero/invoice/:id',
    affects: ['xero', 'invoice'],
    access: ['invoice-generate'],
    params: byAccountingId,
    data: invoice,
    success: 'success.updated',
  }),
  voidBill: call({
    id: 'A-148',
    method: 'DELETE',
    path: '/xero/invoice/:id',
    affects: ['xero', 'invoice'],
    access: ['invoice-generate'],
    params: byAccountingId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
