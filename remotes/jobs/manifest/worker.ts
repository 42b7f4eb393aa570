import { routes } from '@careloom/federation/define-remote';

export const workerRoutes = routes(
  { area: 'worker', permission: 'worker-archived-job-read' },
  {
    'find-jobs': {
      path: '/worker/find-jobs',
      title: 'Find Jobs',
      breadcrumb: 'Dashboard > Jobs > Find Jobs',
      permission: 'worker-find-job',
      page: './pages/find-jobs',
    },
    'worker-job-details': {
      path: '/worker/jobs/detail/:id',
      title: 'Job Details',
      breadcrumb: 'Dashboard > Jobs > Find Jobs > {job name}',
      permission: 'worker-find-job',
      page: './pages/offered-job-page',
    },
    'current-job': {
      path: '/worker/current-job',
      title: 'Current Job',
      breadcrumb: 'Dashboard > Jobs > Current Job',
      permission: 'worker-find-job',
      page: './pages/current-jobs',
    },
    'current-job-details': {
      path: '/worker/current-job/:id',
      title: 'Current Job',
      breadcrumb: 'Dashboard > Jobs > Current Job > {job name}',
      permission: 'worker-find-job',
      page: './pages/current-job-page',
    },
    'worker-archived-job': {
      path: '/worker/archived-jobs',
      title: 'Archived Jobs',
      breadcrumb: 'Dashboard > Jobs > Archived Jobs',
      page: './pages/own-archived-jobs',
    },
    'archived-jobs-details': {
      path: '/worker/archived-jobs/detail/:id',
      title: 'Archived Job',
      breadcrumb: 'Dashboard > Jobs > Archived Jobs > Job',
      redirect: 'archived-jobs-details-overview',
      layout: './pages/own-job-layout',
      tabs: {
        'archived-jobs-details-overview': {
          path: '/worker/archived-jobs/detail/:id/overview',
          title: 'Archived Job',
          breadcrumb: 'Dashboard > Jobs > Archived Jobs > {job name}',
          page: './pages/own-job-overview',
        },
        'archived-jobs-details-invoices': {
          path: '/worker/archived-jobs/detail/:id/invoices',
          title: 'Job Invoices',
          breadcrumb: 'Dashboard > Jobs > Archived Jobs > {job name} > Invoices',
          page: './pages/own-invoices',
        },
        'archived-jobs-details-expenses': {
          path: '/worker/archived-jobs/detail/:id/expenses',
          title: 'Job Expenses',
          breadcrumb: 'Dashboard > Jobs > Archived Jobs > {job name} > Expenses',
          page: './pages/own-expenses',
        },
      },
    },
    'worker-invoice-details': {
      path: '/worker/jobs/detail/:id/invoices/:invoiceId',
      title: 'Invoice Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Invoices > {number}',
      permission: 'invoice-read',
      page: './pages/own-invoice-page',
    },
    'worker-expense-details': {
      path: '/worker/jobs/detail/:id/expenses/:expenseId',
      title: 'Expense Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Expenses > {title}',
      permission: 'expense-read',
      page: './pages/own-expense-page',
    },
  },
);
