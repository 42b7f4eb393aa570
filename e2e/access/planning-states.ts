import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { SHEET_HEAD } from '../support/sheet-rows';
import { type ScreenState, arrive, at, list, settled } from './open-state';

/** A fortnight: a part of it is always in the future. */
async function openRoster(page: Page) {
  await arrive(page, '/admin/roster?days=14');
  await settled(page);
  await expect(page.locator('button[data-shift]').first()).toBeVisible();
}

/** Opens the roster, with the focus on a planned shift. */
async function focusPlanned(page: Page) {
  await openRoster(page);
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, (Published|Confirmed)$/ })
    .first()
    .focus();
}

/** What a key on a planned shift opens: a phone may have a keyboard, too. */
const byKey =
  (key: string, name: string): ScreenState['open'] =>
  async (page) => {
    await focusPlanned(page);
    await page.keyboard.press(key);
    const opened = page.getByRole('dialog', { name });
    await expect(opened).toBeVisible();
    await expect(opened.locator('.cl-bone')).toHaveCount(0);
  };

const FAULTY = [
  '1,worker@careloom.test,17/02/26,Morning,07:00,15:00,no,,,Well, and happy',
  ',Lin Chen,2026-02-18,Night,22:00,06:00,no,,,',
  '1,worker@careloom.test,2026-02-19,Sleep,,,yes,yes,,',
];

/** Dialogs and sheets over lists, the roster and the upload; the journeys also check each, in light on a desktop. */
export const PLANNING_STATES: readonly ScreenState[] = [
  {
    name: 'shift logs, with all columns',
    role: 'super_admin',
    seldom: true,
    open: async (page, api, as) => {
      await page.addInitScript(() =>
        localStorage.setItem('careloom.columns.A-100', 'job,rate_type,overnight,fee,timesheet_added,invoice,description'),
      );
      await list('/admin/timesheet/log?status=invoiced', '/shift?shift_type=log&status=invoiced', 'name')(page, api, as);
      await expect(page.locator('th', { hasText: 'Rate Type' })).toBeAttached();
    },
  },
  {
    name: 'shift logs, the columns that can be chosen',
    role: 'senior_manager',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      await list('/admin/timesheet/log', '/shift?shift_type=log', 'name')(page, api, as);
      const isPhone = (page.viewportSize()?.width ?? 0) < 640;
      await page
        .getByRole('button', { name: isPhone ? 'Filters and sorting' : 'Columns' })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('checkbox', { name: 'Rate Type' })).toBeVisible();
    },
  },
  {
    name: 'timesheets that match are approved',
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      await at('/admin/timesheet/log')(page, api, as);
      await page.getByRole('button', { name: /^Approve \d+$/ }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    },
  },
  {
    name: 'edit shift, with its price',
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      const { items } = await api.get<ListPage<Shift>>('/shift', { shift_type: 'schedule', status: 'published', per_page: 1 });
      await at(`/admin/timesheet/schedule/detail/${items[0]?.id ?? 0}`)(page, api, as);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Edit shift' }).click();
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Why this amount' })).toBeAttached({ timeout: 15_000 });
    },
  },
  ...(
    [
      ['move to a worker', 'w', 'Move to worker'],
      ['find a replacement', 'f', 'Find a replacement'],
    ] as const
  ).map(([name, key, title]): ScreenState => ({
    name: `roster, ${name}`,
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: byKey(key, title),
  })),
  {
    name: 'roster, the menu of a shift',
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: async (page) => {
      await focusPlanned(page);
      await page.keyboard.press('Shift+F10');
      const name = /^Shift \d\d:\d\d/;
      await expect(page.getByRole('menu', { name }).or(page.getByRole('dialog', { name }))).toBeVisible(); // a sheet on a phone
    },
  },
  {
    name: 'roster, drafts to publish',
    role: 'super_admin',
    inDialog: true,
    seldom: true,
    open: async (page) => {
      await openRoster(page);
      await page
        .getByRole('region', { name: 'Drafts' })
        .getByRole('button', { name: /^Publish \d+$/ })
        .click();
      const sheet = page.getByRole('dialog', { name: /^Publish \d+ draft/ });
      await expect(sheet.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'upload of timesheets, with faults',
    role: 'super_admin',
    seldom: true,
    open: async (page, api, as) => {
      await at('/admin/timesheet/log/upload')(page, api, as);
      const buffer = Buffer.from([SHEET_HEAD, ...FAULTY].join('\n'));
      await page.getByLabel('Choose a file').setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByText('The row has more cells than the header.').first()).toBeVisible();
    },
  },
  {
    name: 'the calendar feed',
    role: 'worker',
    inDialog: true,
    seldom: true,
    open: async (page, api, as) => {
      await at('/worker/timesheet/schedule')(page, api, as);
      await page.getByRole('button', { name: 'Calendar feed' }).filter({ visible: true }).click();
      await expect(page.getByRole('dialog', { name: 'Calendar feed' })).toBeVisible();
    },
  },
];
