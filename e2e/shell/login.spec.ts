import type { Page } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { ROLES } from '../support/roles';

test('R2-001 R2-002 R2-283: the login screen shows without a session, titled Log In', async ({ page }) => {
  await loginPage(page).open();
  await expect(loginPage(page).heading).toBeVisible();
  await expect(page).toHaveTitle(specified('title.log_in') + specified('title.suffix'));
});

const LANDINGS = [
  ['super_admin', 'R6-001 R1-013 R4-001'],
  ['senior_manager', 'R6-004 R1-014 R3-001'],
  ['team_leader', 'R6-002 R1-015 R4-004'],
  ['worker', 'R6-003 R1-016 R4-005'],
] as const;

for (const [role, ids] of LANDINGS) {
  test(`${ids}: ${role} signs in and lands on their dashboard, with their permissions and name`, async ({ page, users }) => {
    const login = loginPage(page);
    await login.open();
    await login.signIn(ROLES[role].email);
    await page.waitForURL(ROLES[role].dashboard);
    await expect(chrome(page).heading).toBeVisible();
    await expect(chrome(page).logout).toBeVisible();
    const { permissions, first_name, last_name } = await users(role);
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as { permissions?: string[] };
    expect(stored.permissions?.toSorted()).toEqual(permissions.toSorted());
    await chrome(page).picture.click();
    await expect(page.getByRole('main').getByLabel(specified('field.team.first_name'))).toHaveValue(first_name);
    await expect(page.getByRole('main').getByLabel(specified('field.team.last_name'))).toHaveValue(last_name);
  });
}

test('R2-179 R2-180 R8-063: the success message follows login', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(ROLES.super_admin.email);
  await expect(chrome(page).toast(specified('success.login'))).toBeVisible();
});

test('R8-016: an unknown e-mail is refused with its own message', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn('nobody@careloom.test');
  await expect(page.getByText(specified('auth.credentials'))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('R8-017: a wrong password is refused, and the typed text stays', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(ROLES.senior_manager.email, 'Wrong#2026');
  await expect(page.getByText(specified('auth.password'))).toBeVisible();
  await expect(login.email).toHaveValue(ROLES.senior_manager.email);
});

test('R8-018: the sixth failure within a minute shows how long to wait', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  for (let failure = 1; failure <= 5; failure++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
    await login.signIn('throttled@careloom.test');
    await answered;
  }
  await login.signIn('throttled@careloom.test');
  const [start = '', end = ''] = specified('auth.throttle').split(':seconds');
  await expect(page.getByText(new RegExp(`${start}\\d+${end}`))).toBeVisible();
});

const WORKERS = [
  ['R8-023', 'auth.pending', '/support-worker', { verification_status: 'pending' }],
  ['R8-024', 'auth.rejected', '/support-worker/rejected-applicants', {}],
  ['R8-019', 'auth.deactivated', '/support-worker', { archived: 1 }],
  ['R8-020', 'auth.inactive', '/support-worker', {}],
] as const;

for (const [id, text, path, query] of WORKERS) {
  test(`${id}: a worker who may not sign in sees the reason: ${text}`, async ({ page, as }) => {
    const { items } = await (await as('super_admin')).get<Page<SupportWorker>>(path, { per_page: 100, ...query });
    // The newest worker may belong to another test, which has not verified the address yet.
    const worker = items.findLast(({ is_active }) => text !== 'auth.inactive' || is_active === 0);
    expect(worker).toBeDefined();
    const login = loginPage(page);
    await login.open();
    await login.signIn(worker?.email ?? '');
    await expect(page.getByRole('main').getByText(specified(text))).toBeVisible();
    await expect(chrome(page).toast(specified(text))).toBeVisible();
  });
}
