import { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { tasks } from '@careloom/contract/resources/tasks';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { adminDashboard } from './admin-dashboard';
import { adminChart, teamLeaderChart } from './charts';
import { listNights } from './tasks/list-nights';
import { listTasks } from './tasks/list-tasks';
import { teamLeaderCounts, teamLeaderDashboard } from './team-leader-dashboard';
import { workerDashboard } from './worker-dashboard';
import { workerJobsDashboard } from './worker-jobs-dashboard';

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, dashboards.admin, { scope: 'all' }, adminDashboard);
  route(app, dashboardDetails.adminChart, { scope: 'all' }, adminChart);
  route(app, dashboardDetails.teamLeader, { scope: 'by-role' }, teamLeaderDashboard);
  route(app, dashboardDetails.teamLeaderChart, { scope: 'by-role' }, teamLeaderChart);
  route(app, dashboards.teamLeaderCount, { scope: 'by-role' }, teamLeaderCounts);
  route(app, dashboardDetails.workerJobs, { scope: 'self' }, workerJobsDashboard);
  route(app, tasks.list, { scope: 'by-role' }, listTasks);
  route(app, tasks.nights, { scope: 'by-role' }, listNights);
  route(app, dashboards.worker, { scope: 'self' }, workerDashboard);
}
