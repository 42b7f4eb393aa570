import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { readCallOf } from '../support/read-calls';
import { rolesWhoMayNot } from '../support/routes';
import { ROLES } from '../support/roles';
import { examplePathname } from '../support/routes';

/** Several screens read by one call: it is asked once. */
const asked = new Set<string>();

for (const row of BUILT_ROUTES) {
  const roles = rolesWhoMayNot(row);
  if (roles.length === 0 || row.area === 'public') continue;
  test(`R6-046: ${row.name} turns ${roles.join(', ')} away to the own dashboard`, async ({ standing }) => {
    for (const role of roles) {
      await test.step(role, async () => {
        const page = await standing(role);
        await page.goto(examplePathname(row, role));
        await expect(chrome(page).toast(specified('permission.refused'))).toBeVisible();
        await expect(page).toHaveURL(ROLES[role].dashboard);
        await expect(chrome(page).heading).toBeVisible();
      });
    }
  });

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
