import type { Named } from '@careloom/contract/entities';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import { expect } from '../fixtures/test';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { type ScreenState, arrive, at, list, settled } from './open-state';

/** A calendar with the shifts that it requests from the API. */
const calendar =
  (pathname: string): ScreenState['open'] =>
  async (page) => {
    await arrive(page, pathname);
    await settled(page);
    await expect(page.locator('[data-shift], [role=gridcell] [aria-hidden] [data-tone]').first()).toBeVisible();
  };

/** The id of the first shift of a list. */
async function first(api: Api, query: Record<string, string>): Promise<number> {
  const { items } = await api.get<ListPage<Shift>>('/shift', { ...query, per_page: 1 });
  return items[0]?.id ?? 0;
}

/** What the menu Plan of the roster opens, for the leader's first house. */
const planned =
  (entry: string, title: RegExp): ScreenState['open'] =>
  async (page, api) => {
    const [house] = await api.get<Named[]>('/options/houses');
    await arrive(page, `/team-leader/roster?house=${house?.id ?? 0}`);
    const button = page.getByRole('button', { name: 'Plan' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu', { timeout: 15_000 });
    await button.click();
    await page.getByRole('menuitem', { name: entry }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('.cl-bone')).toHaveCount(0);
  };

/** Lists, pages, calendars and the roster of shifts. */
export const SHIFT_STATES: readonly ScreenState[] = [
  { name: 'shift logs', role: 'super_admin', open: list('/admin/timesheet/log', '/shift?shift_type=log', 'name') },
  { name: 'calendar', role: 'super_admin', open: calendar('/admin/calender/log') },
  {
    name: 'calendar, week',
    role: 'team_leader',
    // A phone shows one day: not today, which has no future shifts late in the evening.
    open: async (page, api, as) => {
      const { items } = await api.get<ListPage<Shift>>('/shift', { shift_type: 'schedule', per_page: 1 });
      await calendar(`/team-leader/calender/schedule?view=week&date=${items[0]?.date ?? ''}`)(page, api, as);
    },
  },
  {
    name: 'roster',
    role: 'team_leader',
    open: async (page) => {
      await arrive(page, '/team-leader/roster');
      await settled(page);
      await expect(page.locator('button[data-shift]').first()).toBeVisible();
    },
  },
  {
    name: 'roster, a shift picked up',
    role: 'super_admin',
    open: async (page) => {
      await arrive(page, '/admin/roster?days=14');
      await settled(page);
      const planned = page.getByRole('grid').getByRole('button', { name: /, (Draft|Published|Confirmed)$/ });
      await planned.first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('button[data-held]')).toBeFocused();
    },
  },
  ...(
    [
      ['roster, save a template', 'Save as a template', /^Save .* as a template$/],
      ['roster, templates', 'Templates', /^Templates of /],
      ['roster, copy a week', 'Copy the week before', /^Copy /],
    ] as const
  ).map(([name, entry, title]): ScreenState => ({ name, role: 'team_leader', inDialog: true, open: planned(entry, title) })),
  {
    name: 'a shift with its amount drawn',
    role: 'super_admin',
    open: async (page, api, as) => {
      await at(`/admin/timesheet/log/detail/${await first(api, { shift_type: 'log', status: 'invoiced' })}`)(page, api, as);
      await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible();
    },
  },
  {
    name: 'the own shift to come, with its answers',
    role: 'worker',
    open: async (page, api, as) => {
      await at(`/worker/timesheet/schedule/detail/${await first(api, { shift_type: 'schedule', status: 'published' })}`)(page, api, as);
      await expect(page.getByRole('main').getByRole('button', { name: 'Decline' })).toBeVisible();
    },
  },
  {
    name: 'the own shift, declined on second thoughts',
    role: 'worker',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      await at(`/worker/timesheet/schedule/detail/${await first(api, { shift_type: 'schedule', status: 'published' })}`)(page, api, as);
      await page.getByRole('main').getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    },
  },
  {
    name: 'the own shift schedule',
    role: 'worker',
    seldom: true,
    open: list('/worker/timesheet/schedule', '/shift?shift_type=schedule', 'name'),
  },
  {
    name: 'add shift, refused',
    role: 'team_leader',
    inDialog: true,
    open: async (page, api, as) => {
      await at('/team-leader/timesheet/schedule')(page, api, as);
      await page.getByRole('button', { name: 'Add shift', exact: true }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add shift' });
      await dialog.getByRole('button', { name: 'Add shift', exact: true }).click();
      await expect(dialog.getByLabel(new RegExp(`^${specified('field.shift.name')}`))).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'calendar, day', role: 'senior_manager', seldom: true, open: calendar('/admin/calender/log?view=day') },
  { name: 'calendar, agenda', role: 'worker', seldom: true, open: calendar('/worker/calender/log?view=agenda') },
  {
    name: 'calendar, a day opened',
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      await calendar('/admin/calender/log')(page, api, as);
      await page.locator('[data-cell][tabindex="0"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'calendar, without shifts',
    role: 'super_admin',
    seldom: true,
    open: async (page, api, as) => {
      await at('/admin/calender/log?date=2019-12-10')(page, api, as);
      await expect(page.getByRole('main').getByText(specified('common.no_records')).first()).toBeVisible();
    },
  },
  { name: 'upload of timesheets', role: 'senior_manager', seldom: true, open: at('/admin/timesheet/log/upload') },
];
