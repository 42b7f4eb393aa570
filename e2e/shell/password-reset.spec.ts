import type { Page as BrowserPage } from '@playwright/test';
import type { Page } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { resetPage } from '../pages/reset-page';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { ROLES, type Role } from '../support/roles';

const NEW_PASSWORD = 'Careloom#2027';

async function askForLink(page: BrowserPage, email: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: specified('title.forgot_password') }).click();
  await expect(page).toHaveTitle(specified('title.forgot_password') + specified('title.suffix'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: specified('forgot.submit') }).click();
}

/** A worker whose password no other test needs. */
async function somebodyElse(as: (role: Role) => Promise<Api>) {
  const { items } = await (await as('super_admin')).get<Page<SupportWorker>>('/support-worker', { verification_status: 'verified' });
  const other = items.find(
    ({ email, is_active, email_verified_at }) => is_active === 1 && email_verified_at && email !== ROLES.worker.email,
  );
  if (!other) throw new Error('The seed has no other worker.');
  return other.email;
}

/** The newest link for an address in the development mailbox, which also has invitations of other tests. */
async function linkFromMailbox(page: BrowserPage, email: string) {
  const link = page
    .getByRole('link', { name: /reset-password/ })
    .and(page.locator(`[href$="${encodeURIComponent(email)}"]`))
    .first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

test('R2-181 R2-182 R8-062: a link from the mail sets a new password, with which the user then signs in', async ({ page, as }) => {
  const email = await somebodyElse(as);
  await askForLink(page, email);
  await expect(page.getByText(specified('success.reset_sent'))).toBeVisible();

  await page.goto(await linkFromMailbox(page, email));
  const reset = resetPage(page);
  await expect(reset.heading).toBeVisible();
  await reset.set(NEW_PASSWORD);
  await expect(page.getByText(specified('success.password_reset'))).toBeVisible();
  await page.waitForURL('/login');
  await loginPage(page).signIn(email, NEW_PASSWORD);
  await page.waitForURL('/worker/dashboard');
  await expect(chrome(page).heading).toBeVisible();
});

test('R8-021: forgot password with an unknown e-mail shows an error', async ({ page }) => {
  await askForLink(page, 'nobody@careloom.test');
  await expect(page.getByText(specified('auth.email_missing'))).toBeVisible();
});

test('R2-003 R2-004: the forgot password screen shows without a session', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: specified('title.forgot_password') })).toBeVisible();
});

test('R2-005 R2-006 R2-007: the reset screen shows without a session and sends the token in its address', async ({ page }) => {
  await page.goto('/reset-password/abc?email=worker%40careloom.test');
  await expect(page).toHaveTitle(specified('title.reset_password') + specified('title.suffix'));
  const call = page.waitForRequest((request) => request.url().endsWith('/auth/reset-password'));
  await resetPage(page).set(NEW_PASSWORD);
  expect((await call).postDataJSON()).toMatchObject({ token: 'abc', email: 'worker@careloom.test' });
});

test('R8-025: an unknown token is refused', async ({ page }) => {
  await page.goto('/reset-password/abc?email=worker%40careloom.test');
  await resetPage(page).set(NEW_PASSWORD);
  await expect(page.getByText(specified('auth.token_invalid'))).toBeVisible();
});

const WEAK = [
  ['R5-007', 'of 7 characters', 'Abcde#1'],
  ['R5-008', 'of 31 characters', `Abcde#1${'x'.repeat(24)}`],
  ['R5-009', 'without a digit', 'Abcdefg#'],
  ['R5-010', 'without a lowercase letter', 'ABCDEF#1'],
  ['R5-011', 'without an uppercase letter', 'abcdef#1'],
  ['R5-012', 'without a special character', 'Abcdefg1'],
  ['R5-013', 'with a space', 'Abcde #1'],
] as const;

for (const [id, what, password] of WEAK) {
  test(`${id} R2-183 R2-008: a password ${what} is refused at its field, before any call`, async ({ page }) => {
    let called = false;
    page.on('request', (request) => (called ||= request.url().endsWith('/auth/reset-password')));
    await page.goto('/reset-password/abc?email=worker%40careloom.test');
    const reset = resetPage(page);
    await reset.set(password);
    await expect(reset.password).toHaveAccessibleDescription(new RegExp(specified('validation.password').slice(0, 40)));
    expect(called).toBe(false);
  });
}

test('the checklist follows the typed password', async ({ page }) => {
  await page.goto('/reset-password/abc?email=worker%40careloom.test');
  const reset = resetPage(page);
  await reset.password.fill('Abcdefg#');
  await expect(reset.rule('fields.rule.digit')).toContainText(specified('fields.rule.unmet'));
  await reset.password.fill('Abcdefg#1');
  await expect(reset.rule('fields.rule.digit')).toContainText(specified('fields.rule.met'));
  await expect(reset.rule('fields.rule.digit')).not.toContainText(specified('fields.rule.unmet'));
});
