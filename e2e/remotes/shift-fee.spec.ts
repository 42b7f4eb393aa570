import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press, type } from '../support/keyboard';

test('R1-026 R2-250: the shift fee is opened from the sidebar, previewed on an example while it is typed, and saved', async ({
  visit,
  as,
}) => {
  const api = await as('super_admin');
  const before = await api.get<{ percentage: string }>('/settings/show-percentage');
  const page = await visit('super_admin', '/admin/inbox');
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.shifts' });
  await expect(page).toHaveURL('/admin/shift-fee');
  const main = page.getByRole('main');
  const field = main.getByLabel(specified('field.settings.shift_fee_percentage'));
  const save = main.getByRole('button', { name: specified('button.save'), exact: true });
  await expect(field).toHaveValue(before.percentage);
  await type(page, field, '101');
  await press(page, save);
  await expect(field).toHaveAccessibleDescription(/may not be greater than 100\./);
  await expectAccessible(page);
  await type(page, field, '12.5');
  const example = main.getByRole('region', { name: specified('shift_fee.example') });
  for (const amount of ['$50.00', '$350.00', '$385.00']) await expect(example).toContainText(amount);
  await press(page, save);
  await expect(chrome(page).toast(specified('success.shift_fee'))).toBeVisible();
  expect(await api.get('/settings/show-percentage')).toEqual({ percentage: '12.50' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(field).toHaveValue('12.50');
  await expectNoSidewaysScroll(page);
  await api.post('/settings/shift-percentage', before);
});
