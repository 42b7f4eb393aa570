import { call } from '../call';
import { named } from '../entities';
import { date, number, optional } from '../rules';
import { z } from '../schema';
import { agreementSummary } from './support-workers';
import { shift } from './shifts';

export const dashboards = {
  /** Cards of the admin dashboard. Without a month, the current one in the organisation's time zone. Amounts in dollars. */
  admin: call({
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
    }),
  }),
  teamLeaderCount: call({
    id: 'A-090',
    method: 'GET',
    path: '/team-leader/dashboard-count',
    resource: 'dashboard',
    access: ['team-leader-dashboard'],
    data: z.object({
      active_jobs: z.number(),
      open_jobs: z.number(),
      support_workers: z.number(),
      shifts_this_month: z.number(),
      expenses_this_month: z.number(),
    }),
  }),
  worker: call({
    id: 'A-052',
    method: 'GET',
    path: '/support-worker/dashboard',
    resource: 'dashboard',
    access: ['worker-dashboard'],
    query: z.object({ date: optional(date()) }),
    data: z.object({
      assigned_house: z.nullable(z.extend(named, { address: z.string(), suburb: z.string(), state: z.string(), post_code: z.string() })),
      current_jobs: z.number(),
      applied_jobs: z.number(),
      shifts_this_month: z.number(),
      hours_this_month: z.number(),
      invoices_this_month: z.number(),
      expenses_this_month: z.number(),
      upcoming_shifts: z.array(shift),
      agreement: z.nullable(agreementSummary),
    }),
  }),
};
