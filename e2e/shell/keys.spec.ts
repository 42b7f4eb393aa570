import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';

test('a question mark shows the keys of the page and those of every page, and is only a character in a field', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/calender/log');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('a month back or on')).toBeVisible();
  await expect(keys.getByText('search, go or do')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.goto('/admin/houses');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys.getByText('Search', { exact: true })).toBeVisible();
  await expect(keys.getByText('a month back or on')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('?');
  await expect(search).toHaveValue('?');
  await expect(keys).toBeHidden();
});
