import type { AuthUser } from '@careloom/contract/resources/auth';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';
import { ROLES, type Role } from '../support/roles';

const note = (page: Page) => page.getByRole('main').locator('.cl-note').filter({ hasText: 'is not open to you.' });

const CASES: readonly (readonly [role: Role, path: string, page: string, who: string])[] = [
  ['worker', '/admin/jobs', 'All Jobs', 'Admin and Senior Manager'],
  ['senior_manager', '/admin/new-applicants', 'New Applicants', 'Admin'],
  ['team_leader', '/worker/find-jobs', 'Find Jobs', 'Support Worker'],
];

for (const [role, path, title, who] of CASES) {
  test(`${role}, refused at ${path}, reads on the dashboard who may open it, until the note is dismissed`, async ({ lent }) => {
    const page = await lent(role, { viewport: { width: 390, height: 844 } });
    await page.goto(path, { waitUntil: 'commit' });
    await chrome(page).toast(specified('permission.refused')).waitFor();
    await expect(page).toHaveURL(ROLES[role].dashboard);
    await expect(note(page)).toHaveText(`${specified('refused.page', { page: title })} ${specified('refused.who', { roles: who })}`);
    await expectNoSidewaysScroll(page);
    await expect(chrome(page).toast(specified('permission.refused'))).toHaveCount(0);
    await expectAccessible(page);
    await press(page, note(page).getByRole('button', { name: specified('kit.close') }));
    await expect(note(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test('the note is still there after a visit to another page', async ({ lent }) => {
  const page = await lent('senior_manager');
  await page.goto('/admin/new-applicants', { waitUntil: 'commit' });
  await expect(note(page)).toBeVisible();
  await openFromMenu(page, { item: 'menu.notifications' });
  await expect(note(page)).toHaveCount(0);
  await openFromMenu(page, { item: 'menu.dashboard' });
  await expect(note(page)).toBeVisible();
});

const storedId = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: number }).id);

/**
 * Signs in another user in the same tab. The product is left meanwhile, because an open page may store its own user once more. If the next page
 * still has the previous user, it is repeated.
 */
async function becomes(page: Page, user: AuthUser) {
  const dashboard = page.url();
  await expect(async () => {
    await page.goto('/api/v1/health');
    await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
    await page.goto(dashboard);
    expect(await storedId(page)).toBe(user.id);
  }).toPass();
}

test('the note survives a reload until it is dismissed, and the next user in the tab does not see it', async ({ lent, users }) => {
  const page = await lent('senior_manager');
  await page.goto('/admin/new-applicants', { waitUntil: 'commit' });
  await expect(note(page)).toBeVisible();
  await page.reload();
  await expect(note(page)).toContainText(specified('refused.page', { page: 'New Applicants' }));

  await becomes(page, await users('super_admin'));
  await expect(chrome(page).heading).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  await becomes(page, await users('senior_manager'));
  await note(page)
    .getByRole('button', { name: specified('kit.close') })
    .click();
  await page.reload();
  await expect(chrome(page).heading).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
