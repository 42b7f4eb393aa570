import { routes } from '@careloom/federation/define-remote';

export const teamLeaderRoutes = routes(
  { area: 'team-leader', permission: 'team-leader-job-read' },
  {
    'team-leader-jobs': ['/team-leader/jobs', 'All Jobs', 'Dashboard > Jobs'],
    'team-leader-job-details': [
      '/team-leader/jobs/detail/:id',
      'Job Details',
      'Dashboard > Jobs > Job',
      { redirect: 'team-leader-job-details-overview' },
    ],
    'team-leader-job-details-overview': ['/team-leader/jobs/detail/:id/overview', 'Job Details', 'Dashboard > Jobs > {job name}'],
    'team-leader-job-applicants': [
      '/team-leader/jobs/detail/:id/applicants',
      'Job Applicants',
      'Dashboard > Jobs > {job name} > Applicants',
    ],
    'team-leader-job-invoices': ['/team-leader/jobs/detail/:id/invoices', 'Job Invoices', 'Dashboard > Jobs > {job name} > Invoices'],
    'team-leader-job-expenses': ['/team-leader/jobs/detail/:id/expenses', 'Job Expenses', 'Dashboard > Jobs > {job name} > Expenses'],
    'team-leader-applicant-details': [
      '/team_leader/jobs/detail/:id/applicants/:applicantId',
      'Applicant Details',
      'Dashboard > Jobs > {job name} > Applicants > {full name}',
    ],
    'team-leader-job-invoice-details': [
      '/team_leader/jobs/detail/:id/invoices/:invoiceId',
      'Invoice Detail',
      'Dashboard > Jobs > {job name} > Invoices > {number}',
    ],
    'team-leader-job-expense-detail': [
      '/team_leader/jobs/detail/:id/expenses/:expenseId',
      'Expense Detail',
      'Dashboard > Jobs > {job name} > Expenses > {title}',
    ],
    'team-leader-archived-job': [
      '/team-leader/archived-jobs',
      'Archived Jobs',
      'Dashboard > Jobs > Archived Jobs',
      { permission: 'team-leader-archived-job-read' },
    ],
  },
);
