import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { recordPage } from '../pages/record-page';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';
import { startingWith } from '../support/patterns';
import { ROLE_NAMES, type Role } from '../support/roles';

/** The area of each role, of a team leader in its other spelling. */
const AREAS: Readonly<Record<Role, string>> = {
  super_admin: 'admin',
  senior_manager: 'admin',
  team_leader: 'team_leader',
  worker: 'worker',
};

/** The two views of the one path. */
const VIEWS = { log: 'Shift Logs', schedule: 'Shift Schedule' } as const;

test('R2-034 R2-035 R2-274: the date picker of logs and of the schedule leaves the shifts of the chosen days, for all roles', async ({
  standing,
  as,
}) => {
  test.setTimeout(120_000);
  for (const role of ROLE_NAMES) {
    const page = await standing(role);
    for (const [kind, title] of Object.entries(VIEWS)) {
      await page.goto(`/${AREAS[role]}/timesheet/${kind}`);
      const chip = page.locator('.cl-filters .cl-chip > button:first-child').filter({ hasText: startingWith('Date') });
      await press(page, chip);
      await expect(page.getByRole('dialog', { name: 'Date', exact: true }).locator('[data-part="table-cell-trigger"]:focus')).toBeVisible();
      await page.keyboard.press(kind === 'log' ? 'ArrowUp' : 'ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]from=/);
      for (let days = 0; days < 3; days++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]to=/);
      await page.keyboard.press('Escape');
      const { searchParams } = new URL(page.url());
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      const { items, total } = await (await as(role)).get<ListPage<Shift>>('/shift', { shift_type: kind, from, to });
      expect(items.every(({ date }) => from <= date && date <= to)).toBe(true);
      await expect(recordPage(page).main.locator('.cl-title'), `${role} ${kind}`).toHaveText(new RegExp(`^${title}\\s*${total}(?!\\d)`));
    }
  }
});

test('R3-160: all roles read the number of the invoice of an invoiced shift', async ({ standing, as }) => {
  const { items } = await (await as('worker')).get<ListPage<Shift>>('/shift', { shift_type: 'log', status: 'invoiced', per_page: 100 });
  const houses = await (await as('team_leader')).get<{ id: number }[]>('/options/houses');
  const shift = items.find(({ house }) => houses.some(({ id }) => id === house.id)) as Shift;
  for (const role of ROLE_NAMES) {
    const page = await standing(role);
    await page.goto(`/${AREAS[role]}/timesheet/log/detail/${shift.id}`);
    await expect(recordPage(page).fact('field.shift.invoice'), role).toHaveText(shift.invoice?.number ?? '');
  }
});

test('R1-024: the admin opens the logs and approves what differs from the roster one by one, by a key', async ({ standing, as }) => {
  const admin = await as('super_admin');
  const { differing } = await admin.get<{ differing: number[] }>('/timesheet-approvals');
  const page = await standing('super_admin');
  await page.goto('/admin');
  await openFromMenu(page, { group: 'menu.group.time_sheet', item: 'menu.timesheet.shift_logs' });
  const { main } = recordPage(page);
  await press(page, main.getByRole('region', { name: 'Timesheets to approve' }).getByRole('link', { name: `Look at ${differing.length}` }));
  await expect(page).toHaveURL(`/admin/timesheet/log/detail/${differing[0]}?review=1`);
  await expect(main.getByText(`1 of ${differing.length} that differ from the roster`)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(chrome(page).toast(specified('success.shift_approved'))).toBeVisible();
  await expect(page).toHaveURL(`/admin/timesheet/log/detail/${differing[1]}?review=1`);
  expect((await admin.get<Shift>(`/shift/${differing[0]}`)).status).toBe('approved');
});
