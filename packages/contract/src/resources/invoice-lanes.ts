import { call } from '../call';
import { money, person } from '../entities';
import { z } from '../schema';
import { invoicesQuery } from './invoices';

/** The invoices of one state, or those overdue: an overdue invoice is counted in both. */
const lane = z.object({
  status: z.string(),
  count: z.number(),
  payable: money,
  due: money,
  /** Days since the oldest of them was due; null if none is past its due date. */
  oldest_days: z.nullable(z.number()),
});
export type InvoiceLane = z.output<typeof lane>;

/** An invoice with an amount due. */
const payable = z.object({ id: z.number(), number: z.string(), worker: person, due: money });
export type PayableInvoice = z.output<typeof payable>;

/** The filters of the list, without its page and its states. */
const lanesQuery = z.omit(invoicesQuery, { page: true, per_page: true, sort: true, dir: true, status: true });
const payableQuery = z.omit(invoicesQuery, { page: true, per_page: true, sort: true, dir: true });

export const invoiceLanes = {
  /** Every state in the order of an invoice's life, also those without invoices. */
  lanes: call({
    id: 'A-421',
    method: 'GET',
    path: '/invoice/lanes',
    resource: 'invoice',
    access: ['invoice-read'],
    query: lanesQuery,
    data: z.object({ lanes: z.array(lane) }),
  }),
  /** The payable invoices of a list: the oldest 500 at most. `count` and `due` cover all of them. */
  payable: call({
    id: 'A-422',
    method: 'GET',
    path: '/invoice/payable',
    resource: 'invoice',
    access: ['invoice-pay'],
    query: payableQuery,
    data: z.object({ invoices: z.array(payable), count: z.number(), due: money }),
  }),
};
