import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const SCREENS = [
  ['R2-009 R2-010 R2-184', '/email/verify/success', 'email.verified'],
  ['R2-011 R2-012 R2-185', '/email/verify/already-success', 'email.already'],
  ['R2-013 R2-014 R2-186', '/email/token/expire', 'email.expired'],
] as const;

for (const [ids, path, text] of SCREENS) {
  test(`${ids}: ${path} goes to the login screen with its message`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL('/login');
    await expect(loginPage(page).heading).toBeVisible();
    await expect(
      chrome(page)
        .toast(specified(text))
        .or(page.getByText(specified(text)))
        .first(),
    ).toBeVisible();
  });
}
