import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { pdfPages } from '../support/pdf-pages';
import type { Role } from '../support/roles';

/** A list, a record, a dashboard, a form and the shell's own pages. */
const SCREENS: readonly (readonly [role: Role, pathname: string])[] = [
  ['super_admin', '/admin'],
  ['super_admin', '/admin/jobs'],
  ['super_admin', '/admin/account-settings'],
  ['super_admin', '/admin/notification'],
  ['super_admin', '/admin/inbox'],
  ['worker', '/worker/dashboard'],
];

/** The lightness of a computed colour: 0 is black, 1 is white; null if it is transparent. */
const lightness = (colour: string): number | null => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

const coloursOf = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', '.cl-app', '.cl-sheet', 'main', 'main .cl-card', 'main h1'].flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element) return [];
      const { color, backgroundColor } = getComputedStyle(element);
      return [{ selector, color, backgroundColor }];
    }),
  );

for (const [role, pathname] of SCREENS) {
  test(`${pathname} is printed without the chrome, dark on light, though the screen is dark`, async ({ lent }) => {
    const page = await lent(role, { colorScheme: 'dark' });
    await page.goto(pathname);
    await expect(chrome(page).heading).toBeVisible();
    await expect(chrome(page).loader).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { header, sidebar, breadcrumb, footer, heading } = chrome(page);
    for (const part of [header, sidebar, breadcrumb, footer]) await expect(part).toBeHidden();
    await expect(heading).toBeVisible();
    for (const { selector, color, backgroundColor } of await coloursOf(page)) {
      expect(lightness(backgroundColor) ?? 1, `paper under ${selector}`).toBeGreaterThan(0.95);
      expect(lightness(color), `ink of ${selector}`).toBeLessThan(0.3);
    }
  });
}

test('a list on several pages has its header on each page, and all of its rows', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  const names = page.getByRole('main').locator('tbody .cl-open');
  await expect(names.nth(9)).toBeVisible();
  const last = (await names.last().innerText()).replaceAll(' ', '');
  const pages = pdfPages(await page.pdf({ width: '210mm', height: '100mm' })).map((text) => text.replaceAll(' ', ''));
  expect(pages.length).toBeGreaterThan(2);
  const head = specified('field.job.name_title').replaceAll(' ', '');
  for (const text of pages) expect(text).toContain(head);
  expect(pages.at(-1)).toContain(last);
});
