import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { confirmDialog } from '../pages/confirm-dialog';
import { chrome } from '../pages/chrome';
import { dayAfter, draft, nameOf, on, openRoster, placeNow, saved, shiftNow, shortDay, weekOf } from '../pages/roster';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { tabTo } from '../support/keyboard';

/** Timeout for a push: two browsers are notified of each other's changes, and refetch. */
const PUSHED = { timeout: 5_000 };
/** Duration of the network failure, in milliseconds. */
const OUTAGE_MS = process.env.VERIFY === undefined ? 10_000 : 30_000;

/** The cells of a day show whether the held shift fits. @param day of the week, from Monday as 0 */
async function expectVerdictsBelow(page: Page, day: number) {
  const head = await page
    .getByRole('columnheader')
    .nth(day + 1)
    .boundingBox();
  const cell = await page.getByRole('grid').locator('[aria-hidden] [data-tone]:has(> *)', { hasText: 'Fits' }).first().boundingBox();
  expect([cell?.x, cell?.width].map((px) => Math.round(px ?? 0))).toEqual([head?.x, head?.width].map((px) => Math.round(px ?? 0)));
}

test('a leader moves a shift by keys alone, with an announcement at each place whether it fits, undoes it, and sees the same after a reload', async ({
  lent,
  as,
}) => {
  test.setTimeout(90_000);
  const api = await as('team_leader');
  const week = await weekOf(api, 6);
  const { monday, first, second } = week;
  const id = await draft(api, week, first.id, monday);
  const page = await lent('team_leader');
  await openRoster(page, 'team-leader', week);
  const { shift, shiftOf, announced } = on(page);
  await expect(shiftOf(nameOf(first), id)).toBeVisible();

  await test.step('Shift Schedule is the current item in the sidebar, and the breadcrumb links to it', async () => {
    await expect(page.getByRole('link', { name: 'Shift Schedule' }).and(page.locator('[aria-current="page"]'))).toBeVisible();
  });

  await test.step('four keys move it to the next worker and day', async () => {
    await shift(id).focus();
    await page.keyboard.press('Space');
    await expect(announced).toContainText('05:00–06:00 picked up.');
    await page.keyboard.press('ArrowDown');
    await expect(announced).toHaveText(new RegExp(`^${nameOf(second)}, ${shortDay(monday)}, 05:00–06:00: Fits`));
    await page.keyboard.press('ArrowRight');
    await expect(announced).toHaveText(new RegExp(`^${nameOf(second)}, ${shortDay(dayAfter(monday, 1))}, 05:00–06:00: Fits`));
    await expectVerdictsBelow(page, 1);
    await expectAccessible(page);
    const answer = saved(page);
    await page.keyboard.press('Enter');
    await expect(announced).toContainText('05:00–06:00 moved to');
    expect((await answer).status()).toBe(200);
    expect(await placeNow(api, week, id)).toEqual([second.id, dayAfter(monday, 1), '05:00', '06:00']);
    await expect(shiftOf(nameOf(second), id)).toBeFocused();
    await expect(
      chrome(page).toast(new RegExp(`^${shortDay(dayAfter(monday, 1))}, 05:00–06:00 moved to ${nameOf(second)}\\.`)),
    ).toBeVisible();
  });

  await test.step('Ctrl+Z undoes it, with the focus; Ctrl+Shift+Z redoes it', async () => {
    await page.keyboard.press('Control+z');
    await expect(shiftOf(nameOf(first), id)).toBeFocused();
    await expect.poll(() => placeNow(api, week, id)).toEqual([first.id, monday, '05:00', '06:00']);
    await page.keyboard.press('Control+Shift+z');
    await expect(shiftOf(nameOf(second), id)).toBeFocused();
    await expect.poll(() => placeNow(api, week, id)).toEqual([second.id, dayAfter(monday, 1), '05:00', '06:00']);
  });

  await test.step('Alt and an arrow move the end, Escape restores it', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(announced).toContainText('05:00–06:15: Fits');
    await page.keyboard.press('Escape');
    await expect(announced).toHaveText('Put back.');
    await expect(shiftOf(nameOf(second), id)).toBeFocused();
  });

  await test.step('by the menu: Shift+F10, a worker by name', async () => {
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('menu', { name: 'Shift 05:00–06:00' });
    await expect(menu.getByRole('menuitem', { name: 'Move to worker' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(shift(id)).toBeFocused();
    await page.keyboard.press('w');
    const panel = page.getByRole('dialog', { name: 'Move to worker' });
    await expect(panel.getByRole('textbox', { name: 'Search workers' })).toBeFocused();
    await page.keyboard.type(nameOf(first).slice(0, 5));
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(shiftOf(nameOf(first), id)).toBeFocused();
    await expect.poll(() => placeNow(api, week, id)).toEqual([first.id, dayAfter(monday, 1), '05:00', '06:00']);
  });

  await test.step('the roster is the same after a reload', async () => {
    await page.reload();
    await expect(shiftOf(nameOf(first), id)).toHaveAccessibleName(new RegExp(`^05:00–06:00 .*, ${shortDay(dayAfter(monday, 1))}, Draft$`));
  });
});

test('an admin copies a shift and undoes the copy by keys', async ({ lent, as }) => {
  const api = await as('team_leader');
  const week = await weekOf(api, 7);
  const { monday, first } = week;
  const id = await draft(api, week, first.id, monday);
  const page = await lent('super_admin');
  await openRoster(page, 'admin', week);
  const { shift, row, announced } = on(page);
  const own = row(nameOf(first)).locator('button[data-shift]');
  await expect(own).toHaveCount(1);
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  await shift(id).focus();
  await page.keyboard.press('Control+c');
  await expect(announced).toHaveText('Copied. Go to a day and press Ctrl and V.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(own).toHaveCount(2);
  await expect(own.nth(1)).toHaveAccessibleName(new RegExp(`${shortDay(dayAfter(monday, 1))}, Draft$`));
  await expect(own.nth(1)).not.toHaveAttribute('data-waiting');
  await expect(own.nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(own).toHaveCount(1);
  await expect(row(nameOf(first)).getByRole('gridcell').nth(1)).toBeFocused();
});

/** Presses in the middle of a ribbon, or at an edge, and releases elsewhere. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
}
const middle = async (locator: ReturnType<Page['locator']>) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, left: box.x, right: box.x + box.width };
};

test('a shift is dragged to another worker and day, its edge to other times; a clash asks, and both answers work', async ({ lent, as }) => {
  test.setTimeout(90_000);
  const api = await as('team_leader');
  const week = await weekOf(api, 8);
  const { monday, first, second } = week;
  const tuesday = dayAfter(monday, 1);
  const id = await draft(api, week, first.id, monday);
  const other = await draft(api, week, second.id, dayAfter(monday, 3));
  const page = await lent('super_admin');
  await openRoster(page, 'admin', week);
  const { shift, shiftOf, cell, announced } = on(page);
  await expect(shiftOf(nameOf(first), id)).toBeVisible();

  await test.step('to a cell: each cell of the day says whether it fits', async () => {
    const target = await middle(cell(nameOf(second), 1));
    await drag(page, await middle(shift(id)), target);
    await expect(page.getByRole('grid').getByText(/^Fits/).first()).toBeVisible();
    await expectAccessible(page);
    await page.mouse.up();
    await expect(shiftOf(nameOf(second), id)).toBeVisible();
    await expect.poll(() => placeNow(api, week, id)).toEqual([second.id, tuesday, '05:00', '06:00']);
  });

  await test.step('the toast undoes it; its row still exists', async () => {
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(shiftOf(nameOf(first), id)).toBeVisible();
    await expect.poll(() => placeNow(api, week, id)).toEqual([first.id, monday, '05:00', '06:00']);
    await drag(page, await middle(shift(id)), await middle(cell(nameOf(second), 1)));
    // The cost for this worker and day is shown before the shift is dropped.
    await expect(page.getByText(/, 05:00–06:00, \$\d+\.\d\d$/)).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => placeNow(api, week, id)).toEqual([second.id, tuesday, '05:00', '06:00']);
  });

  await test.step('the end, 48 px to the right, is 90 minutes later', async () => {
    const { right, y } = await middle(shift(id));
    await page.mouse.move(right - 3, y);
    await page.mouse.down();
    await page.mouse.move(right + 45, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => placeNow(api, week, id)).toEqual([second.id, tuesday, '05:00', '07:30']);
  });

  await test.step('Escape cancels a drag', async () => {
    await drag(page, await middle(shift(id)), await middle(cell(nameOf(first), 0)));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(announced).toHaveText('Put back.');
    await expect(shiftOf(nameOf(second), id)).toBeVisible();
  });

  const question = confirmDialog(page, 'Reassign');
  const toClash = async () => {
    await drag(page, await middle(shift(id)), await middle(shift(other)));
    await page.mouse.up();
    await expect(question.dialog).toContainText(specified('shift.clash'));
  };
  await test.step('a clash asks: Cancel keeps both', async () => {
    await toClash();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question.dialog).toBeHidden();
    await expect(shift(id)).toHaveAccessibleName(new RegExp(`^05:00–07:30 .*, ${shortDay(tuesday)}`));
    await expect(shift(id)).toBeFocused();
    expect(await placeNow(api, week, id)).toEqual([second.id, tuesday, '05:00', '07:30']);
  });
  await test.step('Reassign removes the worker from the other shift, which is then in the row of unfilled shifts', async () => {
    await toClash();
    await question.confirm.click();
    await expect(shiftOf('Unfilled', other)).toBeVisible();
    await expect(shift(id)).toHaveAccessibleName(new RegExp(`^05:00–07:30 .*, ${shortDay(dayAfter(monday, 3))}`));
    expect((await shiftNow(api, week, other)).worker_id).toBeNull();
    expect(await placeNow(api, week, id)).toEqual([second.id, dayAfter(monday, 3), '05:00', '07:30']);
  });
});

test('two browsers on one week: each sees the moves of the other; a move of a changed shift is refused with the change; a lost connection loses nothing', async ({
  lent,
  as,
}) => {
  test.setTimeout(120_000);
  const api = await as('team_leader');
  const week = await weekOf(api, 9);
  const { monday, first, second } = week;
  const id = await draft(api, week, first.id, monday);
  const mine = await lent('super_admin');
  const theirs = await lent('team_leader');
  await openRoster(mine, 'admin', week);
  await openRoster(theirs, 'team-leader', week);
  const move = async (page: Page, ...keys: string[]) => {
    await on(page).shift(id).focus();
    for (const key of ['Space', ...keys, 'Enter']) await page.keyboard.press(key);
  };

  await test.step('one moves it, the other sees it', async () => {
    await move(mine, 'ArrowDown');
    await expect(on(theirs).shiftOf(nameOf(second), id)).toBeVisible(PUSHED);
    await move(theirs, 'ArrowRight');
    await expect(on(mine).shift(id)).toHaveAccessibleName(new RegExp(shortDay(dayAfter(monday, 1))), PUSHED);
  });

  await test.step('the network fails during a move: the move stays, marked as waiting, is saved once, and changes from meanwhile are shown', async () => {
    const [late, theirOwn] = [
      await draft(api, week, first.id, dayAfter(monday, 4)),
      await draft(api, week, second.id, dayAfter(monday, 5)),
    ];
    for (const one of [late, theirOwn]) await expect(on(mine).shift(one)).toBeVisible(PUSHED);
    await expect(on(theirs).shift(theirOwn)).toBeVisible(PUSHED);
    const before = await Promise.all([id, late].map((one) => shiftNow(api, week, one)));
    const since = Date.now();
    await mine.context().setOffline(true);
    await move(mine, 'ArrowRight');
    await expect(mine.getByText('1 change waits for the connection. It is sent as soon as it is back.')).toBeVisible();
    await on(mine).shift(late).focus();
    for (const key of ['Space', 'Alt+ArrowRight', 'Enter']) await mine.keyboard.press(key);
    await expect(mine.getByText('2 changes wait for the connection. They are sent as soon as it is back.')).toBeVisible();
    for (const one of [id, late]) await expect(on(mine).shift(one)).toHaveAttribute('data-waiting', 'true');
    await expectAccessible(mine);
    await on(theirs).shift(theirOwn).focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await theirs.keyboard.press(key);
    await expect.poll(async () => (await shiftNow(api, week, theirOwn)).date).toBe(dayAfter(monday, 6));

    // Meanwhile the page retries repeatedly.
    await expect.poll(() => Date.now() - since, { timeout: 2 * OUTAGE_MS }).toBeGreaterThan(OUTAGE_MS);
    await expect(on(mine).shift(id)).toHaveAccessibleName(new RegExp(shortDay(dayAfter(monday, 2))));
    await expect(on(mine).shift(late)).toHaveAccessibleName(/^05:00–06:15 /);
    expect((await shiftNow(api, week, id)).version).toBe(before[0]?.version);
    await mine.context().setOffline(false);
    await expect(mine.locator('[data-waiting]')).toHaveCount(0, PUSHED);
    await expect(on(theirs).shift(id)).toHaveAccessibleName(new RegExp(shortDay(dayAfter(monday, 2))), PUSHED);
    await expect(on(theirs).shift(late)).toHaveAccessibleName(/^05:00–06:15 /, PUSHED);
    await expect(on(mine).shift(theirOwn)).toHaveAccessibleName(new RegExp(shortDay(dayAfter(monday, 6))), PUSHED);
    const after = await Promise.all([id, late].map((one) => shiftNow(api, week, one)));
    expect(after.map(({ version }, nth) => version - (before[nth]?.version ?? 0))).toEqual([1, 1]);
  });

  await test.step('a move of a shift that was moved meanwhile is refused, with its current place; undo does not affect it', async () => {
    await mine.context().setOffline(true);
    await move(mine, 'ArrowRight');
    await expect(on(mine).shift(id)).toHaveAttribute('data-waiting', 'true');
    await move(theirs, 'ArrowUp');
    await expect.poll(async () => (await shiftNow(api, week, id)).worker_id).toBe(first.id);
    await mine.context().setOffline(false);
    const text = `Rostered was changed in the meantime: it is now ${shortDay(dayAfter(monday, 2))}, 05:00–06:00, ${nameOf(first)}. Your change was not saved.`;
    await expect(chrome(mine).toast(text)).toBeVisible();
    await expect(on(mine).shiftOf(nameOf(first), id)).toBeVisible();
    await on(mine).shift(id).focus();
    // The only change left to undo is the user's own, of another shift.
    await mine.keyboard.press('Control+z');
    await expect(on(mine).announced).toHaveText('Undone.');
    await mine.keyboard.press('Control+z');
    await expect(on(mine).announced).toHaveText('There is nothing to undo.');
    expect((await shiftNow(api, week, id)).worker_id).toBe(first.id);
    await expect(on(mine).shiftOf(nameOf(first), id)).toHaveAccessibleName(new RegExp(shortDay(dayAfter(monday, 2))));
  });
});

test('on a phone a finger opens the menu of a shift, and only the roster scrolls sideways', async ({ lent, as }) => {
  const api = await as('team_leader');
  const week = await weekOf(api, 10);
  const id = await draft(api, week, week.first.id, week.monday);
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await openRoster(page, 'admin', week);
  await on(page).shift(id).tap();
  const sheet = page.getByRole('dialog', { name: 'Shift 05:00–06:00' });
  await expect(sheet.getByRole('button', { name: 'Cancel shift' })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Move to day' }).tap();
  await page
    .getByRole('dialog', { name: 'Move to day' })
    .getByRole('button', { name: new RegExp(`^${shortDay(dayAfter(week.monday, 2))}`) })
    .tap();
  await expect.poll(() => placeNow(api, week, id)).toEqual([week.first.id, dayAfter(week.monday, 2), '05:00', '06:00']);
});
