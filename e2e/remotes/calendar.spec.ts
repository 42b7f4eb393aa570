import type { CalendarDays } from '@careloom/contract/resources/shift-calendar';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { press } from '../support/keyboard';
import { ROLE_NAMES, type Role } from '../support/roles';

const LOG = '/admin/calender/log';
const main = (page: Page) => page.getByRole('main');
const shownPeriod = (page: Page) => main(page).getByRole('status').first();
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));

/** Timeout for Tab by Tab to a control and Enter, in milliseconds: on a busy machine that takes longer than any response. */
const BY_KEYS = 30_000;

/** The days that a page has requested, once it shows them. */
async function askedFor(page: Page, act: () => Promise<unknown>) {
  const isOfCalendar = (one: Response) => one.url().includes('/shift-calendar?');
  const [response] = await Promise.all([page.waitForResponse(isOfCalendar, { timeout: BY_KEYS }), act()]);
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const { data } = (await response.json()) as { data: CalendarDays };
  return { query: new URL(response.url()).searchParams, data };
}

/** The area of each role; for a team leader in the spelling that this kind of calendar uses. */
const AREAS: Readonly<Record<Role, Readonly<Record<'log' | 'schedule', string>>>> = {
  super_admin: { log: 'admin', schedule: 'admin' },
  senior_manager: { log: 'admin', schedule: 'admin' },
  team_leader: { log: 'team-leader', schedule: 'team_leader' },
  worker: { log: 'worker', schedule: 'worker' },
};

for (const role of ROLE_NAMES) {
  test(`R2-036 R2-037: each of the two calendars shows its shifts to a ${role}`, async ({ pages }) => {
    const page = await pages(role);
    for (const [kind, name] of [
      ['log', 'Shift Log Calendar'],
      ['schedule', 'Shift Schedule Calendar'],
    ] as const) {
      const { query, data } = await askedFor(page, () => page.goto(`/${AREAS[role][kind]}/calender/${kind}`));
      expect(query.get('shift_type')).toBe(kind);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
      const shift = data.days.at(-1)?.shifts[0]; // the first requested day is the one before the shown days
      await expect(main(page).locator(`[data-shift="${shift?.id}"]`).first()).toBeVisible();
    }
  });

  test(`R2-275: the date picker of a calendar leads a ${role} to the days of another month`, async ({ pages }) => {
    const page = await pages(role);
    const before = await askedFor(page, () => page.goto(`/${AREAS[role].log}/calender/log?date=2026-11-18`));
    expect(before.query.get('start')).toBe('2026-10-25');
    await press(page, main(page).getByRole('button', { name: 'November 2026' }));
    const picker = page.getByRole('dialog', { name: 'Choose a date' });
    await picker.getByRole('button', { name: 'Previous month' }).click();
    const after = await askedFor(page, () => picker.getByRole('button', { name: /14 October 2026/ }).click());
    expect([after.query.get('start'), after.query.get('end')]).toEqual(['2026-09-27', '2026-11-01']);
    await expect(page).toHaveURL(/date=2026-10-14$/);
    await expect(main(page).getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'October 2026' })).toBeFocused();
  });
}

test('a calendar is used by keys alone: days, months and views, a day’s shifts and the details of one', async ({ pages }) => {
  const page = await pages('super_admin');
  const { data } = await askedFor(page, () => page.goto(`${LOG}?date=2026-10-14`));
  const day = data.days.find(({ date }) => date === '2026-10-15');
  await page.locator('[data-cell="2026-10-14"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedDay(page)).toBe('2026-10-15');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const shifts = page.getByRole('dialog', { name: 'Thursday, 15 Oct 2026' });
  await expect(shifts.getByRole('listitem')).toHaveCount(day?.count ?? 0);
  await expectAccessible(page);
  await press(page, shifts.getByRole('listitem').first().getByRole('button'));
  const card = page.getByRole('dialog', { name: 'Shift', exact: true });
  await expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /^\/admin\/timesheet\/log\?from=2026-10-15/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedDay(page)).toBe('2026-10-15');

  await askedFor(page, () => page.keyboard.press('PageUp'));
  await expect(shownPeriod(page)).toHaveText('September 2026, Month');
  await expect.poll(() => focusedDay(page)).toBe('2026-09-15');
  await askedFor(page, () => page.keyboard.press('w'));
  await expect(shownPeriod(page)).toHaveText('14 – 20 Sep 2026, Week');
  await expect.poll(() => focusedDay(page)).toBe('2026-09-15');
  await expectAccessible(page);
  await askedFor(page, () => page.keyboard.press('a'));
  await expect(shownPeriod(page)).toHaveText('September 2026, Agenda');
  await expectAccessible(page);
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a night is one block on the care day; the choice is stored, and filters are in the address', async ({ pages }) => {
  const page = await pages('super_admin');
  const { data } = await askedFor(page, () => page.goto(`${LOG}?view=week&date=2026-10-01`));
  const house = data.houses[0]?.name ?? '';
  await askedFor(page, () => press(page, main(page).getByRole('button', { name: `Only ${house}` })));
  await expect(page).toHaveURL(new RegExp(`house=${data.houses[0]?.id}$`));
  await expect(main(page).getByText('no 02:00–03:00')).toBeVisible();
  const nights = main(page)
    .getByRole('region', { name: 'Wednesday, 30 Sep 2026' })
    .getByRole('button', { name: /22:00 ?–06:00/ });
  const onCareDay = await nights.count();
  expect(onCareDay).toBeGreaterThan(0);
  const [piece, column] = await Promise.all(['..', '../..'].map((around) => nights.first().locator(`xpath=${around}`).boundingBox()));
  const hours = (px: number) => (24 * px) / (column?.height ?? 0);
  expect(hours((piece?.y ?? 0) - (column?.y ?? 0)), 'from 22:00').toBeCloseTo(16, 1);
  expect(hours(piece?.height ?? 0), 'to 06:00').toBeCloseTo(8, 1);
  const { query } = await askedFor(page, () => press(page, main(page).getByRole('button', { name: 'Start at 00:00' })));
  expect(query.get('day_begins')).toBe('00:00');
  await expect(nights).toHaveCount(2 * onCareDay);
  await page.reload();
  await press(page, main(page).getByRole('button', { name: 'Start at 06:00' }));
  await expect(nights).toHaveCount(onCareDay);
});

test('on a phone a month has dots with the list of the chosen day below, and a week shows one day', async ({ lent }) => {
  const page = await lent('team_leader', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await askedFor(page, () => page.goto('/team_leader/calender/log?date=2026-10-14'));
  await askedFor(page, () => page.locator('[data-cell="2026-10-15"]').tap());
  await expect(main(page).getByRole('heading', { name: 'Thu 15 Oct' })).toBeVisible();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Week' }).tap();
  await expect(main(page).getByRole('group', { name: 'Thu 15 Oct 2026' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
