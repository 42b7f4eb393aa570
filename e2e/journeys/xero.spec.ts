import type { Page as ListPage } from '@careloom/contract/envelope';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { ROLE_NAMES, ROLES } from '../support/roles';
import { storedUser } from '../support/stored-user';

/** The configuration of Xero, under the labels of the catalogue. */
test('R1-043 R2-223 R3-218: the code mapping shows the codes of each kind of line', async ({ visit, as }) => {
  const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
  const page = await visit('super_admin', '/admin/xero-config');
  await expect(chrome(page).heading).toHaveText('Xero Config');
  const card = page.getByRole('region', { name: specified('screen.code_mapping') });
  for (const key of ['item_code', 'purchase_account_code', 'sales_account_code'])
    await expect(card.getByRole('columnheader', { name: specified(`field.xero.${key}`), exact: true })).toBeVisible();
  const rows = card.locator('tbody tr');
  await expect(rows).toHaveCount(config.line_items.length);
  for (const { item_code, purchase_account_code, sales_account_code } of config.line_items)
    await expect(rows.filter({ hasText: item_code }).first()).toContainText(`${item_code}${purchase_account_code}${sales_account_code}`);
});

test('R1-041 R3-215 R3-216: only the end of each credential is shown and returned', async ({ signedIn, as }) => {
  const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
  for (const end of [config.api_key, config.secret_key_end ?? '']) expect(end).toMatch(/^.{4}$/);
  const page = await signedIn('super_admin');
  // Both credentials of the demo have the same end, so the secret key gets another one.
  const secret_key_end = 'w9Zk';
  await page.route('**/api/v1/xero-config-details', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { items: XeroConfig[] } };
    await route.fulfill({ response, json: { ...rest, data: { ...data, items: data.items.map((one) => ({ ...one, secret_key_end })) } } });
  });
  await page.goto('/admin/xero-config');
  const card = page.getByRole('region', { name: specified('screen.credentials') });
  for (const [key, end] of [
    ['api_key', config.api_key],
    ['secret_key', secret_key_end],
  ] as const) {
    const label = card.locator('dt').filter({ hasText: specified(`field.xero.${key}`) });
    await expect(label.locator('xpath=following-sibling::dd[1]')).toHaveText(`Ends in ${end}`);
  }
});

for (const role of ROLE_NAMES) {
  test(`R2-033 R2-150: ${role} goes from the invoices to those in Xero, where those that need attention are first`, async ({
    visit,
    as,
  }) => {
    const { items } = await (await as(role)).get<ListPage<XeroBill>>('/xero/bills');
    const page = await visit(role, `/${ROLES[role].area}/invoice`);
    await page.getByRole('main').getByRole('link', { name: 'Xero Invoices', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${ROLES[role].area}/xero-invoice$`));
    await expect(chrome(page).heading).toContainText('Xero Invoices');
    const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(items.length);
    for (const [at, { number }] of items.entries()) await expect(rows.nth(at)).toContainText(number);
  });
}

test('R2-074 R2-174 R2-221: the accounting service is configured under Masters, beginning with its credentials', async ({ visit, as }) => {
  const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
  const page = await visit('super_admin', '/admin/inbox');
  await chrome(page).group(specified('menu.group.masters')).click();
  await chrome(page).item(specified('menu.masters.xero_config')).click();
  await expect(page).toHaveURL(/\/admin\/xero-config$/);
  await expect(chrome(page).heading).toContainText('Xero Config');
  await expect(page.getByRole('list', { name: 'The way to Xero' }).getByRole('listitem').first()).toContainText(
    specified('screen.credentials'),
  );
  await expect(page.getByRole('region', { name: specified('screen.credentials') })).toContainText(`Ends in ${config.api_key}`);
});

test('R1-042 R2-222: without an account one step connects it, and returns connected', async ({ browser, product, users, as }) => {
  // The consent page belongs to Xero and has another origin.
  const context = await browser.newContext(storedUser(product.address, await users('super_admin')));
  const page = await context.newPage();
  await page.goto('/admin/xero-config');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('region', { name: specified('screen.connect_account') })).toBeVisible();
  const standing = async () => (await (await as('super_admin')).get<{ connected: number }>('/xero/standing')).connected;
  expect(await standing()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('screen.connect_account'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/admin\/xero-config\?/);
  await expect(chrome(page).heading).toBeVisible();
  await expect(page.getByRole('region', { name: specified('screen.connect_account') })).toHaveCount(0);
  expect(await standing()).toBe(1);
  await context.close();
});
