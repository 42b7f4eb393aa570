import { routes } from '@careloom/federation/define-remote';

/** The lists from which a worker's details are opened; the first segment of their path after the area. */
const WORKER_LISTS = { type: ['support-workers', 'new-applicants', 'rejected-applicants'] };

export const supportWorkerRoutes = routes(
  { area: 'admin', permission: 'support-worker-read' },
  {
    'new-applicants': {
      path: '/admin/new-applicants',
      title: 'New Applicants',
      breadcrumb: 'Dashboard > Support Workers > New Applicants',
      permission: 'new-applicant-read',
      page: './pages/new-applicants-page',
    },
    'support-workers': {
      path: '/admin/support-workers',
      title: 'Support Workers',
      breadcrumb: 'Dashboard > Support Workers',
      page: './pages/support-workers-page',
    },
    'rejected-applicants': {
      path: '/admin/rejected-applicants',
      title: 'Rejected Workers',
      breadcrumb: 'Dashboard > Support Workers > Rejected Workers',
      permission: 'rejected-applicant-read',
      page: './pages/rejected-workers-page',
    },
    'support-worker-details': {
      path: '/admin/:type/detail/:id',
      title: 'Support Worker',
      breadcrumb: 'Dashboard > Support Workers > Support Worker',
      where: WORKER_LISTS,
      redirect: 'support-worker-details-overview',
      layout: './pages/worker-layout',
      tabs: {
        'support-worker-details-overview': {
          path: '/admin/:type/detail/:id/overview',
          title: 'Support Worker',
          breadcrumb: 'Dashboard > {type label} > {full name}',
          page: './pages/worker-overview',
        },
        'support-worker-details-jobs': {
          path: '/admin/:type/detail/:id/jobs',
          title: 'Worker Jobs',
          breadcrumb: 'Dashboard > {type label} > {full name} > Jobs',
          page: './pages/worker-jobs',
        },
        'support-worker-details-shifts': {
          path: '/admin/:type/detail/:id/shifts',
          title: 'Worker Shifts',
          breadcrumb: 'Dashboard > {type label} > {full name} > Shifts',
          page: './pages/worker-shifts',
        },
        'support-worker-details-invoices': {
          path: '/admin/:type/detail/:id/invoices',
          title: 'Worker Invoices',
          breadcrumb: 'Dashboard > {type label} > {full name} > Invoices',
          page: './pages/worker-invoices',
        },
        'support-worker-details-agreement': {
          path: '/admin/:type/detail/:id/service-agreements',
          title: 'Service Agreements',
          breadcrumb: 'Dashboard > {type label} > {full name} > Service Agreements',
          page: './pages/worker-agreements',
        },
      },
    },
    'archived-support-workers': {
      path: '/admin/archived-support-workers',
      title: 'Archived',
      breadcrumb: 'Dashboard > Masters > Archived',
      page: './pages/archived-workers-page',
    },
  },
);

export const workerRoutes = routes(
  { area: 'worker', permission: 'worker-service-agreement-read' },
  {
    'worker-service-agreements': {
      path: '/worker/service-agreements',
      title: 'Service Agreements',
      breadcrumb: 'Dashboard > Service Agreements',
      page: './pages/own-agreements-page',
    },
    'workforce:own-agreement': {
      path: '/worker/service-agreements/:id',
      title: 'Service Agreement',
      breadcrumb: 'Dashboard > Service Agreements > {provider}',
      page: './pages/own-agreement-page',
    },
  },
);
