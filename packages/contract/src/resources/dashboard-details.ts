import { call } from '../call';
import { date, number, optional } from '../rules';
import { z } from '../schema';
import { expense } from './expenses';
import { house } from './houses';
import { shift } from './shifts';

const month = () => number({ min: 1, max: 12, integer: true });
const year = () => number({ min: 2000, max: 2100, integer: true });

/** Two months to compare, with the parameter names of the specification (section 7). */
const twoMonths = z.object({ 'month[0]': month(), 'month[1]': month(), 'year[0]': year(), 'year[1]': year() });

/** Totals of a month. Hours of shifts; amounts in dollars. */
const figuresOfMonth = z.object({
  month: z.number(),
  year: z.number(),
  shifts: z.number(),
  hours: z.number(),
  expenses: z.number(),
  invoices: z.number(),
});

/** Charts and lists below the cards of dashboards. Separate from the cards, which every first page loads. */
export const dashboardDetails = {
  /** Two months, in the requested order. */
  adminChart: call({
    id: 'A-093',
    method: 'GET',
    path: '/admin/dashboard/chart-detail',
    resource: 'dashboard',
    access: ['dashboard-read'],
    query: twoMonths,
    data: z.array(figuresOfMonth),
  }),
  teamLeaderChart: call({
    id: 'A-091',
    method: 'GET',
    path: '/team-leader/dashboard/chart-detail',
    resource: 'dashboard',
    access: ['team-leader-dashboard'],
    query: twoMonths,
    data: z.array(figuresOfMonth),
  }),
  /** What is pending at the houses led. */
  teamLeader: call({
    id: 'A-089',
    method: 'GET',
    path: '/team-leader/dashboard',
    resource: 'dashboard',
    access: ['team-leader-dashboard'],
    data: z.object({ houses: z.array(house), upcoming_shifts: z.array(shift), pending_expenses: z.array(expense) }),
  }),
  /** Counts of a worker's jobs. */
  workerJobs: call({
    id: 'A-080',
    method: 'GET',
    path: '/support-worker/jobs/dashboard',
    resource: 'jobs',
    access: ['worker-dashboard'],
    query: z.object({ date: optional(date()) }),
    data: z.object({
      open: z.number(),
      applied: z.number(),
      current: z.number(),
      completed: z.number(),
      upcoming_shifts: z.array(shift),
    }),
  }),
};
