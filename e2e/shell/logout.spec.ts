import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { goTo } from '../support/go-to';
import { ROLES, signIn } from '../support/roles';

const logoutDialog = (page: Page) => confirmDialog(page, specified('logout.confirm'));

test('R2-261 R2-262 R2-263: Logout asks first, in the specified words', async ({ visit }) => {
  const page = await visit('worker', '/worker/inbox');
  await chrome(page).logout.click();
  await expect(logoutDialog(page).dialog).toBeVisible();
  await expect(logoutDialog(page).text(specified('logout.text'))).toBeVisible();
});

test('R2-264 R2-265 R2-266: Cancel closes the question and keeps the session', async ({ visit }) => {
  const page = await visit('worker', '/worker/inbox');
  await chrome(page).logout.click();
  const { dialog, cancel, confirm } = logoutDialog(page);
  await expect(confirm).toBeVisible();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(chrome(page).heading).toBeVisible();
});

test('R4-008 R4-009 R4-013: Logout calls the server, goes to login and forgets the user', async ({ pageFor, product }) => {
  const user = await signIn(product.address, ROLES.team_leader.email);
  const page = await pageFor(user);
  await page.goto('/team-leader/inbox');
  await chrome(page).logout.click();
  const call = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/logout'));
  await logoutDialog(page).confirm.click();
  expect((await call).headers().authorization).toBe(`Bearer ${user.token}`);
  await page.waitForURL('/login');
  await expect(loginPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('R4-007 R8-064: a confirmed logout closes the question, and the success message follows', async ({ pageFor, product }) => {
  const page = await pageFor(await signIn(product.address, ROLES.worker.email));
  await page.goto('/worker/inbox');
  await chrome(page).logout.click();
  await logoutDialog(page).confirm.click();
  await expect(page.getByText(specified('success.logout'))).toBeVisible();
  await expect(logoutDialog(page).dialog).toHaveCount(0);
});

test('R4-010 R4-011 R4-012: a logout that does not reach the server still ends the session here: no user, no token, no way back', async ({
  pageFor,
  product,
}) => {
  const page = await pageFor(await signIn(product.address, ROLES.worker.email));
  await page.goto('/worker/inbox');
  await page.route('**/api/v1/auth/logout', (route) => route.abort());
  await chrome(page).logout.click();
  await logoutDialog(page).confirm.click();
  await page.waitForURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(chrome(page).picture).toHaveCount(0);
  await goTo(page, ROLES.worker.dashboard);
  await page.waitForURL('/login');
  await expect(loginPage(page).heading).toBeVisible();
  const call = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/login'));
  await loginPage(page).signIn('nobody@careloom.test');
  expect((await call).headers().authorization).toBeUndefined();
});
