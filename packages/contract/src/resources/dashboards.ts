import { call } from '../call';
import { named } from '../entities';
import { date, optional } from '../rules';
import { z } from '../schema';
import { adminFigures } from './dashboard-figures';
import { leaderFigures } from './leader-dashboard';
import { agreementSummary } from './support-workers';
import { shift } from './shifts';

export const dashboards = {
  admin: adminFigures,
  teamLeaderCount: leaderFigures,
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
