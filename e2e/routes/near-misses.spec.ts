import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { inTurn } from '../support/in-turn';

/** `every-route.test.ts` checks that none of these has a page, except `foo`, a kind of person that workforce does not know. */
const MISSES = [
  ['super_admin', '/admin/foo/detail/1'],
  ['super_admin', '/admin/jobs/detail/1/nothing'],
  ['super_admin', '/admin/job'],
  ['super_admin', '/admin/jobs/details/1'],
  ['super_admin', '/nowhere'],
  ['team_leader', '/team-leader/foo/detail/1'],
  ['team_leader', '/team_leader/nowhere'],
  ['team_leader', '/teamleader/jobs'],
  ['worker', '/worker/timesheet/other'],
  ['team_leader', '/team_leader/calender/other'],
  ['super_admin', '/admin/timesheet/other/detail/1'],
  ['worker', '/worker/current-jobs'],
] as const;

const seen = new Set(inTurn(MISSES).concat(inTurn(MISSES, 5), inTurn(MISSES, 8)));

for (const [role, pathname] of seen) {
  test(`${pathname} as ${role} shows the not-found page, with a link to the dashboard`, async ({ visit }) => {
    const page = await visit(role, pathname);
    await expect(page).toHaveTitle(`Page Not Found${specified('title.suffix')}`);
    await expect(chrome(page).heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: specified('not_found.home') })).toBeVisible();
    await expect(page).toHaveURL(pathname);
  });
}

test('the page of a record that does not exist says so', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/jobs/detail/999999/overview');
  await expect(page.getByText(specified('error.not_exist')).first()).toBeVisible();
  await expect(chrome(page).sidebar).toBeVisible();
});
