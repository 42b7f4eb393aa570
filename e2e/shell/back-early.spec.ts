import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';

test('Back while a record is still loading leads to the list at once, without the loader', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  const first = page.getByRole('main').locator('tbody .cl-open').first();
  await expect(first).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await first.click();
  await expect(chrome(page).loader).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  await expect(first).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
});
