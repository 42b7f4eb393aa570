import type { Page } from '@careloom/contract/envelope';
import type { Api } from '../support/api';
import type { Role } from '../support/roles';

/** A list of the product as a role sees it, and what can be done with it. */
export interface EveryList {
  /** The file of its definition, under `remotes`, so that no list is forgotten. */
  source: string;
  role: Role;
  /** A route in `routes.csv`, or in a manifest. */
  route: string;
  /** The route of a list inside a record, if not every record has such a list. */
  record?: string;
  /** The noun for one row, and for several. */
  noun: readonly [one: string, many: string];
  search?: false;
  /** The name of a record to search for, if the API may not find the name in the first row. */
  named?: (api: Api) => Promise<string>;
  /** A header that sorts; undefined if the call has a fixed order. */
  sort?: string;
  /** A filter with checkboxes or radio buttons. */
  filter?: readonly [label: string, kind: 'checkbox' | 'radio'];
  /** Whether the seed has several pages of it. */
  pages?: true;
}

const JOB = ['job', 'jobs'] as const;
const APPLICANT = ['applicant', 'applicants'] as const;
const HOUSE = ['house', 'houses'] as const;
const PARTICIPANT = ['participant', 'participants'] as const;
const WORKER = ['support worker', 'support workers'] as const;
const AGREEMENT = ['service agreement', 'service agreements'] as const;
const SHIFT = ['shift', 'shifts'] as const;
const INVOICE = ['invoice', 'invoices'] as const;
const EXPENSE = ['expense', 'expenses'] as const;
const PROVIDER = ['provider', 'providers'] as const;

const STATUS = ['Status', 'checkbox'] as const;
const TYPE = ['Type', 'checkbox'] as const;
const AVAILABILITY = ['Availability', 'radio'] as const;

const JOBS = 'jobs/src/pages';
const WORKERS = 'workforce/src/pages';
const ARCHIVED = `${JOBS}/archived-jobs-page.tsx`;
const SHIFTS = 'timesheets/src/pages/shifts-page.tsx';
const INVOICES = 'finance/src/pages/invoices-page.tsx';
const EXPENSES = 'finance/src/pages/expenses-page.tsx';
const OWN_WORKERS = `${WORKERS}/own-workers-page.tsx`;

/** Each list once, as the role that sees most of it. */
export const EVERY_LIST: readonly EveryList[] = [
  {
    source: `${JOBS}/all-jobs-page.tsx`,
    role: 'super_admin',
    route: 'jobs',
    noun: JOB,
    sort: 'Start Date',
    filter: STATUS,
    pages: true,
  },
  { source: ARCHIVED, role: 'senior_manager', route: 'admin-archived-jobs', noun: JOB, sort: 'End Date', filter: STATUS, pages: true },
  {
    source: `${JOBS}/applicants-tab.tsx`,
    role: 'super_admin',
    route: 'job-applicants',
    record: 'applicant-details',
    noun: APPLICANT,
    sort: 'Name',
    filter: ['Assign Status', 'checkbox'],
  },
  { source: `${JOBS}/find-jobs.tsx`, role: 'worker', route: 'find-jobs', noun: JOB, sort: 'Type', filter: TYPE, pages: true },
  { source: `${JOBS}/current-jobs.tsx`, role: 'worker', route: 'current-job', noun: JOB, search: false, sort: 'Name/Title' },
  {
    source: `${JOBS}/own-archived-jobs.tsx`,
    role: 'worker',
    route: 'worker-archived-job',
    noun: JOB,
    sort: 'Start Date',
    filter: TYPE,
  },
  { source: 'jobs/src/slots/job-list.tsx', role: 'super_admin', route: 'house-details-jobs', noun: JOB, sort: 'Type', filter: STATUS },
  {
    source: `${WORKERS}/my-team-page.tsx`,
    role: 'super_admin',
    route: 'my-team',
    noun: ['team member', 'team members'],
    sort: 'Name',
    filter: ['Member Type', 'checkbox'],
  },
  {
    source: `${WORKERS}/member-work-history.tsx`,
    role: 'super_admin',
    route: 'my-team-work-history-details',
    noun: HOUSE,
    search: false,
  },
  {
    source: 'workforce/src/pages/houses-page.tsx',
    role: 'super_admin',
    route: 'houses',
    noun: HOUSE,
    sort: 'House Name',
    filter: ['Active Status', 'radio'],
  },
  {
    source: `${WORKERS}/house-participants.tsx`,
    role: 'super_admin',
    route: 'house-details-participants',
    noun: PARTICIPANT,
    sort: 'Name',
  },
  {
    source: `${WORKERS}/support-workers-page.tsx`,
    role: 'senior_manager',
    route: 'support-workers',
    noun: WORKER,
    sort: 'Name',
    filter: AVAILABILITY,
    pages: true,
  },
  {
    source: `${WORKERS}/worker-agreements.tsx`,
    role: 'super_admin',
    route: 'support-worker-details-agreement',
    noun: AGREEMENT,
    sort: 'Provider',
  },
  {
    source: `${WORKERS}/own-agreements-page.tsx`,
    role: 'worker',
    route: 'worker-service-agreements',
    noun: AGREEMENT,
    sort: 'Provider',
  },
  {
    source: `${WORKERS}/new-applicants-page.tsx`,
    role: 'super_admin',
    route: 'new-applicants',
    noun: WORKER,
    sort: 'Name',
    filter: AVAILABILITY,
  },
  { source: `${WORKERS}/rejected-workers-page.tsx`, role: 'super_admin', route: 'rejected-applicants', noun: WORKER, sort: 'Name' },
  {
    source: `${WORKERS}/archived-workers-page.tsx`,
    role: 'super_admin',
    route: 'archived-support-workers',
    noun: WORKER,
    sort: 'Name',
    filter: AVAILABILITY,
  },
  { source: OWN_WORKERS, role: 'team_leader', route: 'team-leader-support-workers', noun: WORKER, sort: 'Name', filter: AVAILABILITY },
  { source: SHIFTS, role: 'super_admin', route: 'shiftLogs', noun: SHIFT, sort: 'Worker', filter: STATUS, pages: true },
  {
    source: 'timesheets/src/slots/shift-list.tsx',
    role: 'super_admin',
    route: 'house-details-shifts',
    noun: SHIFT,
    sort: 'Status',
    filter: STATUS,
    pages: true,
  },
  { source: INVOICES, role: 'super_admin', route: 'invoices', noun: INVOICE, sort: 'Number', filter: STATUS, pages: true },
  {
    source: 'finance/src/pages/xero-invoices-page.tsx',
    role: 'super_admin',
    route: 'xeroInvoice',
    noun: INVOICE,
    sort: 'Number',
    filter: ['Sync', 'checkbox'],
    pages: true,
  },
  {
    source: 'finance/src/pages/stuck-page.tsx',
    role: 'super_admin',
    route: 'finance:stuck',
    noun: ['record', 'records'],
    sort: 'Amount',
    filter: ['Waits for', 'checkbox'],
    pages: true,
  },
  {
    source: 'finance/src/fair-shares/shares-of-all.tsx',
    role: 'super_admin',
    route: 'fair-shares',
    noun: ['worker', 'workers'],
    sort: 'Worker',
    filter: ['Period', 'radio'],
    pages: true,
  },
  {
    source: 'finance/src/pages/invoice-report-page.tsx',
    role: 'super_admin',
    route: 'invoice-report',
    noun: ['house', 'houses'],
    sort: 'House',
    filter: STATUS,
  },
  {
    source: 'finance/src/pages/expense-report-page.tsx',
    role: 'super_admin',
    route: 'expense-report',
    noun: ['house', 'houses'],
    sort: 'House',
    filter: STATUS,
  },
  {
    source: 'finance/src/slots/invoice-list.tsx',
    role: 'worker',
    route: 'archived-jobs-details-invoices',
    noun: INVOICE,
    sort: 'Number',
    filter: STATUS,
  },
  { source: EXPENSES, role: 'team_leader', route: 'expenses', noun: EXPENSE, sort: 'Title', filter: STATUS, pages: true },
  {
    source: 'finance/src/slots/expense-list.tsx',
    role: 'super_admin',
    route: 'job-expenses',
    record: 'job-expense-detail',
    noun: EXPENSE,
    sort: 'Title',
    filter: STATUS,
  },
  {
    source: 'settings/src/pages/holidays-page.tsx',
    role: 'super_admin',
    route: 'settings:holidays',
    noun: ['holiday', 'holidays'],
    sort: 'Date',
    filter: ['State', 'radio'],
    pages: true,
  },
  {
    source: 'settings/src/pages/audit-page.tsx',
    role: 'super_admin',
    route: 'settings:audit',
    noun: ['change', 'changes'],
    // Other tests change grants and settings, whose names are texts of the page.
    named: async (api) => (await api.get<Page<{ name: string }>>('/audit/all?record=providers')).items[0]?.name ?? '',
    filter: ['Record', 'radio'],
    pages: true,
  },
  {
    source: 'settings/src/pages/providers-page.tsx',
    role: 'super_admin',
    route: 'providers',
    noun: PROVIDER,
    sort: 'Name',
  },
  {
    source: 'settings/src/pages/pay-levels-page.tsx',
    role: 'super_admin',
    route: 'pay-level',
    noun: ['pay level', 'pay levels'],
    sort: 'Name',
  },
  {
    source: 'settings/src/pages/api-access-page.tsx',
    role: 'super_admin',
    route: 'api-access',
    noun: ['token', 'tokens'],
    sort: 'Name',
  },
];

/** The same definitions as other roles see them: with other columns, records and addresses. */
export const SAME_LISTS: readonly EveryList[] = [
  {
    source: `${JOBS}/all-jobs-page.tsx`,
    role: 'team_leader',
    route: 'team-leader-jobs',
    noun: JOB,
    sort: 'Type',
    filter: STATUS,
    pages: true,
  },
  { source: ARCHIVED, role: 'team_leader', route: 'team-leader-archived-job', noun: JOB, sort: 'End Date', filter: STATUS },
  {
    source: `${JOBS}/applicants-tab.tsx`,
    role: 'team_leader',
    route: 'team-leader-job-applicants',
    record: 'team-leader-applicant-details',
    noun: APPLICANT,
    sort: 'Name',
    filter: ['Assign Status', 'checkbox'],
  },
  {
    source: OWN_WORKERS,
    role: 'team_leader',
    route: 'team-leader-support-workers-archived',
    noun: WORKER,
    sort: 'Name',
    filter: AVAILABILITY,
  },
  { source: SHIFTS, role: 'worker', route: 'shiftSchedule', noun: SHIFT, sort: 'Date', filter: STATUS, pages: true },
  { source: SHIFTS, role: 'team_leader', route: 'shiftLogs', noun: SHIFT, sort: 'Worker', filter: STATUS, pages: true },
  { source: INVOICES, role: 'worker', route: 'invoices', noun: INVOICE, sort: 'Number', filter: STATUS, pages: true },
  { source: INVOICES, role: 'team_leader', route: 'invoices', noun: INVOICE, sort: 'Number', filter: STATUS, pages: true },
  { source: EXPENSES, role: 'worker', route: 'expenses', noun: EXPENSE, sort: 'Title', filter: STATUS },
  {
    source: 'finance/src/slots/invoice-list.tsx',
    role: 'super_admin',
    route: 'job-invoices',
    record: 'job-invoice-details',
    noun: INVOICE,
    sort: 'Number',
    filter: STATUS,
  },
  {
    source: 'finance/src/slots/expense-list.tsx',
    role: 'super_admin',
    route: 'job-expenses',
    noun: EXPENSE,
    sort: 'Title',
    filter: STATUS,
  },
];
