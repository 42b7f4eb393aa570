import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { MENU_ITEMS } from '../support/menu-items';
import { openFromMenu } from '../pages/menu';
import { openOnce } from '../support/open-once';
import { ROLE_NAMES, ROLES } from '../support/roles';
import { ROUTE_ROWS } from '../support/routes';

/** The areas in section 1 of the specification, each with its menu item. */
const open = openOnce();

const AREAS = [
  ['R1-002', 'menu.houses'],
  ['R1-003', 'menu.jobs.all_jobs'],
  ['R1-004', 'menu.timesheet.shift_schedule'],
  ['R1-005', 'menu.timesheet.shift_logs'],
  ['R1-006', 'menu.invoices'],
  ['R1-007', 'menu.expenses'],
  ['R1-009', 'menu.notifications'],
] as const;

for (const [id, item] of AREAS) {
  test(`${id}: users who manage ${specified(item)} open it from the menu`, async ({ standing }) => {
    const place = MENU_ITEMS.find((found) => found.item === item);
    for (const role of ROLE_NAMES.filter((name) => place?.routes[name])) {
      const page = await open(await standing(role), `/${ROLES[role].area}/inbox`);
      await openFromMenu(page, { item, ...(place?.group && { group: place.group }) });
      const route = ROUTE_ROWS.find(({ name }) => name === place?.routes[role]);
      await expect(page).toHaveTitle(`${route?.title ?? ''}${specified('title.suffix')}`);
      await expect(chrome(page).heading).toBeVisible();
    }
  });
}

test('R2-021: a shared screen opens under the area of each role, and another area redirects to that of the role', async ({ pages }) => {
  for (const role of ROLE_NAMES) {
    const page = await pages(role);
    const { area } = ROLES[role];
    await page.goto(`/${area}/invoice`);
    await expect(page).toHaveTitle(`Invoices${specified('title.suffix')}`);
    await page.goto(`/${area === 'admin' ? 'worker' : 'admin'}/invoice`);
    await expect(page).toHaveURL(`/${area}/invoice`);
  }
});
