import type { ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { confirmDialog } from '../pages/confirm-dialog';
import { dayAfter, draft, openRoster, weekOf } from '../pages/roster';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { press, type } from '../support/keyboard';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const planButton = (page: Page) => page.getByRole('button', { name: 'Plan' });

/** Opens an entry of the menu Plan by keys. */
async function plan(page: Page, entry: string) {
  await press(page, planButton(page));
  const item = page.getByRole('menuitem', { name: entry });
  await expect(page.getByRole('menu')).toBeFocused();
  while ((await item.getAttribute('data-highlighted')) === null) {
    const before = await page.locator('[data-highlighted]').textContent();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-highlighted]')).not.toHaveText(before ?? '');
  }
  await page.keyboard.press('Enter');
}

test('a week is saved as a template, applied to the next week and undone, copied, and the template is deleted', async ({ lent, as }) => {
  test.setTimeout(120_000);
  const api = await as('team_leader');
  const week = await weekOf(api, 12);
  const { monday, house } = week;
  await draft(api, week, null, monday);
  await draft(api, week, null, dayAfter(monday, 2));
  const next = { ...week, monday: dayAfter(monday, 7) };
  const shiftsOf = async (start: string) => {
    const { shifts } = await api.get<ShiftRosterData>('/shift-roster', { start, house_id: house });
    return shifts.filter(({ date }) => date >= start && date <= dayAfter(start, 6)).map(({ worker_id, date }) => [worker_id, date]);
  };
  const page = await lent('team_leader');
  await openRoster(page, 'team-leader', week);

  await test.step('saved under a name', async () => {
    await plan(page, 'Save as a template');
    const form = page.getByRole('dialog', { name: /^Save .* as a template$/ });
    await type(page, form.getByRole('textbox', { name: 'Template name' }), 'Ordinary week');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(planButton(page)).toBeFocused();
  });

  await openRoster(page, 'team-leader', next);
  const templates = page.getByRole('dialog', { name: /^Templates of / });
  await test.step('the templates of the house, on a phone too', async () => {
    await plan(page, 'Templates');
    await expect(templates.getByRole('listitem')).toContainText('Ordinary week');
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESK);
  });

  await test.step('applied: the copies are selected with their costs, and created as drafts; the toast undoes it', async () => {
    await press(page, templates.getByRole('button', { name: 'Apply Ordinary week' }));
    const sheet = page.getByRole('dialog', { name: /^Apply Ordinary week to / });
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(4); // two days, two shifts
    await expectAccessible(page);
    await press(page, sheet.getByRole('button', { name: 'Copy 2 shifts' }));
    await expect(sheet).toBeHidden();
    await expect(planButton(page)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('2 drafts');
    expect(await shiftsOf(next.monday)).toEqual([
      [null, next.monday],
      [null, dayAfter(next.monday, 2)],
    ]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => shiftsOf(next.monday)).toEqual([]);
  });

  await test.step('the previous week is copied; the next time existing shifts are counted', async () => {
    await plan(page, 'Copy the week before');
    const sheet = page.getByRole('dialog', { name: /^Copy / });
    await press(page, sheet.getByRole('button', { name: 'Copy 2 shifts' }));
    await expect(sheet).toBeHidden();
    await expect(planButton(page)).toBeFocused();
    await plan(page, 'Copy the week before');
    await expect(sheet.getByText('This shift is there already.')).toHaveCount(2);
    await expect(sheet.getByRole('button', { name: 'Copy 0 shifts' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('deleted after a confirmation; the shifts stay', async () => {
    await plan(page, 'Templates');
    await press(page, templates.getByRole('button', { name: 'Delete Ordinary week' }));
    await confirmDialog(page, 'Delete').confirm.click();
    await expect(templates.getByText('No template yet. Save a week that comes again and again.')).toBeVisible();
    expect(await shiftsOf(next.monday)).toHaveLength(2);
  });
});
