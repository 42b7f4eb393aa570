import { dashboards } from '@careloom/contract/resources/dashboards';
import { tasks } from '@careloom/contract/resources/tasks';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { ROLES, type Role } from '../support/roles';

const LARGEST = '21474836.47';
const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

const cards = (page: Page) => page.getByRole('main').locator('.cl-card:has(> .cl-stats)');
const card = (page: Page, label: string) => cards(page).getByRole('link').filter({ hasText: label });

/** Makes this call fail until it is released. */
async function failing(page: Page, path: string) {
  const pattern = `**/api/v1${path}*`;
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: { code: 500, message: specified('error.server'), data: {} } }));
  return () => page.unroute(pattern);
}

test('two expenses of the largest amount are added up on the cards and in the chart', async ({ visit, as }) => {
  // The user who adds an expense cannot approve it: other tests approve the newest one as the admin.
  const [admin, manager] = [await as('super_admin'), await as('senior_manager')];
  const { items } = await admin.get<{ items: { id: number; start_date: string; worker: { id: number } | null }[] }>('/jobs', {
    status: 'assigned',
  });
  const job = items.find(({ worker }) => worker);
  const { expenses_this_month: before } = await admin.get<{ expenses_this_month: number }>(dashboards.admin.path);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  for (const title of ['Van', 'Ramp'])
    await manager.post('/expense', { date: today, title, amount: LARGEST, job_id: job?.id, worker_id: job?.worker?.id });
  const page = await visit('super_admin', '/admin');
  const sum = money.format(before + 2 * Number(LARGEST));
  await expect(card(page, specified('dashboard.card.expenses_this_month'))).toContainText(sum);
  await expect(page.getByRole('region', { name: specified('dashboard.chart.expenses') }).getByRole('table')).toContainText(sum);
});

const FAILS: readonly (readonly [Role, string])[] = [
  ['super_admin', dashboards.admin.path],
  ['team_leader', dashboards.teamLeaderCount.path],
  ['worker', dashboards.worker.path],
];

for (const [role, path] of FAILS) {
  test(`${role}: cards whose figures could not be loaded show a dash and Retry, and then the figures`, async ({ lent }) => {
    const page = await lent(role);
    const restore = await failing(page, path);
    await page.goto(ROLES[role].dashboard);
    const values = cards(page).locator('.cl-stat-value');
    await expect(values.first()).toContainText('–');
    for (const value of await values.all()) await expect(value).toHaveText(/^–/);
    await expect(cards(page).locator('.cl-bone')).toHaveCount(0);
    await restore();
    const retry = cards(page).getByRole('button', { name: specified('kit.retry') });
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(values.first()).toHaveText(/^\d/);
    await expect(retry).toHaveCount(0);
    await expect(page.locator(':focus')).not.toHaveCount(0);
  });
}

test('a list of a dashboard that could not be loaded shows that in its card, with Retry', async ({ lent }) => {
  const page = await lent('team_leader');
  const restore = await failing(page, tasks.list.path);
  await page.goto(ROLES.team_leader.dashboard);
  await expect(chrome(page).heading).toBeVisible();
  const waiting = page
    .getByRole('main')
    .locator('.cl-card')
    .filter({ has: page.getByRole('heading', { name: specified('dashboard.needs_you') }) });
  const retry = waiting.getByRole('button', { name: specified('kit.retry') });
  await expect(retry).toBeVisible();
  await restore();
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(waiting).not.toContainText(specified('kit.not_loaded'));
});
