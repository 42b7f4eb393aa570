import { routes } from '@careloom/federation/define-remote';

export const teamLeaderRoutes = routes(
  { area: 'team-leader', permission: 'team-leader-job-read' },
  {
    'team-leader-jobs': { path: '/team-leader/jobs', title: 'All Jobs', breadcrumb: 'Dashboard > Jobs', page: './pages/all-jobs-page' },
    'team-leader-job-details': {
      path: '/team-leader/jobs/detail/:id',
      title: 'Job Details',
      breadcrumb: 'Dashboard > Jobs > Job',
      redirect: 'team-leader-job-details-overview',
      layout: './pages/job-page',
      tabs: {
        'team-leader-job-details-overview': {
          path: '/team-leader/jobs/detail/:id/overview',
          title: 'Job Details',
          breadcrumb: 'Dashboard > Jobs > {job name}',
          page: './pages/job-overview',
        },
        'team-leader-job-applicants': {
          path: '/team-leader/jobs/detail/:id/applicants',
          title: 'Job Applicants',
          breadcrumb: 'Dashboard > Jobs > {job name} > Applicants',
          page: './pages/applicants-tab',
        },
        'team-leader-job-invoices': {
          path: '/team-leader/jobs/detail/:id/invoices',
          title: 'Job Invoices',
          breadcrumb: 'Dashboard > Jobs > {job name} > Invoices',
          page: './pages/job-invoices',
        },
        'team-leader-job-expenses': {
          path: '/team-leader/jobs/detail/:id/expenses',
          title: 'Job Expenses',
          breadcrumb: 'Dashboard > Jobs > {job name} > Expenses',
          page: './pages/job-expenses',
        },
      },
    },
    'team-leader-applicant-details': {
      path: '/team_leader/jobs/detail/:id/applicants/:applicantId',
      title: 'Applicant Details',
      breadcrumb: 'Dashboard > Jobs > {job name} > Applicants > {full name}',
      page: './pages/applicant-page',
    },
    'team-leader-job-invoice-details': {
      path: '/team_leader/jobs/detail/:id/invoices/:invoiceId',
      title: 'Invoice Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Invoices > {number}',
      page: './pages/job-invoice-page',
    },
    'team-leader-job-expense-detail': {
      path: '/team_leader/jobs/detail/:id/expenses/:expenseId',
      title: 'Expense Detail',
      breadcrumb: 'Dashboard > Jobs > {job name} > Expenses > {title}',
      page: './pages/job-expense-page',
    },
    'team-leader-archived-job': {
      path: '/team-leader/archived-jobs',
      title: 'Archived Jobs',
      breadcrumb: 'Dashboard > Jobs > Archived Jobs',
      permission: 'team-leader-archived-job-read',
      page: './pages/archived-jobs-page',
    },
  },
);
