import type { Named } from '@careloom/contract/entities';
import type { MadeLink } from '@careloom/contract/resources/boards';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Page } from '@playwright/test';
import { bell } from '../pages/bell';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobForm } from '../pages/job-form';
import { jobsPages } from '../pages/jobs-pages';
import { loginPage } from '../pages/login-page';
import { openPostAJob } from '../pages/quick-actions';
import { remoteCard } from '../pages/remote-card';
import { expect } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { loseFiles, stubCall } from '../support/faults';
import { remoteFolder } from '../support/registry';
import { at, list, settled, type As, type ScreenState } from './open-state';
import { PLANNING_STATES } from './planning-states';
import { REPORT_STATES } from './report-states';
import { SHIFT_STATES } from './shift-states';

const jobWithApplicants = async (api: Api) => {
  const { items } = await api.get<{ items: { id: number; status: string; applicants_count: number }[] }>('/jobs', {
    per_page: 100,
    status: 'open',
  });
  return items.find(({ applicants_count }) => applicants_count > 0)?.id ?? 0;
};

const job =
  (tab: string): ScreenState['open'] =>
  async (page, api) => {
    await page.goto(`/admin/jobs/detail/${await jobWithApplicants(api)}/${tab}`);
    await settled(page);
  };

const houseOfLeader = async (as: As) => {
  const [house] = await (await as('team_leader')).get<Named[]>('/options/houses');
  return house?.id ?? 0;
};

/** The board of a house has its week, as a table or as today alone. */
const boardRead = (page: Page) => expect(page.getByRole('main').getByText('Today').filter({ visible: true }).first()).toBeVisible();

export const STATES: readonly ScreenState[] = [
  { name: 'log in', role: null, first: true, open: async (page) => void (await loginPage(page).open()) },
  {
    name: 'log in, refused',
    role: null,
    open: async (page) => {
      await loginPage(page).open();
      await loginPage(page).submit.click();
      await expect(loginPage(page).email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'forgot password', role: null, open: async (page) => void (await page.goto('/forgot-password')) },
  {
    name: 'reset password',
    role: null,
    open: async (page) => {
      await page.goto('/reset-password/abc?email=a%40b.cc');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  { name: 'dashboard of the admin', role: 'super_admin', first: true, open: at('/admin') },
  {
    name: 'command palette',
    role: 'super_admin',
    first: true,
    inDialog: true,
    open: async (page) => {
      await page.goto('/admin/my-team');
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('grove');
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('data-highlighted', '');
    },
  },
  { name: 'dashboard of a team leader', role: 'team_leader', open: at('/team-leader/dashboard') },
  {
    name: 'dashboard of a worker',
    role: 'worker',
    first: true,
    open: async (page) => {
      await page.goto('/worker/dashboard');
      await expect(page.getByRole('main').getByRole('textbox', { name: specified('dashboard.date') })).toBeVisible(); // comes after the page
    },
  },
  { name: 'jobs', role: 'super_admin', first: true, open: list('/admin/jobs', '/jobs', 'name') },
  {
    name: 'jobs, nothing found',
    role: 'super_admin',
    open: async (page) => {
      await page.goto('/admin/jobs?search=nothing-is-called-this');
      await expect(page.getByText(specified('common.no_records'))).toBeVisible();
    },
  },
  {
    name: 'jobs, not loaded',
    role: 'super_admin',
    open: async (page) => {
      await stubCall(page, '/jobs', 500, { message: specified('error.server') });
      await page.goto('/admin/jobs');
      await expect(page.getByText(specified('kit.not_loaded'))).toBeVisible();
    },
  },
  { name: 'job, overview', role: 'super_admin', open: job('overview') },
  { name: 'job, applicants', role: 'super_admin', open: job('applicants') },
  {
    name: 'question before an assignment',
    role: 'super_admin',
    inDialog: true,
    open: async (page, api, as) => {
      await job('applicants')(page, api, as);
      await jobsPages(page).assign.first().click();
      await expect(confirmDialog(page, specified('button.assign')).dialog).toBeVisible();
    },
  },
  { name: 'find jobs', role: 'worker', open: list('/worker/find-jobs', '/support-worker/jobs', 'name') },
  {
    name: 'post a job',
    role: 'super_admin',
    inDialog: true,
    first: true,
    open: async (page) => {
      await openPostAJob(page);
      await expect(jobForm(page).dialog).toBeVisible();
    },
  },
  {
    name: 'post a job, refused',
    role: 'super_admin',
    inDialog: true,
    open: async (page) => {
      await openPostAJob(page);
      await jobForm(page).submit.click();
      await expect(jobForm(page).control('name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'houses', role: 'super_admin', open: list('/admin/houses', '/house', 'name') },
  { name: 'support workers', role: 'senior_manager', open: list('/admin/support-workers', '/support-worker', 'last_name') },
  ...SHIFT_STATES,
  ...PLANNING_STATES,
  { name: 'invoices', role: 'super_admin', open: list('/admin/invoice', '/invoice', 'number') },
  {
    name: 'invoice, with the amount of a shift opened',
    role: 'super_admin',
    open: async (page, api) => {
      const { items } = await api.get<{ items: { id: number }[] }>('/invoice');
      await at(`/admin/invoices/details/${items[0]?.id ?? 0}/overview`)(page, api, () => Promise.resolve(api));
      await page.getByRole('button', { name: 'Why this amount' }).first().click();
      await expect(page.getByRole('heading', { name: 'Why this amount' })).toBeVisible();
    },
  },
  {
    name: 'payment of an invoice',
    role: 'super_admin',
    inDialog: true,
    open: async (page, api) => {
      const { items } = await api.get<{ items: { id: number }[] }>('/invoice', { status: 'generated' });
      await at(`/admin/invoices/details/${items[0]?.id ?? 0}/overview`)(page, api, () => Promise.resolve(api));
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('textbox', { name: /Paid Amount/ })).toBeVisible();
    },
  },
  {
    name: 'invoices to generate, with their preview',
    role: 'super_admin',
    open: async (page, api, as) => {
      await at('/admin/invoice/generate')(page, api, as);
      await page.getByRole('checkbox', { name: 'Everything' }).check();
      await expect(page.getByRole('button', { name: /^Generate \d+ invoices?$/ })).toBeVisible();
    },
  },
  { name: 'expenses', role: 'super_admin', open: list('/admin/expenses', '/expense', 'title') },
  {
    name: 'the reason why an expense is rejected',
    role: 'senior_manager',
    open: async (page, api) => {
      const { items } = await api.get<{ items: Expense[] }>('/expense', { status: 'pending', per_page: 50 });
      const id = items.find(({ for_another }) => for_another === 0)?.id;
      await page.goto(`/admin/expenses/details/${id ?? 0}`);
      await page.getByRole('main').getByRole('button', { name: 'Reject', exact: true }).click();
      await expect(page.getByLabel(specified('confirm.reject_expense'))).toBeVisible();
    },
  },
  {
    name: 'add an expense',
    role: 'worker',
    inDialog: true,
    open: async (page) => {
      await page.goto('/worker/expenses');
      await page
        .getByRole('main')
        .getByRole('button', { name: specified('form.add_expense'), exact: true })
        .filter({ visible: true })
        .click();
      await expect(
        page.getByRole('dialog', { name: specified('form.add_expense') }).getByLabel(specified('field.expense.title')),
      ).toBeVisible();
    },
  },
  ...REPORT_STATES,
  { name: 'providers', role: 'super_admin', open: list('/admin/providers', '/providers', 'name') },
  { name: 'tokens for machines', role: 'super_admin', open: list('/admin/api-access', '/api-tokens', 'name') },
  {
    name: 'add a token',
    role: 'super_admin',
    inDialog: true,
    open: async (page) => {
      await page.goto('/admin/api-access');
      await page
        .getByRole('main')
        .getByRole('button', { name: specified('token.add') })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog', { name: specified('token.add') })).toBeVisible();
    },
  },
  {
    name: "who's coming, of the house",
    role: 'team_leader',
    open: async (page, _api, as) => {
      await page.goto(`/team-leader/whos-coming/${await houseOfLeader(as)}`);
      await boardRead(page);
    },
  },
  {
    name: "who's coming, by its link",
    role: null,
    open: async (page, _api, as) => {
      const admin = await as('super_admin');
      const house = (await admin.get<Named[]>('/options/houses')).at(-1); // the journey of a board counts the links of the leader's house
      const { url } = await admin.post<MadeLink>(`/house/${house?.id ?? 0}/board-links`, {});
      await page.goto(new URL(url).pathname);
      await boardRead(page);
    },
  },
  { name: 'account settings', role: 'team_leader', open: at('/team-leader/account-settings') },
  { name: 'notifications', role: 'super_admin', open: at('/admin/notification') },
  {
    name: 'notification preferences, with this device',
    role: 'worker',
    open: async (page) => {
      await page.goto('/worker/notification/preferences');
      await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
    },
  },
  {
    name: 'the bell opened',
    role: 'super_admin',
    open: async (page, api, as) => {
      await at('/admin')(page, api, as);
      await bell(page).button.click();
      await expect(bell(page).items.first()).toBeVisible();
    },
  },
  {
    name: 'a part that failed',
    role: 'super_admin',
    open: async (page) => {
      await page.goto('/admin');
      await loseFiles(page.context(), await remoteFolder(new URL(page.url()).origin, 'settings'));
      await page.goto('/admin/providers');
      await expect(remoteCard(page).card).toBeVisible({ timeout: 15_000 });
    },
  },
  { name: 'page not found', role: 'worker', open: at('/worker/nowhere') },
];
