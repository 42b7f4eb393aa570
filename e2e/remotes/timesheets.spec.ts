import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { recordPage } from '../pages/record-page';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { inTurn } from '../support/in-turn';
import { press } from '../support/keyboard';
import { startingWith } from '../support/patterns';
import { ROLE_NAMES, type Role } from '../support/roles';
import { submitOtherHours } from '../support/shift-entry';
import { addedInWords, rateInWords } from '../support/shift-words';

/** The area of each role; a team leader's has two spellings. */
const AREAS: Readonly<Record<Role, readonly [string, string]>> = {
  super_admin: ['admin', 'admin'],
  senior_manager: ['admin', 'admin'],
  team_leader: ['team-leader', 'team_leader'],
  worker: ['worker', 'worker'],
};

/** The two views of the same path. */
const VIEWS = { log: 'Shift Logs', schedule: 'Shift Schedule' } as const;

test('R2-034 R2-035 R2-274: the date picker of logs and of the schedule filters the shifts by the chosen days, for all roles', async ({
  pages,
  as,
}) => {
  test.setTimeout(120_000);
  for (const [at, role] of ROLE_NAMES.entries()) {
    const page = await pages(role);
    for (const [kind, title] of inTurn(Object.entries(VIEWS), at)) {
      await page.goto(`/${AREAS[role][kind === 'log' ? 0 : 1]}/timesheet/${kind}`);
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
      const api = await as(role);
      const { items, total } = await api.get<ListPage<Shift>>('/shift', { shift_type: kind, from, to });
      const { total: all } = await api.get<ListPage<Shift>>('/shift', { shift_type: kind });
      expect(total, 'the chosen days have some of the shifts, and not all').toBeGreaterThan(0);
      expect(total).toBeLessThan(all);
      expect(items.every(({ date }) => from <= date && date <= to)).toBe(true);
      await expect(recordPage(page).main.locator('.cl-title'), `${role} ${kind}`).toHaveText(new RegExp(`^${title}\\s*${total}(?!\\d)`));
    }
  }
});

/** An invoiced shift of the demo's worker at a house that the demo's team leader leads. */
async function invoicedShift(as: (role: Role) => Promise<Api>): Promise<ShiftDetail> {
  const { items } = await (await as('worker')).get<ListPage<Shift>>('/shift', { shift_type: 'log', status: 'invoiced', per_page: 100 });
  const houses = await (await as('team_leader')).get<{ id: number }[]>('/options/houses');
  const shift = items.find(({ house }) => houses.some(({ id }) => id === house.id)) as Shift;
  return (await as('worker')).get<ShiftDetail>(`/shift/${shift.id}`);
}

async function openShift(page: Page, area: string, id: number) {
  const address = `/${area}/timesheet/log/detail/${id}`;
  if (!page.url().endsWith(address)) await page.goto(address);
  return recordPage(page);
}

test('R3-152 R3-154 R3-159: all roles read the fee, the rate type and when a timesheet was added', async ({ standing, as }) => {
  const shift = await invoicedShift(as);
  for (const role of ROLE_NAMES) {
    const { fact } = await openShift(await standing(role), AREAS[role][0], shift.id);
    await expect(fact('field.shift.fee'), role).toHaveText(`$${shift.fee}`);
    await expect(fact('field.shift.rate_type'), role).toHaveText(rateInWords(shift));
    await expect(fact('field.shift.timesheet_added_time'), role).toHaveText(addedInWords(shift));
  }
});

test('R3-160: all roles read the number of the invoice of an invoiced shift', async ({ standing, as }) => {
  const shift = await invoicedShift(as);
  for (const role of ROLE_NAMES) {
    const { fact } = await openShift(await standing(role), AREAS[role][1], shift.id);
    await expect(fact('field.shift.invoice'), role).toHaveText(shift.invoice?.number ?? '');
  }
});

for (const role of ['super_admin', 'senior_manager'] as const)
  test(`R1-024: a ${role} opens the logs and approves shifts that differ from the roster one by one, by a key`, async ({
    visit,
    as,
    users,
  }) => {
    const admin = await as(role);
    await submitOtherHours(await as('team_leader'), await as('worker'), { id: (await users('worker')).id, count: 2 });
    const { differing } = await admin.get<{ differing: number[] }>('/timesheet-approvals');
    const page = await visit(role, '/admin/inbox');
    await openFromMenu(page, { group: 'menu.group.time_sheet', item: 'menu.timesheet.shift_logs' });
    const { main } = recordPage(page);
    await press(
      page,
      main.getByRole('region', { name: 'Timesheets to approve' }).getByRole('link', { name: `Look at ${differing.length}` }),
    );
    await expect(page).toHaveURL(`/admin/timesheet/log/detail/${differing[0]}?review=1`);
    await expect(main.getByText(`1 of ${differing.length} that differ from the roster`)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await page.keyboard.press('a');
    await expect(chrome(page).toast(specified('success.shift_approved'))).toBeVisible();
    await expect(page).toHaveURL(`/admin/timesheet/log/detail/${differing[1]}?review=1`);
    expect((await admin.get<Shift>(`/shift/${differing[0]}`)).status).toBe('approved');
  });
