import { dashboards } from '@careloom/contract/resources/dashboards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { adminDashboard } from './admin-dashboard';
import { teamLeaderCounts } from './team-leader-dashboard';
import { workerDashboard } from './worker-dashboard';

export function dashboardRoutes(app: FastifyInstance): void {
  route(app, dashboards.admin, { scope: 'all' }, adminDashboard);
  route(app, dashboards.teamLeaderCount, { scope: 'by-role' }, teamLeaderCounts);
  route(app, dashboards.worker, { scope: 'self' }, workerDashboard);
}
