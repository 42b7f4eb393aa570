import { routes } from '@careloom/federation/define-remote';

export const adminRoutes = routes(
  { area: 'admin', permission: 'job-read' },
  {
    jobs: ['/admin/jobs', 'All Jobs', 'Dashboard > Jobs'],
    'job-details': ['/admin/jobs/detail/:id', 'Job Details', 'Dashboard > Jobs > Job', { redirect: 'job-details-overview' }],
    'job-details-overview': ['/admin/jobs/detail/:id/overview', 'Job Details', 'Dashboard > Jobs > {job name}'],
    'job-applicants': ['/admin/jobs/detail/:id/applicants', 'Job Applicants', 'Dashboard > Jobs > {job name} > Applicants'],
    'job-invoices': ['/admin/jobs/detail/:id/invoices', 'Job Invoices', 'Dashboard > Jobs > {job name} > Invoices'],
    'job-expenses': ['/admin/jobs/detail/:id/expenses', 'Job Expenses', 'Dashboard > Jobs > {job name} > Expenses'],
    'applicant-details': [
      '/admin/jobs/detail/:id/applicants/:applicantId',
      'Applicant Details',
      'Dashboard > Jobs > {job name} > Applicants > {full name}',
    ],
    'job-invoice-details': [
      '/admin/job/invoice/:id/detail/:invoiceId',
      'Invoice Detail',
      'Dashboard > Jobs > {job name} > Invoices > {number}',
    ],
    'job-expense-detail': [
      '/admin/job/expense/:id/detail/:expenseId',
      'Expense Detail',
      'Dashboard > Jobs > {job name} > Expenses > {title}',
    ],
    'admin-archived-jobs': [
      '/admin/archived-jobs',
      'Archived Jobs',
      'Dashboard > Jobs > Archived Jobs',
      { permission: 'archived-job-read' },
    ],
  },
);
