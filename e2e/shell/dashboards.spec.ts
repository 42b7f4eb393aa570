import type { Page } from '@careloom/contract/envelope';
import { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { expenses, type Expense } from '@careloom/contract/resources/expenses';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

interface AdminFigures {
  total_active_jobs: number;
  total_open_jobs: number;
  shifts_this_month: number;
  expenses_this_month: number;
  invoices_this_month: number;
  active_support_workers: number;
}

test('R2-199 R2-200: the charts of the dashboard request months and years in pairs, and show a figure for each month', async ({
  pages,
}) => {
  const page = await pages('super_admin');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v1${dashboardDetails.adminChart.path}`);
  await page.goto('/admin');
  const { searchParams } = new URL((await asked).url());
  const pairs = [0, 1].map((at) => [searchParams.get(`month[${at}]`), searchParams.get(`year[${at}]`)]);
  for (const pair of pairs) expect(pair).toEqual([expect.stringMatching(/^\d{1,2}$/), expect.stringMatching(/^\d{4}$/)]);
  const charts = page.getByRole('main').locator('[data-chart]');
  await expect(charts.nth(1)).toBeVisible();
  for (const key of ['dashboard.chart.expenses', 'dashboard.chart.shifts']) {
    const rows = page
      .getByRole('region', { name: specified(key) })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows.nth(pairs.length - 1)).toBeAttached();
    await expect(rows.first().getByRole('cell').last()).toHaveText(/\d/);
  }
});

test('R2-192 R2-193 R2-194: the cards of jobs and shifts show what the API counted', async ({ visit, as }) => {
  const figures = await (await as('super_admin')).get<AdminFigures>(dashboards.admin.path);
  const page = await visit('super_admin', '/admin');
  const count = new Intl.NumberFormat('en-AU');
  for (const name of ['total_active_jobs', 'total_open_jobs', 'shifts_this_month'] as const) {
    const card = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: specified(`dashboard.card.${name}`) })
      .first();
    await expect(card).toContainText(count.format(figures[name]));
  }
});

test('R2-195 R2-196 R2-197: the cards of expenses, invoices and workers show what the API counted', async ({ visit, as }) => {
  const figures = await (await as('super_admin')).get<AdminFigures>(dashboards.admin.path);
  const page = await visit('super_admin', '/admin');
  const cards = [
    ['dashboard.card.expenses_this_month', money.format(figures.expenses_this_month)],
    ['dashboard.card.invoices_this_month', money.format(figures.invoices_this_month)],
    ['dashboard.card.active_support_workers', String(figures.active_support_workers)],
  ] as const;
  for (const [label, value] of cards) {
    const card = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: specified(label) });
    await expect(card).toContainText(value);
  }
});

test('R2-040 R2-198: another month in the picker is requested from the API, and its figures are shown', async ({ visit, as }) => {
  const page = await visit('senior_manager', '/admin?month=2026-11');
  const picker = page.getByRole('main').getByRole('combobox', { name: specified('dashboard.month') });
  await expect(picker).toHaveValue('2026-11');
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === `/api/v1${dashboards.admin.path}` && searchParams.get('month') === '10' && searchParams.get('year') === '2026';
  });
  await picker.selectOption('2026-10');
  await asked;
  const figures = await (await as('senior_manager')).get<AdminFigures>(dashboards.admin.path, { month: 10, year: 2026 });
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: specified('dashboard.card.invoices_this_month') });
  await expect(card).toContainText(money.format(figures.invoices_this_month));
});

test('R2-201 R2-202: a team leader sees the counts of their houses, and a chart of two months', async ({ visit, as }) => {
  const counts = await (await as('team_leader')).get<{ open_jobs: number; shifts_this_month: number }>(dashboards.teamLeaderCount.path);
  const page = await visit('team_leader', '/team-leader/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link').filter({ hasText: specified('dashboard.card.open_jobs') })).toContainText(String(counts.open_jobs));
  await expect(main.getByRole('heading', { name: specified('dashboard.chart.work') })).toBeVisible();
  await expect(main.getByRole('region', { name: specified('dashboard.chart.shifts') })).toContainText(String(counts.shifts_this_month));
});

test('R2-203 R2-272: the date picker of a worker requests the shifts from that day on', async ({ visit }) => {
  const page = await visit('worker', '/worker/dashboard');
  const main = page.getByRole('main');
  await expect(chrome(page).heading).toBeVisible();
  const field = main.getByRole('textbox', { name: specified('dashboard.date') });
  const asked = page.waitForResponse((response) => response.url().includes(`${dashboards.worker.path}?date=2099-01-01`));
  await field.fill('01/01/2099');
  await field.press('Enter');
  await asked;
  await expect(main.getByText(specified('dashboard.nothing_coming'))).toBeVisible();
  await expect(page).toHaveURL(/date=2099-01-01/);
});

test('"Needs you" offers Approve where it is allowed, and for the user’s own expense a link to the record', async ({ visit, as }) => {
  const manager = await as('senior_manager');
  const known = (await manager.get<Page<Expense>>(expenses.list.path)).items.find(({ worker }) => worker !== null);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format();
  const body = { date: today, title: 'Ferry to the clinic', amount: '11.20', job_id: known?.job.id, worker_id: known?.worker?.id };
  const { id } = await manager.post<Expense>(expenses.create.path, body);
  const row = async (role: 'senior_manager' | 'super_admin') => {
    const page = await visit(role, '/admin');
    const found = page.getByRole('main').locator('[data-need]').filter({ hasText: 'Ferry to the clinic' });
    await expect(found).toBeVisible();
    return found;
  };
  const approve = specified('button.approve');
  await expect((await row('super_admin')).getByRole('button', { name: approve })).toBeVisible();
  const own = await row('senior_manager');
  await expect(own.getByRole('button', { name: approve })).toHaveCount(0);
  await expect(own.getByRole('link')).toHaveAttribute('href', `/admin/expenses/details/${id}`);
  expect((await manager.call('DELETE', `/expense/${id}`)).status).toBe(200);
});
