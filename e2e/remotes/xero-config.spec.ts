import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const CALL = '/xero-config-details';

test('R3-217 R3-219 R3-220: item code, sales account code and contact id are under their labels, with the values of the API', async ({
  visit,
  as,
}) => {
  const api = await as('super_admin');
  const [config] = (await api.get<{ items: XeroConfig[] }>(CALL)).items as [XeroConfig];
  const contact_id = config.contact_id ?? 'C-220';
  await api.call('PUT', `${CALL}/${config.id}`, { contact_id });
  const page = await visit('super_admin', '/admin/xero-config');
  const card = page.getByRole('region', { name: specified('screen.code_mapping') });
  const heads = card.getByRole('columnheader');
  await expect(heads.first()).toBeVisible();
  const names = (await heads.allTextContents()).map((name) => name.trim());
  for (const key of ['item_code', 'sales_account_code'] as const) {
    const column = names.indexOf(specified(`field.xero.${key}`));
    expect(column, key).toBeGreaterThan(0);
    const shown = await card.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents();
    expect(shown.map((code) => code.trim()).sort()).toEqual(config.line_items.map((line) => line[key]).sort());
  }
  const credentials = page.getByRole('region', { name: specified('screen.credentials') });
  const label = credentials.locator('dt').filter({ hasText: specified('field.xero.contact_id') });
  await expect(label.locator('xpath=following-sibling::dd[1]')).toHaveText(contact_id);
});
