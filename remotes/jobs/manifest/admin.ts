import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'job-read' },
  {
    jobs: { path: '/admin/jobs', title: 'All Jobs', breadcrumb: 'Dashboard > Jobs', page: './pages/all-jobs-page' },
    'job-details': {
      path: '/admin/jobs/detail/:id',
      title: 'Job Details',
      breadcrumb: 'Dashboard > Jobs > Job',
      redirect: 'job-details-overview',
      layout: './pages/job-page',
      tabs: {
        'job-details-overview': {
          path: '/admin/jobs/detail/:id/overview',
          title: 'Job Details',
          breadcrumb: 'Dashboard > Jobs > {job name}',
          page: './pages/job-overview',
        },
        'job-applicants': {
          path: '/admin/jobs/detail/:id/applicants',
          title: 'Job Applicants',
          breadcrumb: 'Dashboard > Jobs > {job name} > Applicants',
          page: './pages/applicants-tab',
        },
        'job-invoices': {
          path: '/admin/jobs/detail/:id/invoices',
          title: 'Job Invoices',
          breadcrumb: 'Dashboard > Jobs > {job name} > Invoices',
          page: './pages/job-invoices',
        },
        'job-expenses': {
          path: '/admin/jobs/detail/:id/expenses',
          title: 'Job Expenses',
          breadcrumb: 'Dashboard > Jobs > {job name} > Expenses',
          page: './pages/job-expenses',
        },
      },
    },
    'applicant-details': {
      path: '/admin/jobs/detail/:id/applicants/:applicantId',
      title: 'Applicant Details',
      breadcrumb: 'Dashboard > Jobs > {job name} > Applicants > {full name}',
      page: './pages/applicant-page',
    },
    'job-invoice-details': {
      path: '/admin/job/invoice/:id/detail/:invoiceId',
      title: 'Invoice Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Invoices > {number}',
      page: './pages/job-invoice-page',
    },
    'job-expense-detail': {
      path: '/admin/job/expense/:id/detail/:expenseId',
      title: 'Expense Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Expenses > {title}',
      page: './pages/job-expense-page',
    },
    'admin-archived-jobs': {
      path: '/admin/archived-jobs',
      title: 'Archived Jobs',
      breadcrumb: 'Dashboard > Jobs > Archived Jobs',
      permission: 'archived-job-read',
      page: './pages/archived-jobs-page',
    },
  },
);
