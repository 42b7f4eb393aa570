import { call } from '../call';
import { day, instant, money } from '../entities';
import { date, id, optional } from '../rules';
import { z } from '../schema';

/** Maximum number of invoices in one run. */
export const MOST_PAID_AT_ONCE = 500;

/** An invoice that was not paid, with the reason as a sentence. */
const refusedPayment = z.object({ id: z.number(), number: z.string(), reason: z.string() });

/** The payment of many invoices, one after the other. It continues without the page that started it, and after a restart of the server. */
export const paymentRun = z.object({
  id: z.number(),
  paid_date: day,
  started_at: instant,
  /** Null while it runs. */
  ended_at: z.nullable(instant),
  total: z.number(),
  paid: z.number(),
  /** Amount paid so far. */
  amount: money,
  refused: z.array(refusedPayment),
});
export type PaymentRun = z.output<typeof paymentRun>;

const ids = z
  .array(id(), { error: 'validation.array' })
  .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_PAID_AT_ONCE, { error: 'validation.max.numeric' }));

export const paymentRuns = {
  /** Pays each invoice in full, once. An invoice that cannot be paid does not stop the run. */
  start: call({
    id: 'A-423',
    method: 'POST',
    creates: true,
    path: '/invoice/pay-runs',
    affects: ['invoice', 'shift', 'expense', 'xero'],
    access: ['invoice-pay'],
    body: z.object({ ids, paid_date: optional(date()) }),
    data: paymentRun,
    labels: { ids: 'menu.invoices', paid_date: 'field.invoice.paid_date' },
    days: { paid_date: 'done' },
  }),
  /** The caller's active runs and results that were not dismissed; the latest first. */
  list: call({
    id: 'A-424',
    method: 'GET',
    path: '/invoice/pay-runs',
    resource: 'invoice',
    access: ['invoice-pay'],
    data: z.object({ runs: z.array(paymentRun) }),
  }),
  /** Dismisses the result of a run. @throws 404 for a run of another user, and for a run in progress */
  dismiss: call({
    id: 'A-425',
    method: 'POST',
    creates: false,
    path: '/invoice/pay-runs/:id/dismiss',
    affects: ['invoice'],
    access: ['invoice-pay'],
    params: z.object({ id: id() }),
    data: z.object({}),
  }),
};
