import * as agreements from '@careloom/contract/resources/agreements';
import * as apiTokens from '@careloom/contract/resources/api-tokens';
import * as applicants from '@careloom/contract/resources/applicants';
import * as audit from '@careloom/contract/resources/audit';
import * as auth from '@careloom/contract/resources/auth';
import * as boards from '@careloom/contract/resources/boards';
import * as earnings from '@careloom/contract/resources/earnings';
import * as fairShares from '@careloom/contract/resources/fair-shares';
import * as broadcasting from '@careloom/contract/resources/broadcasting';
import * as calendarFeeds from '@careloom/contract/resources/calendar-feeds';
import * as chat from '@careloom/contract/resources/chat';
import * as contact from '@careloom/contract/resources/contact';
import * as dashboardDetails from '@careloom/contract/resources/dashboard-details';
import * as dashboards from '@careloom/contract/resources/dashboards';
import * as delivery from '@careloom/contract/resources/delivery';
import * as expenses from '@careloom/contract/resources/expenses';
import * as holidays from '@careloom/contract/resources/holidays';
import * as houseParticipants from '@careloom/contract/resources/house-participants';
import * as houses from '@careloom/contract/resources/houses';
import * as imports from '@careloom/contract/resources/imports';
import * as invoiceDrafts from '@careloom/contract/resources/invoice-drafts';
import * as invoiceLanes from '@careloom/contract/resources/invoice-lanes';
import * as invoiceVoid from '@careloom/contract/resources/invoice-void';
import * as invoices from '@careloom/contract/resources/invoices';
import * as jobs from '@careloom/contract/resources/jobs';
import * as moneyTrail from '@careloom/contract/resources/money-trail';
import * as myTeam from '@careloom/contract/resources/my-team';
import * as notificationPreferences from '@careloom/contract/resources/notification-preferences';
import * as notifications from '@careloom/contract/resources/notifications';
import * as options from '@careloom/contract/resources/options';
import * as organisation from '@careloom/contract/resources/organisation';
import * as ownJobs from '@careloom/contract/resources/own-jobs';
import * as passkeys from '@careloom/contract/resources/passkeys';
import * as payLevels from '@careloom/contract/resources/pay-levels';
import * as paymentRuns from '@careloom/contract/resources/payment-runs';
import * as providers from '@careloom/contract/resources/providers';
import * as records from '@careloom/contract/resources/records';
import * as replacements from '@careloom/contract/resources/replacements';
import * as reportFiles from '@careloom/contract/resources/report-files';
import * as reportGroups from '@careloom/contract/resources/report-groups';
import * as pushSubscriptions from '@careloom/contract/resources/push-subscriptions';
import * as reports from '@careloom/contract/resources/reports';
import * as rosterTemplates from '@careloom/contract/resources/roster-templates';
import * as roles from '@careloom/contract/resources/roles';
import * as savedViews from '@careloom/contract/resources/saved-views';
import * as secondFactor from '@careloom/contract/resources/second-factor';
import * as sessions from '@careloom/contract/resources/sessions';
import * as settings from '@careloom/contract/resources/settings';
import * as shiftCalendar from '@careloom/contract/resources/shift-calendar';
import * as shiftDrafts from '@careloom/contract/resources/shift-drafts';
import * as shiftRoster from '@careloom/contract/resources/shift-roster';
import * as shiftOffers from '@careloom/contract/resources/shift-offers';
import * as shiftSeries from '@careloom/contract/resources/shift-series';
import * as shiftWeeks from '@careloom/contract/resources/shift-weeks';
import * as shifts from '@careloom/contract/resources/shifts';
import * as supportWorkers from '@careloom/contract/resources/support-workers';
import * as tasks from '@careloom/contract/resources/tasks';
import * as timesheets from '@careloom/contract/resources/timesheets';
import * as uploads from '@careloom/contract/resources/uploads';
import * as users from '@careloom/contract/resources/users';
import * as workedShifts from '@careloom/contract/resources/worked-shifts';
import * as xero from '@careloom/contract/resources/xero';
import * as xeroBills from '@careloom/contract/resources/xero-bills';
import * as xeroConfig from '@careloom/contract/resources/xero-config';
import * as xeroContacts from '@careloom/contract/resources/xero-contacts';
import * as xeroInvoices from '@careloom/contract/resources/xero-invoices';

interface Group {
  tag: string;
  description: string;
  /** The contract files whose calls and schemas belong to it. */
  modules: readonly object[];
}

/** The groups in which an integrator looks for calls, in the order of the page. */
export const GROUPS = [
  {
    tag: 'Account',
    description: 'Sign in and out, register, passwords, the second factor, passkeys, the own profile and sessions.',
    modules: [auth, secondFactor, passkeys, sessions],
  },
  { tag: 'Team', description: 'Senior managers and team leaders, and who can be picked.', modules: [myTeam, users] },
  { tag: 'Houses', description: 'Houses, their team leaders and participants.', modules: [houses, houseParticipants] },
  { tag: 'Boards', description: 'Who comes to a house, its outings, and links for its residents.', modules: [boards] },
  { tag: 'Money trail', description: 'The way of money from work to its payment, and where it waits for somebody.', modules: [moneyTrail] },
  { tag: 'Fair shares', description: 'Weekends, holidays and nights of each worker against an even share.', modules: [fairShares] },
  { tag: 'Support workers', description: 'Workers, their verification and what they are available for.', modules: [supportWorkers] },
  { tag: 'Service agreements', description: 'Agreements: draft, sent, signed, ended or terminated.', modules: [agreements] },
  { tag: 'Jobs', description: 'Jobs as the office, a team leader and a worker see them.', modules: [jobs, ownJobs] },
  { tag: 'Applicants', description: 'Who applied for a job, shortlists and assignments.', modules: [applicants] },
  {
    tag: 'Shifts',
    description: 'The roster: shifts, their cost, the calendar, approval.',
    modules: [shifts, shiftSeries, shiftDrafts, shiftWeeks, rosterTemplates, shiftCalendar, shiftRoster, calendarFeeds],
  },
  {
    tag: 'Timesheets',
    description: 'Worked shifts: recorded by workers or from sheets, submitted and approved.',
    modules: [timesheets, workedShifts],
  },
  {
    tag: 'Offers',
    description: 'Who can take a shift, offers of shifts to workers, and their answers.',
    modules: [replacements, shiftOffers],
  },
  { tag: 'Imports', description: 'CSV files, all rows or none, and their reversal.', modules: [imports, uploads] },
  { tag: 'Expenses', description: 'What a worker spent, approved by another person.', modules: [expenses] },
  {
    tag: 'Invoices',
    description: 'Invoices of workers and their payment.',
    modules: [invoices, earnings, invoiceDrafts, invoiceLanes, invoiceVoid, paymentRuns],
  },
  { tag: 'Reports', description: 'Reports of expenses and invoices, and their files.', modules: [reports, reportGroups, reportFiles] },
  { tag: 'Saved views', description: 'The filters of lists that people keep under a name.', modules: [savedViews] },
  { tag: 'Pay levels', description: 'Rates of pay, and public holidays that change them.', modules: [payLevels, holidays] },
  { tag: 'Providers', description: 'Organisations that agreements are made with.', modules: [providers] },
  {
    tag: 'Settings',
    description: 'Roles and their permissions, the shift fee, the organisation, options of forms.',
    modules: [settings, organisation, roles, options],
  },
  { tag: 'Machine tokens', description: 'Tokens by which programs act for an account.', modules: [apiTokens] },
  { tag: 'Xero', description: 'The link to the accounting service.', modules: [xero, xeroConfig, xeroContacts, xeroInvoices, xeroBills] },
  {
    tag: 'Dashboards',
    description: 'Counts and lists of the first page of each role, and what is found from any page.',
    modules: [dashboards, dashboardDetails, tasks, records],
  },
  { tag: 'Chat', description: 'Messages between two people.', modules: [chat] },
  {
    tag: 'Notifications',
    description: 'What happened that concerns the caller, and how the caller is told of it.',
    modules: [notifications, notificationPreferences, pushSubscriptions],
  },
  { tag: 'Realtime', description: 'Authorisation for channels of the Pusher protocol.', modules: [broadcasting] },
  { tag: 'Audit', description: 'Who changed which record, and when.', modules: [audit] },
  { tag: 'Operations', description: 'Contact, releases, and what pages report.', modules: [contact, delivery] },
] as const satisfies readonly Group[];

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

interface Placed {
  tag: string;
  /** `jobsClose` for the contract's `jobs.close`. */
  operationId: string;
}

/** The group and name of each call, by id. */
export const PLACES: ReadonlyMap<string, Placed> = new Map(
  GROUPS.flatMap(({ tag, modules }) =>
    modules.flatMap((module) => Object.entries(module).flatMap(([name, group]) => placed(tag, name, group))),
  ),
);

function placed(tag: string, name: string, group: unknown): [string, Placed][] {
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const call = value as { id?: unknown; method?: unknown } | null;
    const isCall = typeof call === 'object' && typeof call?.id === 'string' && call.method;
    return isCall ? [[String(call.id), { tag, operationId: `${name}${capitalized(key)}` }]] : [];
  });
}
