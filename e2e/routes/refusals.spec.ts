import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { BUILT_PAGES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { goTo } from '../support/go-to';
import { readCallOf } from '../support/read-calls';
import { ROLES } from '../support/roles';
import { examplePathname, ROUTE_ROWS, rolesWhoMayNot, type RouteRow } from '../support/routes';

/** Several screens read by one call: it is asked once. */
const asked = new Set<string>();

const isOfRemoteAlone = ({ name }: RouteRow) => ROUTE_ROWS.every((row) => row.name !== name);

/**
 * Each cell of route and role of `routes.csv` is the guard's own test (`every-route.test.ts`). Here one route of each owner turns each role away, and each route that
 * only its remote knows turns one away: by its address where the page is opened, in place where it stands on the dashboard from the refusal before.
 * `npm run verify` has every route.
 */
const looked = new Set<string>();
BUILT_PAGES.forEach((row, at) => {
  const roles = rolesWhoMayNot(row);
  const isEach = Boolean(process.env.VERIFY) || isOfRemoteAlone(row);
  const role = isEach ? roles[at % roles.length] : roles.find((one) => !looked.has(`${row.owner} ${one}`));
  if (!role || row.area === 'public') return;
  looked.add(`${row.owner} ${role}`);
  test(`R6-046: ${row.name} turns ${role} away to the own dashboard`, async ({ standing }) => {
    const page = await standing(role);
    const { toast, heading } = chrome(page);
    const message = toast(specified('permission.refused'));
    const pathname = examplePathname(row, role);
    if (page.url().endsWith(ROLES[role].dashboard)) await goTo(page, pathname);
    else await page.goto(pathname, { waitUntil: 'commit' }); // the message goes after two seconds
    await message.waitFor();
    await expect(page).toHaveURL(ROLES[role].dashboard);
    await expect(heading).toBeVisible();
    // The next one is another. It may go by itself before it is closed.
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
