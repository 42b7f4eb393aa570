import type { Grants } from '@careloom/contract/resources/roles';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';

const cell = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name });

test('a changed grant updates the menu of the other browser, and a fixed one is locked and refused by the API', async ({ lent, as }) => {
  const api = await as('super_admin');
  const grants = async () => (await api.get<Grants[]>('/roles')).find(({ role }) => role === 'team_leader')?.permissions ?? [];
  const before = await grants();
  const leader = await lent('team_leader');
  await leader.goto('/team-leader/account-settings');
  const invoices = chrome(leader).item(specified('menu.invoices'));
  await expect(invoices).toBeVisible();

  const page = await lent('super_admin');
  await page.goto('/admin/my-team/roles');
  await expect(chrome(page).heading).toHaveText(specified('role.title'));
  await expectAccessible(page);
  await tabTo(page, page.getByRole('searchbox', { name: specified('role.search') }));
  await page.keyboard.type('invoice-', { delay: 40 });
  await tabTo(page, cell(page, 'See invoices: Super Admin'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'See invoices: Team Leader')).toBeFocused();
  await page.keyboard.press('Space');
  const locked = cell(page, `Pay invoices: Team Leader. ${specified('role.admin_pays')}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(locked).toBeFocused();
  await page.keyboard.press('Space');
  await expect(locked).not.toBeChecked();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: specified('role.save_one') }));
  await expect(chrome(page).toast('Role updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: specified('role.discard') })).toHaveCount(0);
  expect(await grants()).toEqual(before.filter((permission) => permission !== 'invoice-read'));
  await expect(invoices).toHaveCount(0);

  const refused = await api.call('PUT', '/roles/team_leader', { permissions: [...before, 'invoice-pay'] });
  expect([refused.status, refused.errors]).toEqual([422, { permissions: [specified('role.admin_pays')] }]);
  expect((await api.call('PUT', '/roles/team_leader', { permissions: before })).status).toBe(200);
  await expect(invoices).toBeVisible();
});

test('of two admins who change one role, the second is refused, keeps their changes, sees the other change, and saves both', async ({
  lent,
  as,
}) => {
  const api = await as('super_admin');
  const grants = async () => (await api.get<Grants[]>('/roles')).find(({ role }) => role === 'senior_manager')?.permissions ?? [];
  const before = await grants();
  const page = await lent('super_admin');
  await page.goto('/admin/my-team/roles');
  const [theirs, mine] = [cell(page, 'See invoices: Senior Manager'), cell(page, 'Delete a shift: Senior Manager')];
  await expect(theirs).toBeChecked();
  await mine.click();
  await expect(mine).not.toBeChecked();
  // The other admin saves, and this page has not received the push yet.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname === '/api/v1/roles',
    async (route) => {
      await released;
      await route.continue();
    },
  );
  const without = (...names: string[]) => before.filter((permission) => !names.includes(permission));
  expect((await api.call('PUT', '/roles/senior_manager', { permissions: without('invoice-read') })).status).toBe(200);
  const save = page.getByRole('button', { name: specified('role.save_one') });
  await save.click();
  await expect(page.getByRole('main').getByText(specified('role.stale'))).toBeVisible();
  expect(await grants()).toEqual(without('invoice-read'));
  await expect(mine).not.toBeChecked();

  release();
  await expect(theirs).not.toBeChecked();
  await save.click();
  await expect(chrome(page).toast('Role updated successfully.')).toBeVisible();
  expect(await grants()).toEqual(without('invoice-read', 'shift-delete'));
  await expect(page.getByRole('main').getByText(specified('role.stale'))).toHaveCount(0);
  expect((await api.call('PUT', '/roles/senior_manager', { permissions: before })).status).toBe(200);
});

test('only users who may see roles can open them', async ({ visit, as }) => {
  const page = await visit('senior_manager', '/admin/my-team/roles');
  await expect(chrome(page).heading).toBeVisible();
  await expect(page).not.toHaveURL(/roles/);
  expect((await (await as('senior_manager')).call('GET', '/roles')).error).toBe('forbidden');
});
