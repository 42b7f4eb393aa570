import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
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
