import type { ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { dayAfter, nameOf, on, openRoster, weekOf } from '../pages/roster';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';

const MOST_KEYS = 8;

/** A keyboard that counts pressed keys; a chord counts each of its keys. */
function countedKeys(page: Page) {
  let pressed = 0;
  return {
    get pressed() {
      return pressed;
    },
    async press(...keys: string[]) {
      for (const key of keys) {
        pressed += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    async type(text: string) {
      pressed += text.length;
      await page.keyboard.type(text);
    },
  };
}

test('a leader rosters a house for a week and publishes it by keys alone, with at most 8 keys for each of 14 shifts', async ({
  signedIn,
  as,
}) => {
  test.setTimeout(120_000);
  const api = await as('team_leader');
  // Another week at a retry: the shifts of the first try still exist.
  const week = await weekOf(api, 11 + 3 * test.info().retry);
  const { monday, house, first, second } = week;
  const page = await signedIn('team_leader');
  await openRoster(page, 'team-leader', week);
  const { row, announced } = on(page);
  const keys = countedKeys(page);
  const ribbons = page.getByRole('grid').locator('button[data-shift]');

  /** Presses the keys that add one shift, and counts them, navigation included. */
  const each: number[] = [];
  const adding = async (act: () => Promise<void>) => {
    const [before, count] = [keys.pressed, await ribbons.count()];
    await act();
    await expect(ribbons).toHaveCount(count + 1);
    each.push(keys.pressed - before);
  };
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time += 1) await adding(() => keys.press('r'));
  };

  await test.step('Tab moves into the roster, and arrows to the first worker', async () => {
    const stop = page.getByRole('grid').locator('[tabindex="0"]');
    while (!(await stop.first().evaluate((element) => element === document.activeElement))) await keys.press('Tab');
    while (!(await row(nameOf(first)).locator(':focus').count())) await keys.press('ArrowDown');
  });
  const before = keys.pressed;

  await test.step('the first worker has days, then nights', async () => {
    await adding(async () => {
      await keys.type('9-17');
      await expect(page.getByRole('dialog', { name: /^New shift, / })).toContainText(/09:00–17:00.*Fits/);
      await expectAccessible(page);
      await keys.press('Enter');
    });
    await expect(announced).toHaveText(/^Draft for .*09:00–17:00\.$/);
    await repeat(2);
    await adding(async () => {
      await keys.press('ArrowRight');
      await keys.type('s');
      await keys.press('Enter');
    });
    await repeat(3);
  });

  await test.step('the second has nights, a late shift, then days', async () => {
    await adding(async () => {
      await keys.press('ArrowDown', 'Home');
      await keys.type('s');
      await keys.press('Enter');
    });
    await repeat(2);
    await adding(async () => {
      await keys.press('ArrowRight');
      await keys.type('16-22');
      await keys.press('Enter');
    });
    await adding(async () => {
      await keys.press('ArrowRight');
      await keys.type('9-17');
      await keys.press('Enter');
    });
    await repeat(2);
  });
  expect(Math.max(...each), 'keys of the shift with the most').toBeLessThanOrEqual(MOST_KEYS);

  await test.step('all 14 shifts are drafts on the server', async () => {
    // They are saved one after another.
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 30_000 });
    const { shifts } = await api.get<ShiftRosterData>('/shift-roster', { start: monday, house_id: house });
    const ofWeek = shifts.filter(({ date }) => date >= monday && date <= dayAfter(monday, 6));
    const seen = ofWeek.map(({ worker_id, date, start_time, end_time, type, status }) =>
      [worker_id === first.id ? 'first' : worker_id === second.id ? 'second' : 'nobody', date, start_time, end_time, type, status].join(
        ' ',
      ),
    );
    const shift = (who: string, day: number, times: string, type = 'normal') => `${who} ${dayAfter(monday, day)} ${times} ${type} draft`;
    const night = '22:00 06:00';
    expect(seen.sort()).toEqual(
      [
        ...[0, 1, 2].map((day) => shift('first', day, '09:00 17:00')),
        ...[3, 4, 5, 6].map((day) => shift('first', day, night, 'sleep_over')),
        ...[0, 1, 2].map((day) => shift('second', day, night, 'sleep_over')),
        shift('second', 3, '16:00 22:00'),
        ...[4, 5, 6].map((day) => shift('second', day, '09:00 17:00')),
      ].sort(),
    );
  });

  await test.step('Tab moves to Publish 14, and in the sheet to its button', async () => {
    const publish = page.getByRole('button', { name: 'Publish 14' });
    while (!(await publish.evaluate((element) => element === document.activeElement))) await keys.press('Tab');
    await keys.press('Enter');
    const verb = page.getByRole('dialog').getByRole('button', { name: 'Publish 14 shifts' });
    await expect(verb).toBeEnabled();
    while (!(await verb.evaluate((element) => element === document.activeElement))) await keys.press('Tab');
    await keys.press('Enter');
    await expect(chrome(page).toast(specified('success.shifts_published'))).toBeVisible();
  });
  expect(keys.pressed - before, 'keys for the week, publishing included').toBeLessThanOrEqual(14 * MOST_KEYS);
  test.info().annotations.push({ type: 'keys', description: `${keys.pressed} in all, ${keys.pressed - before} in the roster` });
});
