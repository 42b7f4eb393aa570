import { routes } from '@careloom/federation/define-remote';

/** Where a worker's details are reached from; the first segment of their path after the area. */
const WORKER_LISTS = { type: ['support-workers', 'new-applicants', 'rejected-applicants'] };

export const supportWorkerRoutes = routes(
  { area: 'admin', permission: 'support-worker-read' },
  {
    'new-applicants': [
      '/admin/new-applicants',
      'New Applicants',
      'Dashboard > Support Workers > New Applicants',
      { permission: 'new-applicant-read' },
    ],
    'support-workers': ['/admin/support-workers', 'Support Workers', 'Dashboard > Support Workers'],
    'rejected-applicants': [
      '/admin/rejected-applicants',
      'Rejected Workers',
      'Dashboard > Support Workers > Rejected Workers',
      { permission: 'rejected-applicant-read' },
    ],
    'support-worker-details': [
      '/admin/:type/detail/:id',
      'Support Worker',
      'Dashboard > Support Workers > Support Worker',
      { where: WORKER_LISTS, redirect: 'support-worker-details-overview' },
    ],
    'support-worker-details-overview': [
      '/admin/:type/detail/:id/overview',
      'Support Worker',
      'Dashboard > {type label} > {full name}',
      { where: WORKER_LISTS },
    ],
    'support-worker-details-jobs': [
      '/admin/:type/detail/:id/jobs',
      'Worker Jobs',
      'Dashboard > {type label} > {full name} > Jobs',
      { where: WORKER_LISTS },
    ],
    'support-worker-details-shifts': [
      '/admin/:type/detail/:id/shifts',
      'Worker Shifts',
      'Dashboard > {type label} > {full name} > Shifts',
      { where: WORKER_LISTS },
    ],
    'support-worker-details-invoices': [
      '/admin/:type/detail/:id/invoices',
      'Worker Invoices',
      'Dashboard > {type label} > {full name} > Invoices',
      { where: WORKER_LISTS },
    ],
    'support-worker-details-agreement': [
      '/admin/:type/detail/:id/service-agreements',
      'Service Agreements',
      'Dashboard > {type label} > {full name} > Service Agreements',
      { where: WORKER_LISTS },
    ],
    'archived-support-workers': ['/admin/archived-support-workers', 'Archived', 'Dashboard > Masters > Archived'],
  },
);
