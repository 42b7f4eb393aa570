import { chrome } from '../pages/chrome';
import { recordPage } from '../pages/record-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { grantOnly } from '../support/grants';
import { ROLES, type Role } from '../support/roles';

interface ForAdmins {
  id: string;
  pathname: string;
  heading: string;
  /** The calls of the screen, and the roles to which the API refuses them. */
  call: string;
  refused: readonly Role[];
}

const OTHERS = ['senior_manager', 'team_leader', 'worker'] as const;
const applicants = (status: string) => `/support-worker?verification_status=${status}`;

const SCREENS: readonly ForAdmins[] = [
  { id: 'R6-009', pathname: '/admin/my-team', heading: 'My Team', call: '/my-team', refused: ['team_leader', 'worker'] },
  { id: 'R6-010', pathname: '/admin/houses', heading: 'Houses', call: '/house', refused: ['team_leader', 'worker'] },
  { id: 'R6-011', pathname: '/admin/new-applicants', heading: 'New Applicants', call: applicants('pending'), refused: OTHERS },
  { id: 'R6-012', pathname: '/admin/rejected-applicants', heading: 'Rejected Workers', call: applicants('rejected'), refused: OTHERS },
];

for (const { id, pathname, heading, call, refused } of SCREENS) {
  test(`${id}: nobody but the admin reaches ${heading}, on the screen or through the API`, async ({ pages, visit, as }) => {
    const admin = await visit('super_admin', pathname);
    await expect(chrome(admin).heading).toContainText(heading);
    for (const role of OTHERS) {
      const page = await pages(role);
      await page.goto(pathname, { waitUntil: 'commit' });
      await expect(page).toHaveURL(ROLES[role].dashboard);
      await expect(chrome(page).heading).toBeVisible();
    }
    expect((await (await as('super_admin')).call('GET', call)).status).toBe(200);
    for (const role of refused) expect(await (await as(role)).call('GET', call), role).toMatchObject({ status: 401, error: 'forbidden' });
  });
}

test('R6-043: either permission on houses shows its row actions; without both the page has none', async ({ lent }) => {
  for (const [lost, shown] of [
    [['house-delete'], true],
    [['house-update'], true],
    [['house-update', 'house-delete'], false],
  ] as const) {
    const page = await lent('super_admin');
    await grantOnly(page, (permission) => !(lost as readonly string[]).includes(permission));
    await page.goto('/admin/houses');
    const row = recordPage(page).main.getByRole('row').nth(1);
    await expect(row.locator('[data-open]')).toBeVisible();
    await expect(row.getByRole('button', { name: specified('list.actions_for', { name: '' }).trim() })).toHaveCount(shown ? 1 : 0);
  }
});
