import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { openPostAJob } from '../pages/quick-actions';

/** The viewport of a 1280 x 1024 screen at 400 % zoom. */
const SMALL = { viewport: { width: 320, height: 256 } };

/** Whether the centre of the focused element is in the window and not covered. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const seen = document.elementFromPoint(x, y);
    if (seen && (focused.contains(seen) || seen.contains(focused))) return 'seen';
    return `${focused.outerHTML.slice(0, 120)} lies under ${seen?.outerHTML.slice(0, 120) ?? 'the edge'}`;
  });

test('at 320 x 256 px a form in a dialog scrolls to every field that gets the focus by Tab', async ({ lent }) => {
  const page = await lent('super_admin', SMALL);
  await openPostAJob(page);
  const form = page.getByRole('dialog');
  const first = form.getByRole('textbox').first();
  await expect(first).toBeFocused();
  for (let step = 0; step < 12; step++) {
    expect(await focusIsSeen(page)).toBe('seen');
    const room = await page.evaluate(() => {
      const field = document.activeElement?.getBoundingClientRect();
      return field ? Math.min(field.bottom, innerHeight) - Math.max(field.top, 0) - field.height : -1;
    });
    expect(room, 'the field is in the window from its top to its foot').toBeGreaterThanOrEqual(-1);
    await page.keyboard.press('Tab', { delay: 50 });
  }
  // Header and footer scroll with the fields.
  await expect(form.getByRole('heading')).not.toBeInViewport();
});

test('at 320 x 256 px the bottom navigation covers nothing on the dashboard of a worker', async ({ lent }) => {
  const page = await lent('worker', SMALL);
  await page.goto('/worker/dashboard');
  await expect(chrome(page).heading).toBeInViewport();
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('main').locator('[data-next-shift]')).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await links.first().focus();
  for (let step = 0; step < (await links.count()); step++) {
    await expect.poll(() => focusIsSeen(page)).toBe('seen');
    await page.keyboard.press('Tab', { delay: 50 });
  }
  const places = page.locator('.cl-places');
  await expect(places).not.toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
