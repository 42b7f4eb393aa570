import type { FairSharesPage } from '@careloom/contract/resources/fair-shares';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Invoice } from '@careloom/contract/resources/invoices';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { tabTo } from '../support/keyboard';
import { ROLES, type Role } from '../support/roles';

/** How demanding shifts are shared, and what a worker earns: for each role what it may see. */
const PLANNERS: readonly Role[] = ['super_admin', 'senior_manager', 'team_leader'];
const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;

for (const role of PLANNERS) {
  test(`fair shares: ${role} sees the workers it may see, each compared with an even share`, async ({ visit, as }) => {
    const { items, total } = await (await as(role)).get<FairSharesPage>('/fair-shares');
    expect(total).toBeGreaterThan(1);
    const page = await visit(role, `/${ROLES[role].area}/fair-shares`);
    await expect(chrome(page).heading).toHaveText('Fair shares');
    await expect(chrome(page).crumbs).toHaveText(['Dashboard', 'Reports', 'Fair shares']);
    const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(items.length);
    for (const [at, { worker, sleep_over }] of items.entries()) {
      await expect(rows.nth(at)).toContainText(nameOf(worker));
      await expect(rows.nth(at).getByRole('cell').nth(3)).toContainText(String(sleep_over.own));
    }
  });
}

test('fair shares: a worker receives only their own row, under a separate menu item, and asks for more by keys', async ({
  visit,
  as,
  users,
}) => {
  const api = await as('worker');
  const own = await users('worker');
  const all = await (await as('super_admin')).get<FairSharesPage>('/fair-shares', { per_page: 100 });
  const { items, totals, first } = await api.get<FairSharesPage>('/fair-shares');
  expect([items.map(({ worker }) => worker.id), totals, first]).toEqual([[own.id], null, null]);
  const page = await visit('worker', '/worker/inbox');
  await chrome(page).item('Fair shares').click();
  await expect(chrome(page).heading).toHaveText('Fair shares');
  await expect(chrome(page).crumbs).toHaveText(['Dashboard', 'Fair shares']);
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').nth(2)).toContainText(String(items[0]?.sleep_over.own));
  for (const { worker } of all.items) if (worker.id !== own.id) await expect(main.getByText(nameOf(worker))).toHaveCount(0);
  const group = main.getByRole('group', { name: 'Sleep overs' });
  await tabTo(page, group.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByRole('radio', { name: 'Even' })).not.toBeChecked();
});

test('earnings: a worker sees their own month with its invoices; nobody else has the page', async ({ visit, as }) => {
  const { items } = await (await as('worker')).get<ListPage<Invoice>>('/invoice', { status: 'paid', per_page: 1 });
  const [paid] = items as [Invoice];
  const page = await visit('worker', '/worker/inbox');
  await chrome(page).item('Earnings').click();
  await expect(chrome(page).heading).toHaveText('Earnings');
  await expect(chrome(page).crumbs).toHaveText(['Dashboard', 'Earnings']);
  await page.goto(`/worker/earnings?month=${paid.date.slice(0, 7)}`);
  await expect(page.getByRole('main').getByText(/^Paid \$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^INV-/ }).first()).toBeVisible();
  const admin = await visit('super_admin', '/admin/earnings');
  await expect(chrome(admin).heading).not.toHaveText('Earnings');
});
