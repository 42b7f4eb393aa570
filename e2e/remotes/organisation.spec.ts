import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, type } from '../support/keyboard';

const main = (page: Page) => page.getByRole('main');

test('the organisation is changed, and the audit log shows by whom and from what, and links back to it', async ({ visit, as }) => {
  const api = await as('super_admin');
  const before = await api.get<Record<string, unknown>>('/settings/organisation');
  const page = await visit('super_admin', '/admin/inbox');
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

test('the audit log opens from a record with the changes of this record only', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/providers');
  const provider = main(page).getByRole('row').filter({ hasText: 'Careloom Services' });
  await press(page, provider.getByRole('button', { name: specified('list.actions_for', { name: 'Careloom Services Pty Ltd' }) }));
  await page.getByRole('menuitem', { name: specified('audit.changes') }).click();
  await expect(page).toHaveURL('/admin/audit?record=providers&record_id=2');
  await expect(main(page).getByText('Only the changes of Provider 2.')).toBeVisible();
  await expect(main(page).getByRole('row').nth(1)).toContainText('Careloom Services Pty Ltd');
});

test('the audit log shows the changes of one person, found by name with the keyboard, also on a phone', async ({ lent, as }) => {
  const api = await as('super_admin');
  const person = (await api.get<{ id: number; first_name: string; last_name: string }[]>('/audit/people?search=okafor'))[0];
  if (!person) throw new Error('The demo has changes of Margaret Okafor.');
  const name = `${person.first_name} ${person.last_name}`;
  const page = await lent('super_admin');
  const who = main(page).getByRole('cell', { name, exact: true });
  await page.goto('/admin/audit');
  await press(page, main(page).getByRole('button', { name: specified('audit.who'), exact: true }));
  await type(page, page.getByRole('searchbox', { name: specified('list.people') }), 'oka marg');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`/admin/audit?actor_id=${person.id}`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: `${specified('audit.who')}: ${name}` })).toBeFocused();
  await expect(who).toHaveCount(10);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await main(page)
    .getByRole('button', { name: /^Filters, 1 active$/ })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name })).toBeChecked();
  await expectAccessible(page);
  await sheet
    .getByRole('radiogroup', { name: specified('audit.who') })
    .getByRole('radio', { name: specified('list.any') })
    .check();
  await expect(page).toHaveURL('/admin/audit');
});
