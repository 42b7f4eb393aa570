import { call } from '../call';
import { bit, day, instant, money, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { id, listOf, optional } from '../rules';
import { z } from '../schema';
import { xeroBill } from './xero-bills';

/** A payment of an invoice to a worker; negative if it was reverted. */
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
  /** Amount of this shift or expense alone, before fees. `fee` is deducted from a shift; 0 for an expense. */
  amount: money,
  fee: money,
  is_invoiced: bit,
  /** Null while it is not invoiced, and if the invoice is out of the caller's scope: that of a team leader if it includes other houses. */
  invoice: z.nullable(trailInvoice),
  bill: z.nullable(xeroBill),
  /** Oldest first. */
  payments: z.array(trailPayment),
});
export type MoneyTrail = z.output<typeof moneyTrail>;

/** The stages at which payment for work can wait for a person, in order. */
export const STUCK_STAGES = ['not_submitted', 'not_approved', 'not_invoiced', 'not_in_xero', 'not_paid'] as const;
export type StuckStage = (typeof STUCK_STAGES)[number];

export const stuckItem = z.object({
  /** Unique key in the list; `id` is not unique, because it belongs to one of three kinds of records. */
  key: z.number(),
  stage: z.string(),
  /** `shift`, `expense` or `invoice`; `id` is of that record. */
  kind: z.string(),
  id: z.number(),
  /** Name of the shift or expense, or number of the invoice. */
  name: z.string(),
  worker: z.nullable(person),
  /** Null for an invoice of several houses. */
  house: z.nullable(named),
  /** When the wait began, and its length in whole days. */
  since: instant,
  days: z.number(),
  /** For an invoice, the amount due. */
  amount: money,
  /** Whether its worker must confirm a change first. */
  awaits_worker: bit,
  /** Days since the due date of an invoice with an amount due. */
  overdue_days: z.number(),
  /** For an invoice: its sync state with Xero, and why it is not synced. */
  bill: z.nullable(xeroBill),
});
export type StuckItem = z.output<typeof stuckItem>;

const stuckLane = z.object({
  stage: z.string(),
  count: z.number(),
  amount: money,
  /** Wait of the oldest record in whole days; null if there is none. */
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
