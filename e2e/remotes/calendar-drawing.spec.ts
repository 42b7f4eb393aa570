import type { Page } from '@playwright/test';
import type { CalendarDays } from '@careloom/contract/resources/shift-calendar';
import { expect, test } from '../fixtures/test';

const main = (page: Page) => page.getByRole('main');
const columnOf = (page: Page, day: string) => page.locator(`[data-hours="${day}"]`);

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** A Wednesday, long after the last rostered shift. */
const QUIET = '2027-09-15';

test('a planner draws a shift on empty hours: its form has the times, and Escape discards it', async ({ visit }) => {
  const page = await visit('super_admin', `/admin/calender/schedule?view=week&date=${QUIET}`);
  await expect(main(page).getByRole('heading', { name: 'No Records Found' })).toBeVisible();
  const column = (await columnOf(page, QUIET).boundingBox()) ?? NOWHERE;
  const yOf = (minutes: number) => column.y + (column.height * minutes) / 1440;
  await page.mouse.move(column.x + 30, yOf(62));
  await page.mouse.down();
  await page.mouse.move(column.x + 30, yOf(205), { steps: 8 });
  await expect(columnOf(page, QUIET).getByText('07:00–09:30')).toBeVisible();
  await page.mouse.up();
  const add = page.getByRole('dialog', { name: 'Add shift' });
  await expect(add.getByRole('textbox', { name: 'Date' })).toHaveValue('15/09/2027');
  await expect(add.getByLabel('Start Time')).toHaveValue('07:00');
  await expect(add.getByLabel('End Time')).toHaveValue('09:30');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeHidden();

  await page.mouse.move(column.x + 30, yOf(62));
  await page.mouse.down();
  await page.mouse.move(column.x + 30, yOf(205), { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(columnOf(page, QUIET).getByText(/–/)).toHaveCount(0);
  await expect(add).toBeHidden();
});

/** In three days: at the end of a week little of it is in the future. */
const soon = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(Date.now() + 3 * 86_400_000);

test('a planner drags the lower edge of a shift: its form has the new end, and the old and new price', async ({ pages }) => {
  const page = await pages('super_admin');
  const answer = page.waitForResponse((one) => one.url().includes('/shift-calendar?'));
  await page.goto(`/admin/calender/schedule?view=week&date=${soon()}`);
  const { data } = (await (await answer).json()) as { data: CalendarDays };
  const shown = data.days
    .flatMap(({ shifts }) => shifts)
    .filter(({ start_time, end_time, worker }) => worker && start_time >= '06:00' && end_time > start_time);
  const drawn = page.locator(shown.map(({ id }) => `[data-hours] [data-shift="${id}"]`).join(', ')).last();
  const name = await drawn.getAttribute('data-shift');
  const shift = shown.find(({ id }) => String(id) === name);
  const { width, height } = (await drawn.boundingBox()) ?? NOWHERE;
  // It waits until the week has scrolled to its hour, and brings the edge into view.
  await drawn.hover({ position: { x: width / 2, y: height - 3 } });
  const box = (await drawn.boundingBox()) ?? NOWHERE;
  const column = (await drawn.locator('xpath=ancestor::ul').boundingBox()) ?? NOWHERE;
  const [x, edge] = [box.x + width / 2, box.y + height - 3];
  await page.mouse.down();
  await page.mouse.move(x, edge - column.height / 24, { steps: 6 });
  await page.mouse.up();
  const edit = page.getByRole('dialog', { name: 'Edit shift' });
  await expect(edit.getByLabel('Start Time')).toHaveValue(shift?.start_time ?? '');
  const hours = Number(shift?.end_time.slice(0, 2)) - 1;
  await expect(edit.getByLabel('End Time')).toHaveValue(`${String(hours).padStart(2, '0')}:${shift?.end_time.slice(3)}`);
  await expect(edit.getByText('Difference')).toBeVisible();
});

test('on a phone a day opens at the current hour, and a swipe leads to the next day and back', async ({ signedIn }) => {
  const page = await signedIn('team_leader', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.clock.setFixedTime('2026-11-18T04:20:00Z'); // 15:20 in Sydney
  await page.goto('/team_leader/calender/schedule?view=day');
  const days = main(page).locator('[data-days="1"]');
  await expect(page.locator('[data-hours="2026-11-18"]')).toBeVisible();
  const { top, height } = await days.evaluate((element) => ({
    top: element.scrollTop,
    height: element.querySelector('[data-hours]')?.clientHeight ?? 0,
  }));
  expect(top).toBeCloseTo((height * 9) / 24, 0);
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 600 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 604 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(300, 120);
  await expect(page).toHaveURL(/date=2026-11-19/);
  await expect(page.locator('[data-hours="2026-11-19"]')).toBeVisible();
  await swipe(120, 300);
  await expect(page.locator('[data-hours="2026-11-18"]')).toBeVisible();

  await page.clock.setFixedTime('2026-11-18T17:20:00Z'); // 04:20, before the day of the calendar begins
  await page.goto('/team_leader/calender/schedule?view=day');
  await expect(page.locator('[data-hours="2026-11-19"]')).toBeVisible();
  expect(await days.evaluate((element) => element.scrollTop)).toBe(0);
});
