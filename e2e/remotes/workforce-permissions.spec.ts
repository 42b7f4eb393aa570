import { recordPage } from '../pages/record-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { grantOnly } from '../support/grants';

test('R6-043: either permission on houses shows its row actions; without both the page has none', async ({ lent }) => {
  for (const [lost, shown] of [
    [['house-delete'], true],
    [['house-update'], true],
    [['house-update', 'house-delete'], false],
  ] as const) {
    const page = await lent('super_admin');
    await grantOnly(page, (permission) => !(lost as readonly string[]).includes(permission));
    await page.goto('/admin/houses');
    const row = recordPage(page).main.getByRole('row').nth(1);
    await expect(row.locator('[data-open]')).toBeVisible();
    await expect(row.getByRole('button', { name: specified('list.actions_for', { name: '' }).trim() })).toHaveCount(shown ? 1 : 0);
  }
});
