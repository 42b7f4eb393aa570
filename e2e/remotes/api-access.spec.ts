import type { Page } from '@playwright/test';
import { providers } from '@careloom/contract/resources/providers';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, tabTo, type } from '../support/keyboard';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: specified('token.add') })
    .filter({ visible: true });
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const field = (page: Page, label: 'field.token.name' | 'field.token.expires_on' | 'field.role.permissions') =>
  page.getByRole('dialog').getByLabel(specified(label), { exact: true });

/** `dd/MM/yyyy`, some days from now. */
const typedDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

/** Opens Add token and fills it in, by keyboard alone. */
async function fillIn(page: Page, name: string, permission: string) {
  await press(page, addButton(page));
  const dialog = page.getByRole('dialog', { name: specified('token.add') });
  await expect(field(page, 'field.token.name')).toBeFocused();
  await page.keyboard.type(name);
  await type(page, field(page, 'field.token.expires_on'), typedDay(90));
  await tabTo(page, dialog.getByRole('combobox'));
  await page.keyboard.type(permission);
  await expect(page.getByRole('option', { name: permission, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  return dialog;
}

test('a token is created by keyboard, shown once with a copy button, works, and is refused after it is revoked', async ({
  signedIn,
  baseURL,
}) => {
  test.setTimeout(60_000); // four runs of axe, and every control by Tab
  const page = await signedIn('super_admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/inbox');
  await press(page, page.getByRole('navigation').getByRole('link', { name: specified('menu.api_access') }));
  await expect(page).toHaveURL('/admin/api-access');
  await expect(page.getByRole('heading', { level: 1, name: specified('menu.api_access') })).toBeVisible();
  await expect(rowOf(page, 'Payroll export')).toBeVisible();
  await expectAccessible(page);

  const dialog = await fillIn(page, 'Providers to the ledger', 'provider-read');
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: specified('token.add') }));

  const shown = page.getByRole('dialog', { name: specified('token.made', { name: 'Providers to the ledger' }) });
  await expect(shown.getByText(specified('token.shown_once'))).toBeVisible();
  const token = await shown.getByLabel(specified('token.text'), { exact: true }).inputValue();
  expect(token).toMatch(/^clm_[A-Za-z0-9_-]{43}$/);
  await expectAccessible(page);
  await press(page, shown.getByRole('button', { name: specified('token.copy') }));
  await expect(page.getByText(specified('token.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await press(page, shown.getByRole('button', { name: specified('token.done') }));
  await expect(shown).toBeHidden();
  await expect(addButton(page)).toBeFocused();

  const row = rowOf(page, 'Providers to the ledger');
  await expect(row).toContainText(`clm_…${token.slice(-4)}`);
  await expect(row).toContainText(specified('token.never_used'));
  expect(await page.content()).not.toContain(token);
  const read = () => page.request.get(`${baseURL ?? ''}/api/v1${providers.list.path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);

  await page.reload();
  await expect(row).toContainText('from');
  await expect(row).toContainText(specified('token.active'));
  await press(page, row.getByRole('button', { name: specified('list.actions_for', { name: 'Providers to the ledger' }) }));
  await expect(page.getByRole('menuitem', { name: specified('token.revoke') })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(specified('token.confirm_revoke'));
  await expectAccessible(page);
  await press(page, question.getByRole('button', { name: specified('token.revoke') }));
  await expect(page.getByText(specified('success.token_revoked'))).toBeVisible();
  await expect(row).toContainText(specified('token.revoked'));
  expect((await read()).status()).toBe(401);
});

test('each invalid field of a token has its error, and everything fits a phone', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.setViewportSize(PHONE);
  await page.goto('/admin/api-access');
  await expect(main(page).getByText('Payroll export')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press(page, addButton(page));
  const dialog = page.getByRole('dialog', { name: specified('token.add') });
  await press(page, dialog.getByRole('button', { name: specified('token.add') }));
  await expect(field(page, 'field.token.name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Permissions is required')).toBeVisible();
  await type(page, field(page, 'field.token.expires_on'), typedDay(400));
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('Expires on must be a date before or equal to 1 year from today.').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the page is closed to users who may not see tokens', async ({ visit }) => {
  const page = await visit('senior_manager', '/admin/api-access');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('navigation').getByRole('link', { name: specified('menu.api_access') })).toHaveCount(0);
});
