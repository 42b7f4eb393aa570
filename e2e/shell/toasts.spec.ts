import type { Locator, Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { ROLES } from '../support/roles';

interface Stay {
  /** Milliseconds since the page began. */
  came?: number;
  went?: number;
  /** For each frame: whether it was visible, and its lower right corner relative to the size of the window. */
  frames: { isSeen: boolean; right: number; bottom: number }[];
}

declare global {
  interface Window {
    toastStay?: Stay;
  }
}

/** Runs in the page, which is as exact as its own timers; the test may notice a toast late. */
function noteStay(text: string) {
  const stay: Stay = (window.toastStay = { frames: [] });
  const find = () => [...document.querySelectorAll('.cl-toast')].find(({ textContent }) => textContent === text);
  const follow = () => {
    const toast = find();
    if (!toast) return;
    const { right, bottom } = toast.getBoundingClientRect();
    const isSeen = toast.checkVisibility({ visibilityProperty: true });
    stay.frames.push({ isSeen, right: right / innerWidth, bottom: bottom / innerHeight });
    requestAnimationFrame(follow);
  };
  new MutationObserver(() => {
    if (find() && stay.came === undefined) {
      stay.came = performance.now();
      requestAnimationFrame(follow);
    } else if (!find() && stay.came !== undefined) stay.went ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Records how the next toast with a text appears, stays and disappears. */
async function stayOf(page: Page, text: string, show: () => Promise<void>) {
  await page.addInitScript(noteStay, text);
  await show();
  const gone = await page.waitForFunction(() => (window.toastStay?.went === undefined ? null : window.toastStay));
  const { came = 0, went = 0, frames } = (await gone.jsonValue()) ?? { frames: [] };
  return { lasted: went - came, frames };
}

test('R9-026 R9-027: a toast is at the bottom right and disappears after 2000 ms', async ({ page }) => {
  const login = loginPage(page);
  const { lasted, frames } = await stayOf(page, specified('success.login'), async () => {
    await login.open();
    await login.signIn(ROLES.super_admin.email);
  });
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.filter(({ isSeen, right, bottom }) => !isSeen || Math.min(right, bottom) <= 0.8)).toEqual([]);
  expect(lasted).toBeGreaterThan(1900);
  expect(lasted).toBeLessThan(3500);
});

test('a toast stays while the pointer is on it', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(ROLES.super_admin.email);
  const toast = chrome(page).toast(specified('success.login'));
  await toast.hover();
  const hovered = Date.now();
  await expect.poll(() => Date.now() - hovered, { intervals: [500] }).toBeGreaterThan(2500);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await toast.waitFor({ state: 'detached' });
});

/** Records a row until it is removed: its heights, and whether an animation moved it. */
const untilGone = (row: Locator) =>
  row.evaluate(
    (element) =>
      new Promise<{ heights: number[]; moved: boolean }>((resolve) => {
        const seen = { heights: [] as number[], moved: false };
        const look = () => {
          if (!element.isConnected) return resolve(seen);
          seen.heights.push(element.getBoundingClientRect().height);
          seen.moved ||= getComputedStyle(element).transform !== 'none';
          requestAnimationFrame(look);
        };
        look();
      }),
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a disappearing toast collapses its row, unless reduced motion is set: ${reducedMotion}`, async ({ lent }) => {
    const page = await lent('super_admin', { reducedMotion });
    await page.goto('/admin/account-settings');
    const toasts = page.getByRole('region', { name: specified('kit.notifications') });
    const save = page.getByRole('button', { name: specified('button.save') });
    await save.hover();
    await expect(toasts.locator('ol')).toHaveAttribute('data-moving');
    await save.click();
    const row = toasts.getByRole('listitem');
    await expect(row).toHaveCSS('opacity', '1');
    const { heights, moved } = await untilGone(row);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.at(-1) === heights[0]).toBe(reducedMotion === 'reduce');
    if (reducedMotion === 'reduce') expect(moved).toBe(false);
  });
}
