import { call } from '../call';
import { bit, day, money, named, person } from '../entities';
import { date, id, optional } from '../rules';
import { z } from '../schema';
import { generateBody } from './invoices';

/** Approved work that no invoice has billed yet. */
const unbilledShift = z.object({
  id: z.number(),
  date: day,
  name: z.string(),
  worker: person,
  house: named,
  hours: z.string(),
  cost: money,
  fee: money,
});
export type UnbilledShift = z.output<typeof unbilledShift>;

const unbilledExpense = z.object({ id: z.number(), date: day, title: z.string(), worker: person, house: named, amount: money });
export type UnbilledExpense = z.output<typeof unbilledExpense>;

/** The invoice that a worker would get. */
const draftInvoice = z.object({
  worker: person,
  shifts: z.number(),
  expense_count: z.number(),
  hours_of_service: z.string(),
  cost_of_service: money,
  expenses: money,
  sub_total: money,
  shift_fees: money,
  gst: money,
  gst_registered: bit,
  payable_amount: money,
});
export type DraftInvoice = z.output<typeof draftInvoice>;

/** Records that would not be billed, with the reason as a sentence. */
const leftOut = z.object({
  kind: z.enum(['shift', 'expense']),
  id: z.number(),
  /** Null for a record that does not exist or is out of scope. */
  name: z.nullable(z.string()),
  date: z.nullable(day),
  worker: z.nullable(person),
  reason: z.string(),
});
export type LeftOut = z.output<typeof leftOut>;

export const invoiceDrafts = {
  /** The oldest 500 approved shifts and 500 approved expenses that can still be billed. `more` is 1 if there are more. */
  unbilled: call({
    id: 'A-426',
    method: 'GET',
    path: '/invoice/unbilled',
    resource: 'invoice',
    access: ['invoice-generate'],
    query: z.object({ worker_id: optional(id()), house_id: optional(id()), from: optional(date()), to: optional(date()) }),
    data: z.object({ shifts: z.array(unbilledShift), expenses: z.array(unbilledExpense), more: bit }),
  }),
  /** Previews the invoices and the records left out, without writing anything. `fit` is the input with which `generate` creates these invoices. */
  preview: call({
    id: 'A-427',
    method: 'POST',
    creates: false,
    path: '/invoice/preview',
    affects: [],
    access: ['invoice-generate'],
    body: generateBody,
    data: z.object({
      invoices: z.array(draftInvoice),
      left_out: z.array(leftOut),
      fit: z.object({ shift_ids: z.array(z.number()), expense_ids: z.array(z.number()) }),
    }),
    labels: { shift_ids: 'menu.masters.shifts', expense_ids: 'menu.expenses' },
  }),
};
