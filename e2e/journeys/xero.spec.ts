import type { Page as ListPage } from '@careloom/contract/envelope';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { ROLE_NAMES, ROLES } from '../support/roles';

/** The configuration of Xero: what is shown of it, under the labels of the catalogue. */
test('R1-043 R2-223 R3-218: the code mapping shows the codes of each kind of line', async ({ standing, as }) => {
  const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
  const page = await standing('super_admin');
  await page.goto('/admin/xero-config');
  await expect(chrome(page).heading).toHaveText('Xero Config');
  const card = page.getByRole('region', { name: specified('screen.code_mapping') });
  for (const key of ['item_code', 'purchase_account_code', 'sales_account_code'])
    await expect(card.getByRole('columnheader', { name: specified(`field.xero.${key}`), exact: true })).toBeVisible();
  const rows = card.locator('tbody tr');
  await expect(rows).toHaveCount(config.line_items.length);
  for (const { item_code, purchase_account_code, sales_account_code } of config.line_items)
    await expect(rows.filter({ hasText: item_code }).first()).toContainText(`${item_code}${purchase_account_code}${sales_account_code}`);
});

test('R1-041 R3-215 R3-216: of the credentials the end is shown, and nothing more is answered', async ({ standing, as }) => {
  const [config] = (await (await as('super_admin')).get<{ items: XeroConfig[] }>('/xero-config-details')).items as [XeroConfig];
  expect(config.api_key.length).toBeLessThanOrEqual(4);
  const page = await standing('super_admin');
  await page.goto('/admin/xero-config');
  const card = page.getByRole('region', { name: specified('screen.credentials') });
  for (const [key, end] of [
    ['api_key', config.api_key],
    ['secret_key', config.secret_key_end ?? ''],
  ] as const) {
    const label = card.locator('dt').filter({ hasText: specified(`field.xero.${key}`) });
    await expect(label.locator('xpath=following-sibling::dd[1]')).toHaveText(`Ends in ${end}`);
  }
});

for (const role of ROLE_NAMES) {
  test(`R2-033: ${role} sees the Xero invoices within reach, what needs somebody first`, async ({ standing, as }) => {
    const { items } = await (await as(role)).get<ListPage<XeroBill>>('/xero/bills');
    const page = await standing(role);
    await page.goto(`/${ROLES[role].area}/xero-invoice`);
    await expect(chrome(page).heading).toContainText('Xero Invoices');
    const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(items.length);
    for (const [at, { number }] of items.entries()) await expect(rows.nth(at)).toContainText(number);
  });
}
