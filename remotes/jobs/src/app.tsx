import { lazyPage, nested, remoteApp } from '@careloom/shared/navigation';
import { addJobTexts } from './texts';

addJobTexts();

const AllJobsPage = lazyPage(() => import('./pages/all-jobs-page').then((module) => module.AllJobsPage));
const ArchivedJobsPage = lazyPage(() => import('./pages/archived-jobs-page').then((module) => module.ArchivedJobsPage));

const JobPage = lazyPage(() => import('./pages/job-page').then((module) => module.JobPage));
const JobOverview = lazyPage(() => import('./features/job-details/job-overview').then((module) => module.JobOverview));
const ApplicantsTab = lazyPage(() => import('./features/applicants/applicants-tab').then((module) => module.ApplicantsTab));
const JobInvoices = lazyPage(() => import('./features/job-details/job-invoices').then((module) => module.JobInvoices));
const JobExpenses = lazyPage(() => import('./features/job-details/job-expenses').then((module) => module.JobExpenses));
const ApplicantPage = lazyPage(() => import('./features/applicants/applicant-page').then((module) => module.ApplicantPage));
const JobInvoicePage = lazyPage(() => import('./features/job-details/job-invoice-page').then((module) => module.JobInvoicePage));
const JobExpensePage = lazyPage(() => import('./features/job-details/job-expense-page').then((module) => module.JobExpensePage));

const FindJobs = lazyPage(() => import('./features/find-jobs/find-jobs').then((module) => module.FindJobs));
const OfferedJobPage = lazyPage(() => import('./features/find-jobs/offered-job-page').then((module) => module.OfferedJobPage));
const CurrentJobs = lazyPage(() => import('./features/current-job/current-jobs').then((module) => module.CurrentJobs));
const CurrentJobPage = lazyPage(() => import('./features/current-job/current-job-page').then((module) => module.CurrentJobPage));

const OwnArchivedJobs = lazyPage(() => import('./features/archived-jobs/own-archived-jobs').then((module) => module.OwnArchivedJobs));
const OwnJobLayout = lazyPage(() => import('./features/archived-jobs/own-job-layout').then((module) => module.OwnJobLayout));
const OwnJobOverview = lazyPage(() => import('./features/archived-jobs/own-job-overview').then((module) => module.OwnJobOverview));
const OwnInvoices = lazyPage(() => import('./features/archived-jobs/own-invoices').then((module) => module.OwnInvoices));
const OwnExpenses = lazyPage(() => import('./features/archived-jobs/own-expenses').then((module) => module.OwnExpenses));
const OwnInvoicePage = lazyPage(() => import('./features/archived-jobs/own-invoice-page').then((module) => module.OwnInvoicePage));
const OwnExpensePage = lazyPage(() => import('./features/archived-jobs/own-expense-page').then((module) => module.OwnExpensePage));

/** The jobs remote: its pages by the names of its routes. The admin side and team leaders share theirs. */
export const App = remoteApp('jobs', {
  jobs: AllJobsPage,
  'admin-archived-jobs': ArchivedJobsPage,
  'job-details': nested(JobPage, {
    'job-details-overview': JobOverview,
    'job-applicants': ApplicantsTab,
    'job-invoices': JobInvoices,
    'job-expenses': JobExpenses,
  }),
  'applicant-details': ApplicantPage,
  'job-invoice-details': JobInvoicePage,
  'job-expense-detail': JobExpensePage,

  'team-leader-jobs': AllJobsPage,
  'team-leader-archived-job': ArchivedJobsPage,
  'team-leader-job-details': nested(JobPage, {
    'team-leader-job-details-overview': JobOverview,
    'team-leader-job-applicants': ApplicantsTab,
    'team-leader-job-invoices': JobInvoices,
    'team-leader-job-expenses': JobExpenses,
  }),
  'team-leader-applicant-details': ApplicantPage,
  'team-leader-job-invoice-details': JobInvoicePage,
  'team-leader-job-expense-detail': JobExpensePage,

  'find-jobs': FindJobs,
  'worker-job-details': OfferedJobPage,
  'current-job': CurrentJobs,
  'current-job-details': CurrentJobPage,
  'worker-archived-job': OwnArchivedJobs,
  'archived-jobs-details': nested(OwnJobLayout, {
    'archived-jobs-details-overview': OwnJobOverview,
    'archived-jobs-details-invoices': OwnInvoices,
    'archived-jobs-details-expenses': OwnExpenses,
  }),
  'worker-invoice-details': OwnInvoicePage,
  'worker-expense-details': OwnExpensePage,
});
