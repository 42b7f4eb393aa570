import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { register, verificationOf } from '../support/new-worker';

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

// The changed time also invalidates the signature. `register.test.ts` moves the server's clock past the end of an unchanged link.
test('R8-028: a verification link with a time in the past leads to the login screen, and answers 422 if JSON is requested', async ({
  page,
  product,
}) => {
  const { id } = await register(product.address, { first_name: 'Late', last_name: `Reader${String(Date.now()).slice(-6)}` });
  const link = (await verificationOf(product.address, id)).replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 3600}`);
  await page.goto(`/api/v1${link}`);
  await page.waitForURL('/login');
  await expect(page.getByText(specified('email.expired')).first()).toBeVisible();
  const response = await page.request.get(`/api/v1${link}`, { headers: { accept: 'application/json' } });
  expect([response.status(), ((await response.json()) as { message: string }).message]).toEqual([422, 'Verification link expired.']);
});
