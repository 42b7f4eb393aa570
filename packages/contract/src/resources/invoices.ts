import { call } from '../call';
import { bit, day, location, maybeFace, money, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { acrossFields, amount, date, id, listOf, optional } from '../rules';
import { z } from '../schema';
import { invoiceEvent } from './invoice-events';

export const INVOICE_STATUSES = ['generated', 'awaiting_payment', 'part_paid', 'paid', 'void'] as const;

/** A list can be filtered by state, or to overdue invoices (not paid in full after their due date) in any state. */
export const INVOICE_LANES = [...INVOICE_STATUSES, 'overdue'] as const;

export const invoiceLine = z.object({
  description: z.string(),
  service_hours: z.nullable(z.string()),
  quantity: z.string(),
  unit_amount: money,
  amount: money,
  item_code: z.nullable(z.string()),
  /** The shift or the expense that is billed. Missing from an earlier server. */
  shift_id: z.optional(z.nullable(z.number())),
  expense_id: z.optional(z.nullable(z.number())),
});

export const invoice = z.object({
  id: z.number(),
  number: z.string(),
  worker: maybeFace,
  paid_amount: money,
  date: day,
  by: person,
  /** As text: "1 Nov 2026 - 14 Nov 2026". */
  duration: z.string(),
  amount: money,
  paid_by: z.nullable(person),
  paid_date: z.nullable(day),
  hours_of_service: z.string(),
  cost_of_service: money,
  shift_fees: money,
  gst: money,
  gst_registered: bit,
  status: z.string(),
  xero_status: z.nullable(z.string()),
  sync: z.string(),
  payable_amount: money,
  amount_due: money,
  sub_total: money,
  accounting_invoice_id: z.nullable(z.string()),
  /** The status in Xero; until the invoice is in Xero, the status here. */
  accounting_status: z.enum(['awaiting payment', 'paid']),
  less_amount_paid: money,
  line_items: z.array(invoiceLine),
  job: z.nullable(named),
  house: z.nullable(named),
  /** The date plus the organisation's payment term. This field and the following are missing from an earlier server. */
  due_date: z.optional(day),
  expenses: z.optional(money),
  /** Percentage of the cost of service that is deducted as shift fees. */
  fee_percent: z.optional(z.number()),
  void_reason: z.optional(z.nullable(z.string())),
});
export type Invoice = z.output<typeof invoice>;

/** The payee, and the history, oldest first. Both are missing from an earlier server. */
export const invoiceDetail = z.extend(invoice, {
  payee: z.optional(z.object({ abn: z.nullable(z.string()), location })),
  history: z.optional(z.array(invoiceEvent)),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

/** Earnings of a worker in six months, the current one last, before fees. Months are `yyyy-MM`, by the start days of the shifts. */
export const earnings = z.object({
  /** Cents of the shifts that are approved or invoiced. */
  months: z.array(z.object({ month: z.string(), earned_cents: z.number() })),
  /** Cents of the worker's other shifts of the current month, with any status from published to submitted. */
  rostered_cents: z.number(),
});
export type Earnings = z.output<typeof earnings>;

export const invoicesQuery = z.extend(listQuery, {
  status: optional(listOf(INVOICE_LANES)),
  worker_id: optional(id()),
  job_id: optional(id()),
  house_id: optional(id()),
  from: optional(date()),
  to: optional(date()),
});

/** Maximum number of shifts, expenses or invoices in one call. */
const MAX_IDS = 500;
const ids = () => z.array(id(), { error: 'validation.array' }).check(z.maxLength(MAX_IDS, { error: 'validation.max.numeric' }));

/** Shifts and expenses to bill; at least one. */
export const generateBody = z.object({ shift_ids: z._default(ids(), []), expense_ids: z._default(ids(), []) });

/** One `id` or several `ids`. `paid_amount` is only for a single invoice, to pay a part; without it, the full amount due is paid. */
export const payBody = z
  .object({ ids: optional(ids()), id: optional(id()), paid_date: optional(date()), paid_amount: optional(amount()) })
  .check(
    acrossFields(['ids', 'id'], ({ ids: several, id: one }) => one !== null || (several !== null && several.length > 0), {
      error: 'validation.required',
      path: ['ids'],
    }),
  );

const byId = z.object({ id: id() });
const oneOfJob = z.object({ id: id(), n: id() });
const OF_JOB = ['job-read', 'team-leader-job-read'] as const;
const OF_WORKER = ['worker-find-job', 'worker-archived-job-read'] as const;

export const invoices = {
  list: call({
    id: 'A-117',
    method: 'GET',
    path: '/invoice',
    resource: 'invoice',
    access: ['invoice-read'],
    query: invoicesQuery,
    data: pageOf(invoice),
  }),
  get: call({
    id: 'A-118',
    method: 'GET',
    path: '/invoice/:id',
    resource: 'invoice',
    access: ['invoice-read'],
    params: byId,
    data: invoiceDetail,
  }),
  /** Only shifts within the caller's scope: empty for a worker outside it. */
  earnings: call({
    id: 'A-280',
    method: 'GET',
    path: '/worker-earnings/:id',
    resource: 'invoice',
    access: ['invoice-read'],
    params: byId,
    data: earnings,
  }),
  /** Creates an invoice for each worker of the shifts and expenses: all of them or none. */
  generate: call({
    id: 'A-140',
    method: 'POST',
    creates: true,
    path: '/xero/generate-invoice',
    affects: ['invoice', 'shift', 'expense', 'xero'],
    access: ['invoice-generate'],
    body: generateBody,
    data: z.object({ invoices: z.array(invoice) }),
    success: 'success.invoice_generated',
    labels: { shift_ids: 'menu.masters.shifts', expense_ids: 'menu.expenses' },
  }),
  /** Pays all of the invoices or none. */
  pay: call({
    id: 'A-119',
    method: 'POST',
    creates: true,
    path: '/invoice/approve',
    affects: ['invoice', 'shift', 'expense', 'xero'],
    access: ['invoice-pay'],
    body: payBody,
    /** `part_paid` is 1 if part of the invoice is still due. */
    data: z.object({ paid: z.number(), part_paid: z.optional(bit) }),
    success: 'success.invoice_paid',
    labels: {
      ids: 'menu.invoices',
      id: 'field.invoice.number',
      paid_date: 'field.invoice.paid_date',
      paid_amount: 'field.invoice.paid_amount',
    },
    days: { paid_date: 'done' },
  }),
  ofJob: call({
    id: 'A-069',
    method: 'GET',
    path: '/jobs/:id/job-invoices',
    resource: 'invoice',
    access: OF_JOB,
    params: byId,
    query: invoicesQuery,
    data: pageOf(invoice),
  }),
  oneOfJob: call({
    id: 'A-070',
    method: 'GET',
    path: '/jobs/:id/job-invoices/:n',
    resource: 'invoice',
    access: OF_JOB,
    params: oneOfJob,
    data: invoiceDetail,
  }),
  ofOwnJob: call({
    id: 'A-083',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-invoices',
    resource: 'invoice',
    access: OF_WORKER,
    params: byId,
    query: invoicesQuery,
    data: pageOf(invoice),
  }),
  oneOfOwnJob: call({
    id: 'A-084',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-invoices/:n',
    resource: 'invoice',
    access: OF_WORKER,
    params: oneOfJob,
    data: invoiceDetail,
  }),
};
