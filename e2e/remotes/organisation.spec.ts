import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, type } from '../support/keyboard';

const main = (page: Page) => page.getByRole('main');

test('the organisation is changed, the audit log says by whom and from what, and leads back to it', async ({ signedIn, as }) => {
  const api = await as('super_admin');
  const before = await api.get<Record<string, unknown>>('/settings/organisation');
  const page = await signedIn('super_admin');
  await page.goto('/admin');
  await chrome(page).group(specified('menu.group.masters')).click();
  await chrome(page).item('Organisation').click();
  await expect(page).toHaveURL('/admin/organisation');
  const days = page.getByLabel(specified('field.organisation.payment_days'), { exact: true });
  await expect(days).toHaveValue('14');
  await expectAccessible(page);
  await type(page, days, '30');
  await press(page, main(page).getByRole('button', { name: specified('button.save') }));
  await expect(chrome(page).toast('Organisation updated successfully.')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('30');

  await chrome(page).item('Audit log').click();
  await expect(page).toHaveURL('/admin/audit');
  const changed = specified('field.organisation.payment_days');
  const row = main(page).getByRole('row').filter({ hasText: changed }).first();
  await expect(row).toContainText('Margaret Okafor');
  await row.getByRole('button', { name: changed }).click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('cell', { name: '30', exact: true })).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('link', { name: specified('audit.open_record') }).click();
  await expect(page).toHaveURL('/admin/organisation');

  expect((await api.call('PUT', '/settings/organisation', before)).status).toBe(200);
});

test('the audit log opens from a record with the changes of this one alone', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.goto('/admin/providers');
  const provider = main(page).getByRole('row').filter({ hasText: 'Careloom Services' });
  await press(page, provider.getByRole('button', { name: specified('list.actions_for', { name: 'Careloom Services Pty Ltd' }) }));
  await page.getByRole('menuitem', { name: specified('audit.changes') }).click();
  await expect(page).toHaveURL('/admin/audit?record=providers&record_id=2');
  await expect(main(page).getByText('Only the changes of Provider 2.')).toBeVisible();
  await expect(main(page).getByRole('row').nth(1)).toContainText('Careloom Services Pty Ltd');
});
