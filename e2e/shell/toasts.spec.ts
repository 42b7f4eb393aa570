import type { Locator } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { ROLES } from '../support/roles';

test('R9-026 R9-027: a toast stands at the bottom right and goes after 2000 ms', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(ROLES.super_admin.email);
  const toast = chrome(page).toast(specified('success.login'));
  await toast.waitFor();
  const shown = Date.now();
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x + box.width).toBeGreaterThan(width * 0.8);
  expect(box && box.y + box.height).toBeGreaterThan(height * 0.8);
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - shown).toBeGreaterThan(1200);
  expect(Date.now() - shown).toBeLessThan(3500);
});

test('a toast waits while the pointer is on it', async ({ page }) => {
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

/** How a row looks from now until it is gone: its heights, and whether anything moved it. */
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
  test(`a toast that goes closes its row, unless less motion is asked for: ${reducedMotion}`, async ({ lent }) => {
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
