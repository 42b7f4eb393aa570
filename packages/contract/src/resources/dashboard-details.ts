import { call } from '../call';
import { date, optional } from '../rules';
import { z } from '../schema';
import { adminChart } from './dashboard-charts';
import { expense } from './expenses';
import { house } from './houses';
import { teamLeaderChart } from './leader-dashboard';
import { shift } from './shifts';

/** Charts and lists below the cards of dashboards. Separate from the cards, which every first page loads. */
export const dashboardDetails = {
  adminChart,
  teamLeaderChart,
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
