import { call } from '../call';
import { bit, day, instant, money, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { id, listOf, optional } from '../rules';
import { z } from '../schema';
import { xeroBill } from './xero-bills';

/** Money that went to a worker for an invoice; negative if it was taken back. */
const trailPayment = z.object({ amount: money, day: z.nullable(day), at: instant, by: z.nullable(person) });

const trailInvoice = z.object({
  id: z.number(),
  number: z.string(),
  date: day,
  due_date: day,
  status: z.string(),
  payable_amount: money,
  paid_amount: money,
  amount_due: money,
  paid_date: z.nullable(day),
  /** Days since the due date while something is due; 0 before. */
  overdue_days: z.number(),
});

/** The trail of the amount of an approved shift or expense. */
export const moneyTrail = z.object({
  /** Of this shift or expense alone, before fees; `fee` is kept of a shift. */
  amount: money,
  fee: money,
  is_invoiced: bit,
  /** Null before, and for a leader whose houses share the invoice with houses of others. */
  invoice: z.nullable(trailInvoice),
  bill: z.nullable(xeroBill),
  /** Oldest first. */
  payments: z.array(trailPayment),
});
export type MoneyTrail = z.output<typeof moneyTrail>;

/** The stages at which the money of work waits for a person, in order. */
export const STUCK_STAGES = ['not_submitted', 'not_approved', 'not_invoiced', 'not_in_xero', 'not_paid'] as const;
export type StuckStage = (typeof STUCK_STAGES)[number];

export const stuckItem = z.object({
  /** Key of its row in the list, where the ids are of three kinds of records. */
  key: z.number(),
  stage: z.string(),
  /** `shift`, `expense` or `invoice`; `id` is of that record. */
  kind: z.string(),
  id: z.number(),
  /** Of a shift or an expense, or the number of an invoice. */
  name: z.string(),
  worker: z.nullable(person),
  /** Null for an invoice of several houses. */
  house: z.nullable(named),
  /** Since when it waits, and for how many whole days. */
  since: instant,
  days: z.number(),
  /** Of an invoice what is due. */
  amount: money,
  /** Whether its worker has to answer a change first. */
  awaits_worker: bit,
  /** Of an invoice with something due. */
  overdue_days: z.number(),
  /** Of an invoice: how far it is on its way to Xero, and why it is not further. */
  bill: z.nullable(xeroBill),
});
export type StuckItem = z.output<typeof stuckItem>;

const stuckLane = z.object({
  stage: z.string(),
  count: z.number(),
  amount: money,
  /** Whole days for which the oldest record waits; null if none does. */
  oldest_days: z.nullable(z.number()),
});
export type StuckLane = z.output<typeof stuckLane>;

export const stuckQuery = z.extend(listQuery, {
  stage: optional(listOf(STUCK_STAGES)),
  house_id: optional(id()),
  worker_id: optional(id()),
});

const byId = z.object({ id: id() });

export const moneyTrails = {
  ofShift: call({
    id: 'A-435',
    method: 'GET',
    path: '/money-trail/shift/:id',
    resource: 'invoice',
    access: ['invoice-read'],
    params: byId,
    data: moneyTrail,
  }),
  ofExpense: call({
    id: 'A-436',
    method: 'GET',
    path: '/money-trail/expense/:id',
    resource: 'invoice',
    access: ['invoice-read'],
    params: byId,
    data: moneyTrail,
  }),
  /** The longest wait comes first. */
  stuck: call({
    id: 'A-437',
    method: 'GET',
    path: '/money-trail/stuck',
    resource: 'invoice',
    access: ['reports-read'],
    query: stuckQuery,
    data: pageOf(stuckItem),
  }),
  /** Every stage, including empty ones. */
  lanes: call({
    id: 'A-438',
    method: 'GET',
    path: '/money-trail/stuck-lanes',
    resource: 'invoice',
    access: ['reports-read'],
    query: z.omit(stuckQuery, { page: true, per_page: true, sort: true, dir: true, stage: true }),
    data: z.object({ lanes: z.array(stuckLane) }),
  }),
};
