import { routes } from '@careloom/federation/define-remote';

/** Where a worker's details are reached from. */
const WORKER_LISTS = { type: ['support-workers', 'archived-support-workers'] };

export const teamLeaderRoutes = routes(
  { area: 'team-leader', permission: 'team-leader-support-worker-read' },
  {
    'team-leader-support-workers': ['/team-leader/support-workers', 'Support Workers', 'Dashboard > Support Workers'],
    'team-leader-support-workers-archived': [
      '/team-leader/archived-support-workers',
      'Archived Support Workers',
      'Dashboard > Masters > Archived',
    ],
    'team-leader-support-worker-details': [
      '/team-leader/:type/detail/:id',
      'Support Worker',
      'Dashboard > Support Workers > Support Worker',
      { where: WORKER_LISTS, redirect: 'team-leader-support-worker-details-overview' },
    ],
    'team-leader-support-worker-details-overview': [
      '/team-leader/:type/detail/:id/overview',
      'Support Worker',
      'Dashboard > Support Workers > {full name}',
      { where: WORKER_LISTS },
    ],
    'team-leader-support-worker-details-jobs': [
      '/team-leader/:type/detail/:id/jobs',
      'Worker Jobs',
      'Dashboard > Support Workers > {full name} > Jobs',
      { where: WORKER_LISTS },
    ],
    'team-leader-invoices': [
      '/team-leader/:type/detail/:id/invoices',
      'Worker Invoices',
      'Dashboard > Support Workers > {full name} > Invoices',
      { where: WORKER_LISTS },
    ],
    'team-leader-support-worker-details-agreement': [
      '/team-leader/:type/detail/:id/service-agreements',
      'Service Agreements',
      'Dashboard > Support Workers > {full name} > Service Agreements',
      { where: WORKER_LISTS },
    ],
    'team-leader-support-worker-details-shifts': [
      '/team-leader/:type/detail/:id/shifts',
      'Worker Shifts',
      'Dashboard > Support Workers > {full name} > Shifts',
      { where: WORKER_LISTS },
    ],
  },
);
