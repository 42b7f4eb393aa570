import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { goTo } from '../support/go-to';
import { openOnce } from '../support/open-once';
import { ROLES, type Role } from '../support/roles';

interface AdminScreen {
  id: string;
  pathname: string;
  heading: string;
  /** The call of the screen, and the roles to which the API refuses it. */
  call: string;
  refused: readonly Role[];
}

const open = openOnce();

const OTHERS = ['senior_manager', 'team_leader', 'worker'] as const;
/** A senior manager may not open the screen, but may choose from its records elsewhere. */
const LED = ['team_leader', 'worker'] as const;
const applicants = (status: string) => `/support-worker?verification_status=${status}`;

/** The eight screens that only the admin opens (section 6, Q-001), by three: a title names at most three requirements. */
const SCREENS: readonly (readonly AdminScreen[])[] = [
  [
    { id: 'R6-005', pathname: '/admin/providers', heading: 'Providers', call: '/providers', refused: OTHERS },
    { id: 'R6-006', pathname: '/admin/pay-level', heading: 'Pay-Level', call: '/pay-level', refused: OTHERS },
    { id: 'R6-007', pathname: '/admin/shift-fee', heading: 'Shifts', call: '/settings/show-percentage', refused: OTHERS },
  ],
  [
    { id: 'R6-008', pathname: '/admin/xero-config', heading: 'Xero Config', call: '/xero-config-details', refused: OTHERS },
    { id: 'R6-009', pathname: '/admin/my-team', heading: 'My Team', call: '/my-team', refused: LED },
    { id: 'R6-010', pathname: '/admin/houses', heading: 'Houses', call: '/house', refused: LED },
  ],
  [
    { id: 'R6-011', pathname: '/admin/new-applicants', heading: 'New Applicants', call: applicants('pending'), refused: OTHERS },
    { id: 'R6-012', pathname: '/admin/rejected-applicants', heading: 'Rejected Workers', call: applicants('rejected'), refused: OTHERS },
  ],
];

for (const screens of SCREENS) {
  const ids = screens.map(({ id }) => id).join(' ');
  const names = screens.map(({ heading }) => heading).join(', ');

  test(`${ids}: the admin opens ${names}`, async ({ standing, as }) => {
    const page = await standing('super_admin');
    for (const { pathname, heading, call } of screens) {
      await goTo(await open(page, pathname), pathname);
      await expect(chrome(page).heading).toContainText(heading);
      await expect(page).toHaveURL(new RegExp(`${pathname}$`));
      expect((await (await as('super_admin')).call('GET', call)).status).toBe(200);
    }
  });

  for (const role of OTHERS) {
    test(`${ids}: ${role} does not reach ${names}, neither on the screen nor through the API`, async ({ standing, as }) => {
      const page = await standing(role);
      for (const { pathname, call, refused } of screens) {
        // From the dashboard a navigation is enough; otherwise the address is opened.
        if (page.url().endsWith(ROLES[role].dashboard)) await goTo(page, pathname);
        else await page.goto(pathname, { waitUntil: 'commit' });
        await expect(page).toHaveURL(ROLES[role].dashboard);
        await expect(page).toHaveTitle(`Dashboard${specified('title.suffix')}`);
        await expect(chrome(page).heading).toBeVisible();
        if (refused.some((one) => one === role))
          expect(await (await as(role)).call('GET', call)).toMatchObject({ status: 401, error: 'forbidden' });
      }
    });
  }
}
