import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAnnounced, recordAnnouncements } from '../support/announcements';
import { press } from '../support/keyboard';
import { specified } from '../support/catalogue';

const STOPS = 60;

/** A phone, and a desktop of 1280 x 1024 at 400 %. */
const NARROW = [
  ['390 px', { width: 390, height: 844 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const;

/** Whether the focused element is visible: it is rendered, not clipped, and on the screen. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'body', visible: true };
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    let { left, top, right, bottom } = focused.getBoundingClientRect();
    for (let box = focused.parentElement; box; box = box.parentElement) {
      const { overflow, clipPath } = getComputedStyle(box);
      if (overflow === 'visible' && clipPath === 'none') continue;
      const clip = box.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return { name, visible: right - left > 4 && bottom - top > 4 && left < innerWidth && top < innerHeight && right > 0 && bottom > 0 };
  });

for (const [name, viewport] of NARROW) {
  test(`at ${name} Tab stops only at visible elements, and a list is sorted in its sheet`, async ({ lent }) => {
    const page = await lent('super_admin', { viewport });
    await page.goto('/admin/jobs');
    await expect(page.locator('.cl-tbl tbody [data-open]').first()).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      const { name: focused, visible } = await seen(page);
      if (focused === 'body') break;
      if (!visible) hidden.push(focused);
      await page.keyboard.press('Tab');
    }
    expect(hidden).toEqual([]);
    await recordAnnouncements(page);
    const more = page.getByRole('button', { name: specified('list.filters_and_sort') });
    await page.getByRole('main').getByRole('searchbox').focus();
    await press(page, more);
    const sheet = page.getByRole('dialog', { name: specified('list.filters_and_sort') });
    const way = sheet.getByRole('radio', { name: specified('list.sort_descending') });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('radio', { name: 'Start Date', exact: true }).press('Space');
    await expectAnnounced(page, 'Sorted by Start Date, ascending');
    await sheet.getByRole('radio', { name: specified('list.sort_ascending') }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(way).toBeChecked();
    await expect(way).toBeFocused();
    await expectAnnounced(page, 'Sorted by Start Date, descending');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(page).toHaveURL(/sort=start_date&dir=desc/);
  });
}
