import { call } from '../call';
import { z } from '../schema';
import { figuresOfMonth, twoMonths } from './dashboard-charts';

/** Cards of a team leader's dashboard, of the houses led. */
export const leaderFigures = call({
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
});

/** Two months of the houses led, in the requested order. */
export const teamLeaderChart = call({
  id: 'A-091',
  method: 'GET',
  path: '/team-leader/dashboard/chart-detail',
  resource: 'dashboard',
  access: ['team-leader-dashboard'],
  query: twoMonths,
  data: z.array(figuresOfMonth),
});
