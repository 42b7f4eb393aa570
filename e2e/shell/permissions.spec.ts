import { DASHBOARDS } from '@careloom/contract/permissions';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { openGroup } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { BUILT_ROUTES } from '../support/built-routes';
import { specified } from '../support/catalogue';
import { MENU_ITEMS, type MenuItem } from '../support/menu-items';
import { grantWithout } from '../support/grants';
import { ROUTE_ROWS } from '../support/routes';
import { ROLES, type Role } from '../support/roles';

/** Requirement, permission, and a role that has it. */
const GATED: readonly (readonly [id: string, permission: string, role: Role])[] = [
  ['R6-018', 'dashboard-read', 'super_admin'],
  ['R6-018', 'dashboard-read', 'senior_manager'],
  ['R6-019', 'team-leader-dashboard', 'team_leader'],
  ['R6-020', 'worker-dashboard', 'worker'],
  ['R6-021', 'my-team-read', 'super_admin'],
  ['R6-022', 'house-read', 'super_admin'],
  ['R6-023', 'job-read', 'senior_manager'],
  ['R6-024', 'archived-job-read', 'senior_manager'],
  ['R6-025', 'team-leader-job-read', 'team_leader'],
  ['R6-026', 'team-leader-archived-job-read', 'team_leader'],
  ['R6-027', 'worker-find-job', 'worker'],
  ['R6-028', 'worker-archived-job-read', 'worker'],
  ['R6-029', 'worker-service-agreement-read', 'worker'],
  ['R6-030', 'timesheet-read', 'worker'],
  ['R6-030', 'timesheet-read', 'team_leader'],
  ['R6-030', 'timesheet-read', 'senior_manager'],
  ['R6-030', 'timesheet-read', 'super_admin'],
  ['R6-031', 'invoice-read', 'team_leader'],
  ['R6-032', 'expense-read', 'worker'],
  ['R6-033', 'support-worker-read', 'super_admin'],
  ['R6-034', 'team-leader-support-worker-read', 'team_leader'],
  ['R6-035', 'reports-read', 'senior_manager'],
  ['R6-036', 'provider-read', 'super_admin'],
  ['R6-037', 'pay-level-read', 'super_admin'],
  ['R6-038', 'shift-percentage-read', 'super_admin'],
  ['R6-039', 'notification-read', 'worker'],
];

const DASHBOARD: Omit<MenuItem, 'ids'> = { item: 'menu.dashboard', routes: DASHBOARDS };

/** The menu items that a permission gates for a role, if this build has their screens. The sidebar's own test checks that they are shown with it. */
const itemsOf = (permission: string, role: Role) =>
  [DASHBOARD, ...MENU_ITEMS].filter(({ routes }) => {
    const name = routes[role];
    return BUILT_ROUTES.some((row) => row.name === name) && ROUTE_ROWS.some((row) => row.name === name && row.permission === permission);
  });

const storedPermissions = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { permissions?: string[] }).permissions);

for (const [id, permission, role] of GATED) {
  const items = itemsOf(permission, role);
  if (items.length === 0) continue;
  test(`${id} R6-045: without ${permission} the sidebar of ${role} loses ${items.map(({ item }) => specified(item)).join(', ')}`, async ({
    pages,
  }) => {
    const page = await pages(role, 'changed');
    const giveBack = await grantWithout(page, permission);
    await page.goto(`/${ROLES[role].area}/inbox`);
    await expect(chrome(page).logout).toBeVisible();
    await expect.poll(() => storedPermissions(page)).not.toContain(permission);
    for (const { group, item } of items) {
      if (group && (await chrome(page).group(specified(group)).count()) > 0) await openGroup(page, group);
      await expect(chrome(page).item(specified(item))).toHaveCount(0);
    }
    await giveBack();
  });
}
