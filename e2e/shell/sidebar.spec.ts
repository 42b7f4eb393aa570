import { chrome } from '../pages/chrome';
import { openFromMenu, openGroup } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { grantOnly } from '../support/grants';
import { MENU_ITEMS } from '../support/menu-items';
import { openOnce } from '../support/open-once';
import { ROLE_NAMES, ROLES } from '../support/roles';

const open = openOnce();

const routeOf = (name: string | undefined) => BUILT_ROUTES.find((row) => row.name === name);

/** Tests continue on the same page, and with `--affected` each depends on everything loaded so far: what most tests load is last. */
const OWNERS = ['shell', 'settings', 'workforce', 'finance', 'timesheets', 'jobs'];

/** Every item of the sidebar in the specification, if this build has its screen. */
const BUILT = MENU_ITEMS.filter(({ routes }) => Object.values(routes).every(routeOf)).toSorted((a, b) => {
  const [one = 0, other = 0] = [a, b].map(({ routes }) =>
    Math.max(...Object.values(routes).map((name) => OWNERS.indexOf(routeOf(name)?.owner ?? ''))),
  );
  return one - other;
});

for (const { ids, group, item, routes } of BUILT) {
  test(`${ids}: ${specified(item)} is only in the sidebar of ${Object.keys(routes).join(', ')} and opens its screen`, async ({
    standing,
  }) => {
    for (const role of ROLE_NAMES) {
      await test.step(role, async () => {
        const page = await open(await standing(role), `/${ROLES[role].area}/inbox`);
        await expect(chrome(page).item(specified('menu.dashboard'))).toBeVisible();
        const route = routeOf(routes[role]);
        if (route) {
          await openFromMenu(page, { item, ...(group && { group }) });
          await expect(page).toHaveTitle(route.title + specified('title.suffix'));
        } else {
          if (group && (await chrome(page).group(specified(group)).count()) > 0) await openGroup(page, group);
          await expect(chrome(page).item(specified(item))).toHaveCount(0);
        }
      });
    }
  });
}

const ALWAYS = ['menu.dashboard', 'menu.inbox', 'menu.account_settings'] as const;

test('R2-252 R2-254 R2-255: Dashboard, Inbox, Account Settings and Logout are always there', async ({ standing }) => {
  for (const role of ROLE_NAMES) {
    const page = await open(await standing(role), `/${ROLES[role].area}/inbox`);
    for (const key of ALWAYS) await expect(chrome(page).item(specified(key))).toBeVisible();
    await expect(chrome(page).logout).toBeVisible();
  }
});

test('R6-040 R6-041 R2-253: without any permission Inbox, Account Settings and Logout are left', async ({ lent }) => {
  const page = await lent('super_admin');
  await grantOnly(page, () => false);
  await page.goto('/admin/inbox');
  const left = ['menu.inbox', 'menu.account_settings'] as const;
  await expect(chrome(page).sidebar.getByRole('link')).toHaveCount(left.length);
  for (const key of left) await expect(chrome(page).item(specified(key))).toBeVisible();
  await expect(chrome(page).logout).toBeVisible();
});
