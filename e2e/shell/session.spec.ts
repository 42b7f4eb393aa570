import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { inTurn } from '../support/in-turn';
import { ROLE_NAMES, ROLES, signIn } from '../support/roles';

const storedUser = () => localStorage.getItem('user');

test('R3-002 R4-002 R4-003: login stores the user with token and permissions under the key user', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(ROLES.team_leader.email);
  await page.waitForURL(ROLES.team_leader.dashboard);
  const stored = JSON.parse((await page.evaluate(storedUser)) ?? 'null') as Record<string, unknown>;
  expect(stored).toMatchObject({ user_type: 'team_leader', email: ROLES.team_leader.email });
  expect(stored.token).toEqual(expect.any(String));
  expect(stored.permissions).toContain('team-leader-dashboard');
});

test('R4-006: a reload restores the same user without a login', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/inbox');
  const before = await page.evaluate(storedUser);
  await page.reload();
  await expect(chrome(page).heading).toBeVisible();
  await expect(page).toHaveURL('/admin/inbox');
  expect((JSON.parse((await page.evaluate(storedUser)) ?? '{}') as { id?: number }).id).toBe(
    (JSON.parse(before ?? '{}') as { id?: number }).id,
  );
});

for (const path of ['/admin/providers', '/team_leader/inbox', '/worker/inbox', '/admin/nowhere/at/all']) {
  test(`R4-015 R4-016 R8-015: ${path} without a session leads to login`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL('/login');
    await expect(loginPage(page).heading).toBeVisible();
    expect(await page.evaluate(storedUser)).toBeNull();
  });
}

const CORRUPT = ['not json at all', '{"id":1', '{}', 'null', '[]', '{"id":"1","token":5,"permissions":"all"}', '"user"'];

for (const stored of CORRUPT) {
  test(`R4-016 R4-017 R4-018: a stored user with the value ${stored} leads to login and is cleared`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('user', value), stored);
    await page.goto('/admin/inbox');
    await page.waitForURL('/login');
    await expect(loginPage(page).heading).toBeVisible();
    expect(await page.evaluate(storedUser)).toBeNull();
  });
}

test('a token that the server no longer knows leads to login and clears the stored user', async ({ pageFor, product, users }) => {
  const user = await users('super_admin');
  const page = await pageFor({ ...user, token: 'of-another-time' });
  await page.goto(`${product.address}/admin/inbox`);
  await page.waitForURL('/login');
  expect(await page.evaluate(storedUser)).toBeNull();
});

const GUESTS_ONLY = [
  ['R2-018', '/login'],
  ['R2-019 R4-019', '/forgot-password'],
  ['R2-020', '/reset-password/abc?email=a@b.cc'],
] as const;

// `every-route.test.ts` covers all roles, with the shell's own guard.
for (const [at, [ids, path]] of GUESTS_ONLY.entries()) {
  test(`${ids}: ${path} with a session leads to the user’s dashboard`, async ({ visit }) => {
    for (const role of inTurn(ROLE_NAMES, at)) {
      await test.step(role, async () => {
        const page = await visit(role, path);
        await page.waitForURL(ROLES[role].dashboard);
        await expect(chrome(page).heading).toBeVisible();
      });
    }
  });
}

test('a logout in one tab ends the session in the other', async ({ pageFor, product }) => {
  const page = await pageFor(await signIn(product.address, ROLES.worker.email));
  await page.goto('/worker/notification');
  const other = await page.context().newPage();
  await other.goto('/worker/inbox');
  await expect(chrome(other).heading).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('user'));
  await other.waitForURL('/login');
});

test('another user in one tab becomes the user of the other', async ({ pageFor, product, users }) => {
  const page = await pageFor(await signIn(product.address, ROLES.worker.email));
  await page.goto('/worker/notification');
  const other = await page.context().newPage();
  await other.goto('/worker/service-agreements');
  await expect(chrome(other).heading).toBeVisible();
  const leader = await users('team_leader');
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(leader));
  await other.waitForURL(ROLES.team_leader.dashboard);
});
