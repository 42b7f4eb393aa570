import { call } from '../call';
import { number, optional } from '../rules';
import { z } from '../schema';

/** Cards of the admin dashboard. Without a month, the current one in the organisation's time zone. Amounts in dollars. */
export const adminFigures = call({
  id: 'A-092',
  method: 'GET',
  path: '/admin/dashboard',
  resource: 'dashboard',
  access: ['dashboard-read'],
  query: z.object({
    month: optional(number({ min: 1, max: 12, integer: true })),
    year: optional(number({ min: 2000, max: 2100, integer: true })),
  }),
  data: z.object({
    total_active_jobs: z.number(),
    total_open_jobs: z.number(),
    shifts_this_month: z.number(),
    expenses_this_month: z.number(),
    invoices_this_month: z.number(),
    active_support_workers: z.number(),
    /** The second lines of the cards. Missing from servers of earlier releases. */
    more: z.optional(
      z.object({
        jobs_ending: z.number(),
        applicants: z.number(),
        sleep_overs: z.number(),
        expenses_pending: z.number(),
        invoices_awaiting: z.number(),
        workers_available: z.number(),
      }),
    ),
  }),
});
