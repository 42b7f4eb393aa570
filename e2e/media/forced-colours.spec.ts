import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { openPostAJob } from '../pages/quick-actions';
import { specified } from '../support/catalogue';

const forced = { forcedColors: 'active' } as const;

/** The system's colour of selected items, as this browser computes it. */
const highlightOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.setProperty('color', 'Highlight');
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** The background of an element, or of a pseudo-element. */
const fillOf = (of: Locator, pseudo?: '::before' | '::after') =>
  of.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

test('forced colours show the current item of the sidebar, the tab, and the page of a list', async ({ lent }) => {
  const page = await lent('super_admin', forced);
  await page.goto('/admin/jobs');
  await expect(page.getByRole('main').locator('tbody .cl-open').first()).toBeVisible();
  const highlight = await highlightOf(page);
  const { sidebar } = chrome(page);
  expect(await fillOf(sidebar.locator('[aria-current]'))).toBe(highlight);
  expect(await fillOf(sidebar.getByRole('link', { name: specified('menu.houses') }))).not.toBe(highlight);
  expect(await fillOf(page.getByRole('main').locator('.cl-pg[aria-current]'))).toBe(highlight);
  await page.getByRole('main').locator('tbody .cl-open').first().click();
  const tabs = page.getByRole('main').locator('.cl-tabs > a');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  expect(await fillOf(tabs.first(), '::after')).toBe(highlight);
});

test('forced colours show the selected row and the menu item with the keyboard focus', async ({ lent }) => {
  const page = await lent('super_admin', forced);
  await page.goto('/admin/jobs');
  const row = page.getByRole('main').locator('tbody tr').first();
  const box = row.getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const highlight = await highlightOf(page);
  expect(await fillOf(box)).toBe(highlight);
  expect(await row.evaluate((element) => getComputedStyle(element).outlineColor)).toBe(highlight);
  await row.getByRole('button', { name: /^Actions/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=menuitem][data-highlighted]')).toHaveCount(1);
  await expect.poll(() => fillOf(page.locator('[role=menuitem][data-highlighted]'))).toBe(highlight);
});

test('forced colours show the chosen radio and the switch that is on', async ({ lent }) => {
  const page = await lent('super_admin', forced);
  await openPostAJob(page);
  const form = page.getByRole('dialog');
  const [chosen, other] = [form.getByRole('radio', { name: 'Public' }), form.getByRole('radio', { name: 'Private' })];
  await expect(chosen).toBeChecked();
  const highlight = await highlightOf(page);
  expect(await fillOf(chosen)).toBe(highlight);
  expect(await fillOf(other)).not.toBe(highlight);
  const overnight = form.getByRole('switch');
  const track = overnight.locator('xpath=following-sibling::span[1]');
  expect(await fillOf(track)).not.toBe(highlight);
  await overnight.focus();
  await page.keyboard.press('Space');
  await expect(overnight).toBeChecked();
  await expect.poll(() => fillOf(track)).toBe(highlight);
});
