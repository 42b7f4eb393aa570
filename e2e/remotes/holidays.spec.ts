import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Holiday } from '@careloom/contract/resources/holidays';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

async function pick(page: Page, name: string, action: string) {
  await press(page, rowOf(page, name).getByRole('button', { name: specified('list.actions_for', { name }) }));
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The day after tomorrow: the seed's houses have shifts on every day of the coming week. */
const WORKED = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('en-AU', { timeZone: 'Australia/Melbourne' });

test('R8-045 R8-047: a holiday is added and deleted, and its effect on prices is shown before', async ({ visit }) => {
  test.setTimeout(60_000); // axe, key by key, and a preview after each change
  const page = await visit('super_admin', '/admin/inbox');
  await chrome(page).group(specified('menu.group.masters')).click();
  await chrome(page).item('Holidays').click();
  await expect(page).toHaveURL('/admin/holidays');
  await expect(main(page).getByRole('row').nth(10)).toBeVisible();
  await expect(chrome(page).progress).toBeHidden();
  await expectAccessible(page);

  await press(page, main(page).getByRole('button', { name: 'Add holiday' }).filter({ visible: true }));
  const adding = page.getByRole('dialog', { name: 'Add holiday' });
  await expect(adding.getByLabel('Holiday', { exact: true })).toBeFocused();
  await page.keyboard.type('Alice Springs Local Day', { delay: 30 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('6/7/2027', { delay: 30 });
  await adding.getByLabel(specified('field.house.state')).selectOption({ label: 'NT' });
  await adding.getByLabel(/^Region/).selectOption({ label: 'Alice Springs' });
  await expect(adding.getByText(specified('holiday.preview_none'))).toBeVisible();
  await adding.getByLabel(specified('field.house.state')).selectOption({ label: 'VIC' });
  await adding.getByLabel(/^Date/).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(WORKED, { delay: 30 });
  await expect(
    adding.getByText(/^\d+ shifts? not approved yet would be priced anew: [\d.]+ becomes [\d.]+, a difference of [\d.]+\.$/),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('6/7/2027', { delay: 30 });
  await adding.getByLabel(specified('field.house.state')).selectOption({ label: 'NT' });
  await adding.getByLabel(/^Region/).selectOption({ label: 'Alice Springs' });
  await expect(adding.getByText(specified('holiday.preview_none'))).toBeVisible();
  await press(page, adding.getByRole('button', { name: 'Add holiday' }));
  await expect(adding).toBeHidden();
  await expect(chrome(page).toast('Holiday added successfully.')).toBeVisible();

  await main(page).getByRole('searchbox').first().click();
  await page.keyboard.type('Alice Springs Local', { delay: 30 });
  await expect(rowOf(page, 'Tuesday, 6 Jul 2027')).toContainText('Confirmed');
  await expect(rowOf(page, 'Tuesday, 6 Jul 2027')).toContainText('Alice Springs');

  await page.goto('/admin/holidays?search=Alice%20Springs%20Local&year=2027');
  await pick(page, 'Alice Springs Local Day', specified('records.delete'));
  const { text, confirm } = confirmDialog(page, specified('records.delete'));
  await expect(text(specified('holiday.preview_none'))).toBeVisible();
  await press(page, confirm);
  await expect(chrome(page).toast('Holiday deleted successfully.')).toBeVisible();
  await expect(rowOf(page, 'Tuesday, 6 Jul 2027')).toHaveCount(0);
});

test('R8-046: a provisional holiday is confirmed by an edit', async ({ visit, as }) => {
  const api = await as('super_admin');
  const { items } = await api.get<PageOf<Holiday>>('/holiday', { year: 2030, state_id: 1 });
  const unsure = items.find(({ provisional }) => provisional === 1) as Holiday;
  const page = await visit('super_admin', `/admin/holidays?year=2030&state_id=1`);
  await expect(rowOf(page, unsure.name).first()).toContainText('Provisional');
  await pick(page, unsure.name, 'Edit holiday');
  await press(page, page.getByRole('dialog').getByRole('button', { name: specified('button.save') }));
  await expect(chrome(page).toast('Holiday updated successfully.')).toBeVisible();
  await expect(rowOf(page, unsure.name).first()).toContainText('Confirmed');
});
