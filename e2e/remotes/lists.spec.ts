import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { inTurn } from '../support/in-turn';
import { REMOTE_SCREENS } from '../support/remotes';
import { ROLES, type Role } from '../support/roles';

/** Role, remote, address, its API call, and the field of the first record that the screen must show. */
const ROWS: readonly (readonly [role: Role, remote: string, pathname: string, path: string, field: string])[] = [
  ['super_admin', 'jobs', '/admin/jobs', '/jobs', 'name'],
  ['senior_manager', 'jobs', '/admin/archived-jobs', '/jobs?archived=1', 'name'],
  ['team_leader', 'jobs', '/team-leader/jobs', '/team-leader/jobs', 'name'],
  ['team_leader', 'jobs', '/team_leader/jobs', '/team-leader/jobs', 'name'],
  ['worker', 'jobs', '/worker/find-jobs', '/support-worker/jobs', 'name'],
  ['worker', 'jobs', '/worker/archived-jobs', '/support-worker/jobs?archived=1', 'name'],
  ['super_admin', 'workforce', '/admin/houses', '/house', 'name'],
  ['senior_manager', 'workforce', '/admin/support-workers', '/support-worker', 'last_name'],
  ['team_leader', 'workforce', '/team-leader/support-workers', '/team-leader/support-worker', 'last_name'],
  ['super_admin', 'timesheets', '/admin/timesheet/log', '/shift?shift_type=log', 'name'],
  ['senior_manager', 'timesheets', '/admin/timesheet/schedule', '/shift?shift_type=schedule', 'name'],
  ['team_leader', 'timesheets', '/team-leader/timesheet/log', '/shift?shift_type=log', 'name'],
  ['worker', 'timesheets', '/worker/timesheet/schedule', '/shift?shift_type=schedule', 'name'],
  ['super_admin', 'finance', '/admin/invoice', '/invoice', 'number'],
  ['senior_manager', 'finance', '/admin/expenses', '/expense', 'title'],
  ['team_leader', 'finance', '/team-leader/invoice', '/invoice', 'number'],
  ['worker', 'finance', '/worker/expenses', '/expense', 'title'],
  ['super_admin', 'settings', '/admin/providers', '/providers', 'name'],
];

/** One of each remote, with a different role each: `routes/screens.spec.ts` has every screen by one role, `every-route.test.ts` every role and spelling. */
const rowsInTurn = REMOTE_SCREENS.flatMap((screen, at) =>
  inTurn(
    ROWS.filter(([, remote]) => remote === screen.remote),
    at,
  ),
);

for (const [role, remote, pathname, path, field] of rowsInTurn) {
  test(`${remote} opens ${pathname} of ${role} by deep link with the first record that the API returns`, async ({ visit, as }) => {
    const { items } = await (await as(role)).get<{ items: Record<string, string>[] }>(path);
    const row = items[0]?.[field];
    if (!row) throw new Error(`The seed has no record under ${path} for ${role}.`);
    const page = await visit(role, pathname);
    await expect(chrome(page).heading).toBeVisible();
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
  });
}

for (const role of inTurn(['worker', 'senior_manager', 'team_leader'] as const)) {
  test(`settings opens the account settings of ${role} by deep link with the name that the API returns`, async ({ visit, as }) => {
    const { first_name } = await (await as(role)).get<{ first_name: string }>('/auth/profile');
    const page = await visit(role, `/${ROLES[role].area}/account-settings`);
    await expect(page.getByLabel(specified('field.team.first_name'))).toHaveValue(first_name);
  });
}

for (const { remote, pathname } of REMOTE_SCREENS) {
  test(`R1-057 R2-270: ${pathname} of ${remote} shows that nothing is found, and what to do next`, async ({ visit }) => {
    const page = await visit('super_admin', `${pathname}?search=nothing-is-called-this`);
    await expect(page.getByRole('main').getByText(specified('common.no_records'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: specified('list.clear_filters') })).toBeVisible();
  });
}

test('R4-055: the list of houses shows for each whether it is active', async ({ visit, as }) => {
  const { items } = await (await as('super_admin')).get<{ items: { name: string; is_active: 0 | 1 }[] }>('/house');
  const page = await visit('super_admin', '/admin/houses');
  for (const { name, is_active } of items.slice(0, 5)) {
    const row = page.getByRole('main').getByRole('row').filter({ hasText: name });
    await expect(row.getByText(is_active === 1 ? 'Active' : 'Inactive', { exact: true })).toBeVisible();
  }
});
