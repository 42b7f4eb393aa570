import { call } from '../call';
import { clock, day } from '../entities';
import { id, optional, text } from '../rules';
import { z } from '../schema';

/** `approved` is approved or invoiced, so earned. `waiting` was worked but is not approved yet; `rostered` is upcoming or in progress. */
export const EARNING_STATES = ['approved', 'waiting', 'rostered'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** A line of pay of a shift: cents and paid minutes; a sleep over has no minutes. */
const earningLine = z.object({
  part: z.string(),
  day_type: z.string(),
  rate_type: z.string(),
  paid_minutes: z.number(),
  rate_cents: z.number(),
  amount_cents: z.number(),
});
export type EarningLine = z.output<typeof earningLine>;

/** A shift of the month with its lines of pay. The fee is deducted from its cost. */
export const earningShift = z.object({
  id: z.number(),
  name: z.string(),
  house: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
  type: z.string(),
  state: z.string(),
  cost_cents: z.number(),
  fee_cents: z.number(),
  invoice_id: z.nullable(z.number()),
  lines: z.array(earningLine),
});
export type EarningShift = z.output<typeof earningShift>;

/**
 * An invoice with shifts of the month. `net_cents` is of these shifts alone, after the fee and before GST; `paid_cents` is the part of it that
 * was paid.
 */
export const earningInvoice = z.object({
  id: z.number(),
  number: z.string(),
  status: z.string(),
  due_date: day,
  net_cents: z.number(),
  paid_cents: z.number(),
});
export type EarningInvoice = z.output<typeof earningInvoice>;

/** Earnings of a worker in a month, by the start days of the shifts. */
export const monthOfEarnings = z.object({
  /** `yyyy-MM`. */
  month: z.string(),
  /** Today, where the organisation is. */
  today: day,
  /** The months of the worker's first and last shift; the current month if there is none. */
  first_month: z.string(),
  last_month: z.string(),
  /** The fee percentages of the shifts of the month; usually one. */
  fee_percents: z.array(z.number()),
  shifts: z.array(earningShift),
  invoices: z.array(earningInvoice),
});
export type MonthOfEarnings = z.output<typeof monthOfEarnings>;

const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

export const earnings = {
  /** Only shifts within the caller's scope: empty for a worker outside it. @param month `yyyy-MM`, by default the current one */
  month: call({
    id: 'A-453',
    method: 'GET',
    path: '/worker-earnings/:id/month',
    resource: 'invoice',
    access: ['invoice-read'],
    params: z.object({ id: id() }),
    query: z.object({ month: optional(text(7).check(z.regex(MONTH, { error: 'validation.date' }))) }),
    data: monthOfEarnings,
  }),
};
