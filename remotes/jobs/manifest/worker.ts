import { routes } from '@careloom/federation/define-remote';

export const workerRoutes = routes(
  { area: 'worker', permission: 'worker-archived-job-read' },
  {
    'find-jobs': ['/worker/find-jobs', 'Find Jobs', 'Dashboard > Jobs > Find Jobs', { permission: 'worker-find-job' }],
    'worker-job-details': [
      '/worker/jobs/detail/:id',
      'Job Details',
      'Dashboard > Jobs > Find Jobs > {job name}',
      { permission: 'worker-find-job' },
    ],
    'current-job': ['/worker/current-job', 'Current Job', 'Dashboard > Jobs > Current Job', { permission: 'worker-find-job' }],
    'current-job-details': [
      '/worker/current-job/:id',
      'Current Job',
      'Dashboard > Jobs > Current Job > {job name}',
      { permission: 'worker-find-job' },
    ],
    'worker-archived-job': ['/worker/archived-jobs', 'Archived Jobs', 'Dashboard > Jobs > Archived Jobs'],
    'archived-jobs-details': [
      '/worker/archived-jobs/detail/:id',
      'Archived Job',
      'Dashboard > Jobs > Archived Jobs > Job',
      { redirect: 'archived-jobs-details-overview' },
    ],
    'archived-jobs-details-overview': [
      '/worker/archived-jobs/detail/:id/overview',
      'Archived Job',
      'Dashboard > Jobs > Archived Jobs > {job name}',
    ],
    'archived-jobs-details-invoices': [
      '/worker/archived-jobs/detail/:id/invoices',
      'Job Invoices',
      'Dashboard > Jobs > Archived Jobs > {job name} > Invoices',
    ],
    'archived-jobs-details-expenses': [
      '/worker/archived-jobs/detail/:id/expenses',
      'Job Expenses',
      'Dashboard > Jobs > Archived Jobs > {job name} > Expenses',
    ],
    'worker-invoice-details': [
      '/worker/jobs/detail/:id/invoices/:invoiceId',
      'Invoice Detail',
      'Dashboard > Jobs > {job name} > Invoices > {number}',
      { permission: 'invoice-read' },
    ],
    'worker-expense-details': [
      '/worker/jobs/detail/:id/expenses/:expenseId',
      'Expense Detail',
      'Dashboard > Jobs > {job name} > Expenses > {title}',
      { permission: 'expense-read' },
    ],
  },
);
