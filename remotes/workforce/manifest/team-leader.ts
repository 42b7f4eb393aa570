import { routes } from '@careloom/federation/define-remote';

/** The lists from which a worker's details are opened. */
const WORKER_LISTS = { type: ['support-workers', 'archived-support-workers'] };

export const teamLeaderRoutes = routes(
  { area: 'team-leader', permission: 'team-leader-support-worker-read' },
  {
    'team-leader-support-workers': {
      path: '/team-leader/support-workers',
      title: 'Support Workers',
      breadcrumb: 'Dashboard > Support Workers',
      page: './pages/own-workers-page',
    },
    'team-leader-support-workers-archived': {
      path: '/team-leader/archived-support-workers',
      title: 'Archived Support Workers',
      breadcrumb: 'Dashboard > Masters > Archived',
      page: './pages/own-workers-page',
    },
    'team-leader-support-worker-details': {
      path: '/team-leader/:type/detail/:id',
      title: 'Support Worker',
      breadcrumb: 'Dashboard > Support Workers > Support Worker',
      where: WORKER_LISTS,
      redirect: 'team-leader-support-worker-details-overview',
      layout: './pages/own-worker-layout',
      tabs: {
        'team-leader-support-worker-details-overview': {
          path: '/team-leader/:type/detail/:id/overview',
          title: 'Support Worker',
          breadcrumb: 'Dashboard > Support Workers > {full name}',
          page: './pages/worker-overview',
        },
        'team-leader-support-worker-details-jobs': {
          path: '/team-leader/:type/detail/:id/jobs',
          title: 'Worker Jobs',
          breadcrumb: 'Dashboard > Support Workers > {full name} > Jobs',
          page: './pages/worker-jobs',
        },
        'team-leader-invoices': {
          path: '/team-leader/:type/detail/:id/invoices',
          title: 'Worker Invoices',
          breadcrumb: 'Dashboard > Support Workers > {full name} > Invoices',
          page: './pages/worker-invoices',
        },
        'team-leader-support-worker-details-agreement': {
          path: '/team-leader/:type/detail/:id/service-agreements',
          title: 'Service Agreements',
          breadcrumb: 'Dashboard > Support Workers > {full name} > Service Agreements',
          page: './pages/worker-agreements',
        },
        'team-leader-support-worker-details-shifts': {
          path: '/team-leader/:type/detail/:id/shifts',
          title: 'Worker Shifts',
          breadcrumb: 'Dashboard > Support Workers > {full name} > Shifts',
          page: './pages/worker-shifts',
        },
      },
    },
  },
);
