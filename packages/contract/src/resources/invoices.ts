import { call } from '../call';
import { bit, day, money, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, id, listOf, optional } from '../rules';
import { z } from '../schema';

export const INVOICE_STATUSES = ['generated', 'awaiting_payment', 'part_paid', 'paid', 'void'] as const;

export const invoiceLine = z.object({
  description: z.string(),
  service_hours: z.nullable(z.string()),
  quantity: z.string(),
  unit_amount: money,
  amount: money,
  item_code: z.nullable(z.string()),
});

export const invoice = z.object({
  id: z.number(),
  number: z.string(),
  worker: person,
  paid_amount: money,
  date: day,
  by: person,
  /** In words: "1 Nov 2026 - 14 Nov 2026". */
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
  less_amount_paid: money,
  line_items: z.array(invoiceLine),
  job: z.nullable(named),
  house: z.nullable(named),
});
export type Invoice = z.output<typeof invoice>;

export const invoicesQuery = z.extend(listQuery, {
  status: optional(listOf(INVOICE_STATUSES)),
  worker_id: optional(id()),
  job_id: optional(id()),
  house_id: optional(id()),
  from: optional(date()),
  to: optional(date()),
});

const byId = z.object({ id: id() });
const oneOfJob = z.object({ id: id(), n: id() });
const OF_JOB = ['job-read', 'team-leader-job-read'] as const;
const OF_WORKER = ['worker-find-job', 'worker-archived-job-read'] as const;

export const invoices = {
  list: call({ id: 'A-117', method: 'GET', path: '/invoice', access: ['invoice-read'], query: invoicesQuery, data: pageOf(invoice) }),
  get: call({ id: 'A-118', method: 'GET', path: '/invoice/:id', access: ['invoice-read'], params: byId, data: invoice }),
  ofJob: call({
    id: 'A-069',
    method: 'GET',
    path: '/jobs/:id/job-invoices',
    access: OF_JOB,
    params: byId,
    query: invoicesQuery,
    data: pageOf(invoice),
  }),
  oneOfJob: call({ id: 'A-070', method: 'GET', path: '/jobs/:id/job-invoices/:n', access: OF_JOB, params: oneOfJob, data: invoice }),
  ofOwnJob: call({
    id: 'A-083',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-invoices',
    access: OF_WORKER,
    params: byId,
    query: invoicesQuery,
    data: pageOf(invoice),
  }),
  oneOfOwnJob: call({
    id: 'A-084',
    method: 'GET',
    path: '/support-worker/jobs/:id/job-invoices/:n',
    access: OF_WORKER,
    params: oneOfJob,
    data: invoice,
  }),
};
