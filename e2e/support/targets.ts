import type { Named } from '@careloom/contract/entities';
import type { Page } from '@careloom/contract/envelope';
import type { Applicant } from '@careloom/contract/resources/applicants';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Participant } from '@careloom/contract/resources/house-participants';
import type { House } from '@careloom/contract/resources/houses';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { Job } from '@careloom/contract/resources/jobs';
import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { TeamMember } from '@careloom/contract/resources/my-team';
import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { Api } from './api';
import { dayInWords } from './day-words';
import type { RouteRow } from './routes';
import { ROLES, type Role } from './roles';

/** A record of the API to open a screen with: the values for the path and the breadcrumb. */
export interface Target {
  params: Record<string, string | number>;
  values: Record<string, string>;
}

const MANY = { per_page: 100 };
const NOTHING: Target = { params: {}, values: {} };

async function first<Item>(
  api: Api,
  path: string,
  query: Record<string, string | number> = {},
  fits: (item: Item) => boolean = () => true,
) {
  const { items } = await api.get<Page<Item>>(path, { ...MANY, ...query });
  const found = items.find(fits);
  if (!found) throw new Error(`The seed has no record that fits under ${path} ${JSON.stringify(query)}`);
  return found;
}

const fullName = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`;

/** A row of `routes.csv`, or a route of a manifest. */
type Screen = Pick<RouteRow, 'name' | 'path'>;

type Find = (api: Api, role: Role, screen: Screen) => Promise<Target>;

const jobsOf = (role: Role) => ({ admin: '/jobs', 'team-leader': '/team-leader/jobs', worker: '/support-worker/jobs' })[ROLES[role].area];

const job =
  (query: Record<string, string | number> = {}, fits?: (job: Job) => boolean): Find =>
  async (api, role) => {
    const { id, name } = await first<Job>(api, jobsOf(role), query, fits);
    return { params: { id }, values: { 'job name': name } };
  };

/** A job that a test has just closed may never have started: it has neither shifts nor invoices. */
const hasBegun = ({ start_date }: Job) => Date.parse(start_date) < Date.now();

const applicant: Find = async (api, role) => {
  const { id, name } = await first<Job>(api, jobsOf(role), {}, ({ applicants_count }) => applicants_count > 0);
  const one = await first<Applicant>(api, `${jobsOf(role)}/${id}/job-applicants`);
  return { params: { id, applicantId: one.id }, values: { 'job name': name, 'full name': fullName(one) } };
};

const invoice: Find = async (api) => {
  const { id, number, job: of } = await first<Invoice>(api, '/invoice', {}, (found) => found.job !== null);
  return { params: { id: of?.id ?? 0, invoiceId: id }, values: { 'job name': of?.name ?? '', number } };
};

const ownInvoice: Find = async (api) => {
  const { id, number } = await first<Invoice>(api, '/invoice');
  return { params: { id }, values: { 'invoice number': number } };
};

const expense: Find = async (api) => {
  const { id, title, job: of } = await first<Expense>(api, '/expense');
  return { params: { id: of.id, expenseId: id }, values: { 'job name': of.name, title } };
};

const ownExpense: Find = async (api) => {
  const { id, title } = await first<Expense>(api, '/expense');
  return { params: { id }, values: { title } };
};

const house: Find = async (api) => {
  // A record that a test has just added has neither jobs nor shifts.
  const { id, name } = await first<House>(api, '/house', {}, ({ invoices_count }) => invoices_count > 0);
  return { params: { id }, values: { 'house name': name } };
};

const board: Find = async (api) => {
  const [found] = await api.get<Named[]>('/options/houses');
  if (!found) throw new Error('The seed has no house whose board can be read.');
  return { params: { houseId: found.id }, values: { 'house name': found.name } };
};

const participant: Find = async (api) => {
  const of = await first<House>(api, '/house', {}, ({ participants_count }) => participants_count > 0);
  const { id, name } = await first<Participant>(api, `/house/${of.id}/house-participants`);
  return { params: { id: of.id, participantId: id }, values: { 'house name': of.name, name } };
};

const member: Find = async (api) => {
  const found = await first<TeamMember>(api, '/my-team', {}, ({ current_house }) => current_house !== null);
  return { params: { id: found.id }, values: { 'full name': fullName(found) } };
};

/** The list in a tab of a worker, by the end of its path. */
const TABS_OF_WORKER: Readonly<Record<string, (role: Role, id: number) => string>> = {
  jobs: (role, id) => `${jobsOf(role)}?worker_id=${id}`,
  shifts: (_role, id) => `/shift/get-worker-shift-list?worker_id=${id}`,
  invoices: (_role, id) => `/invoice?worker_id=${id}`,
  'service-agreements': (_role, id) => `/support-worker/service-agreements?user_id=${id}`,
};

/** The first worker with a record in the tab: a worker whom a test has just approved has none. */
const worker: Find = async (api, role, { path: screen }) => {
  const { items } = await api.get<Page<SupportWorker>>(role === 'team_leader' ? '/team-leader/support-worker' : '/support-worker', MANY);
  const callOf = TABS_OF_WORKER[screen.slice(screen.lastIndexOf('/') + 1)];
  const has = async ({ id }: SupportWorker) => !callOf || (await api.get<Page<object>>(callOf(role, id))).total > 0;
  let found: SupportWorker | undefined;
  for (const one of items) if (!found && (await has(one))) found = one;
  if (!found) throw new Error(`The seed has no worker with a record for ${screen}.`);
  return { params: { type: 'support-workers', id: found.id }, values: { 'type label': 'Support Workers', 'full name': fullName(found) } };
};

const payLevel: Find = async (api) => {
  const { id, name } = await first<PayLevel>(api, '/pay-level');
  return { params: { id }, values: { 'pay level name': name } };
};

const ownAgreement: Find = async (api) => {
  const { id, provider } = await first<ServiceAgreement>(api, '/support-worker/service-agreements');
  return { params: { id }, values: { provider: provider.name } };
};

const shiftType: Find = (_api, _role, { name }) =>
  Promise.resolve({ params: { shiftType: name.toLowerCase().includes('schedule') ? 'schedule' : 'log' }, values: {} });

/** `5 Sep 2026` */
const wordsOf = (date: string) => dayInWords(new Date(`${date}T00:00:00Z`));

const shift: Find = async (api, role, screen) => {
  const { params } = await shiftType(api, role, screen);
  const { id, date, house: of } = await first<Shift>(api, '/shift', { shift_type: params.shiftType ?? '' });
  return { params: { ...params, id }, values: { shift: `${wordsOf(date)}, ${of.name}` } };
};

/** By path pattern; the first match counts. */
const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [/:shiftType\/detail\/:id/, shift],
  [/:shiftType/, shiftType],
  [/:applicantId/, applicant],
  [/:invoiceId/, invoice],
  [/:expenseId/, expense],
  [/\/invoices\/details\/:id/, ownInvoice],
  [/\/expenses\/details\/:id/, ownExpense],
  [/\/my-team\/detail\/:id/, member],
  [/:participantId/, participant],
  [/\/houses\/detail\/:id/, house],
  [/\/whos-coming\/:houseId/, board],
  [/\/pay-level\/edit\/:id/, payLevel],
  [/\/worker\/service-agreements\/:id/, ownAgreement],
  [/\/worker\/current-job\/:id/, job({ status: 'assigned' })],
  [/\/worker\/archived-jobs\/detail\/:id/, job({ archived: 1 }, hasBegun)],
  [/jobs\/detail\/:id/, job()],
  [/\/:type\/detail\/:id/, worker],
];

/** The record that a role opens a screen with; undefined if its path has no parameter. */
export const targetOf: (screen: Screen, role: Role, api: Api) => Promise<Target> = async (screen, role, api) => {
  const [, find] = FINDERS.find(([shape]) => shape.test(screen.path)) ?? [];
  return find ? find(api, role, screen) : NOTHING;
};
