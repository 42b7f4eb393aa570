import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { BUILT_PAGES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { goTo } from '../support/go-to';
import { readCallOf } from '../support/read-calls';
import { ROLES } from '../support/roles';
import { examplePathname, ROUTE_ROWS, rolesWhoMayNot, type RouteRow } from '../support/routes';

/** Several screens read by the same call, which is tested once. */
const asked = new Set<string>();

const isOfRemoteAlone = ({ name }: RouteRow) => ROUTE_ROWS.every((row) => row.name !== name);

/**
 * The guard's own test (`every-route.test.ts`) covers each route and role of `routes.csv`. Here one route of each owner refuses each role, and each route that only its
 * remote knows refuses one role: by its address if the page is opened, by a navigation if the dashboard is shown from the previous refusal.
 * `npm run verify` has every route.
 */
const looked = new Set<string>();
BUILT_PAGES.forEach((row, at) => {
  const roles = rolesWhoMayNot(row);
  const isEach = Boolean(process.env.VERIFY) || isOfRemoteAlone(row);
  const role = isEach ? roles[at % roles.length] : roles.find((one) => !looked.has(`${row.owner} ${one}`));
  if (!role || row.area === 'public') return;
  looked.add(`${row.owner} ${role}`);
  test(`R6-046: ${row.name} redirects ${role} to their own dashboard`, async ({ standing }) => {
    const page = await standing(role);
    const { toast, heading } = chrome(page);
    const message = toast(specified('permission.refused'));
    const pathname = examplePathname(row, role);
    if (page.url().endsWith(ROLES[role].dashboard)) await goTo(page, pathname);
    else await page.goto(pathname, { waitUntil: 'commit' }); // the message disappears after two seconds
    await message.waitFor();
    await expect(page).toHaveURL(ROLES[role].dashboard);
    await expect(heading).toBeVisible();
    // The next refusal shows a new message. This one may disappear by itself before it is closed.
    const close = message.locator('..').getByRole('button', { name: specified('kit.close') });
    await expect(async () => {
      if (await close.isVisible()) await close.click({ timeout: 1_000 });
      await expect(message).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  });
});

for (const row of BUILT_PAGES) {
  const roles = rolesWhoMayNot(row);
  const call = readCallOf(row);
  if (!call) continue;
  const refused = roles.filter((role) => !call.roles.includes(role));
  if (refused.length === 0 || asked.has(call.path)) continue;
  asked.add(call.path);
  test(`R8-003: GET ${call.path} refuses ${refused.join(', ')} whatever the browser shows`, async ({ as }) => {
    for (const role of refused) {
      const answer = await (await as(role)).call('GET', call.path);
      expect(answer, role).toMatchObject({ status: 401, code: 401, error: 'forbidden', message: specified('permission.refused') });
    }
  });
}
