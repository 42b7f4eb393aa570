import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { REMOTE_SCREENS } from '../support/remotes';

for (const { remote, pathname, rowOf } of REMOTE_SCREENS) {
  test(`${remote} answers ${pathname} by deep link with the first record that the API returns`, async ({ signedIn, as }) => {
    const row = await rowOf(await as('super_admin'));
    const page = await signedIn('super_admin');
    await page.goto(pathname);
    await expect(chrome(page).heading).toBeVisible();
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
  });
}

for (const { remote, pathname } of REMOTE_SCREENS) {
  test(`R2-270: ${pathname} of ${remote} says so where nothing is found, and what to do next`, async ({ standing }) => {
    const page = await standing('super_admin');
    await page.goto(`${pathname}?search=nothing-is-called-this`);
    await expect(page.getByRole('main').getByText(specified('common.no_records'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: specified('list.clear_filters') })).toBeVisible();
  });
}

test('R4-055: the list of houses says of each whether it is active', async ({ standing, as }) => {
  const { items } = await (await as('super_admin')).get<{ items: { name: string; is_active: 0 | 1 }[] }>('/house');
  const page = await standing('super_admin');
  await page.goto('/admin/houses');
  for (const { name, is_active } of items.slice(0, 5)) {
    const row = page.getByRole('main').getByRole('row').filter({ hasText: name });
    await expect(row.getByText(is_active === 1 ? 'Active' : 'Inactive', { exact: true })).toBeVisible();
  }
});
