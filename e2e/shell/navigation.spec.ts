import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { openFromMenu } from '../pages/menu';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { holdFiles } from '../support/faults';
import { countNavigations } from '../support/navigations';
import { remoteFolder } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';

/** The 150 ms start at the end of the work, a frame or two before its heading is rendered. */
const LOADER_STAYS = 100;

/** How long the loader stays after the heading of the view is rendered, in milliseconds. */
const stayOfLoader = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let drawn: number | undefined;
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')) drawn ??= performance.now();
          if (drawn === undefined || document.querySelector('.cl-veil')) return;
          observer.disconnect();
          resolve(performance.now() - drawn);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

test('R1-010: one click adds one history entry and one new page, and loads no new document', async ({ visit }) => {
  const page = await visit('super_admin', '/admin');
  await expect(chrome(page).heading).toBeVisible();
  const counted = await countNavigations(page);
  for (const [index, { menu, pathname }] of REMOTE_SCREENS.entries()) {
    await openFromMenu(page, menu);
    await expect(page).toHaveURL(pathname);
    await expect(chrome(page).heading).toBeFocused();
    expect(await counted()).toEqual({ pushes: index + 1, headings: index + 1 });
  }
});

test('back and forward take the same path without a new document', async ({ visit }) => {
  const page = await visit('super_admin', '/admin');
  await expect(chrome(page).heading).toBeVisible();
  const counted = await countNavigations(page);
  for (const { menu, pathname } of REMOTE_SCREENS) {
    await openFromMenu(page, menu);
    await expect(page).toHaveURL(pathname);
    await expect(chrome(page).heading).toBeFocused();
  }
  for (const { pathname } of [...REMOTE_SCREENS].reverse().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(pathname);
    await expect(chrome(page).heading).toBeFocused();
  }
  expect((await counted())?.pushes).toBe(REMOTE_SCREENS.length);
});

test('R2-277 R2-278 R2-279: while a screen loads the loader shows, the view is hidden and the progress bar runs', async ({
  lent,
  product,
}) => {
  const page = await lent('super_admin');
  const letGo = await holdFiles(page, await remoteFolder(product.address, 'settings'));
  await page.goto('/admin/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.providers' });
  await expect(chrome(page).loader).toBeVisible();
  await expect(chrome(page).progress).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(0);
  letGo();
  await expect(chrome(page).heading).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await expect(chrome(page).progress).toBeHidden();
});

test('R1-056 R2-280 R2-281: the loader covers the whole screen; afterwards it hides, and the view shows', async ({ lent, product }) => {
  const page = await lent('super_admin');
  const letGo = await holdFiles(page, await remoteFolder(product.address, 'settings'));
  await page.goto('/admin/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.providers' });
  await expect(chrome(page).loader).toBeVisible();
  expect(await chrome(page).loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  letGo();
  await expect(page).toHaveURL('/admin/providers');
  await expect(chrome(page).heading).toHaveText(specified('menu.masters.providers'));
  await expect(chrome(page).loader).toBeHidden();
});

test('R4-076 R9-032: Escape does not hide the loader of a navigation; when the view is rendered, it stays for 150 ms', async ({
  lent,
  product,
}) => {
  const page = await lent('super_admin');
  const letGo = await holdFiles(page, await remoteFolder(product.address, 'settings'));
  await page.goto('/admin/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.providers' });
  await expect(chrome(page).loader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chrome(page).loader).toBeVisible();
  const stayed = stayOfLoader(page);
  letGo();
  await expect(chrome(page).loader).toBeHidden();
  expect(await stayed).toBeGreaterThan(LOADER_STAYS);
});

test('only a new pathname shows the loader and moves the focus: a filter in the address does neither', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  await expect(chrome(page).heading).toBeVisible();
  await expect(page.locator('.cl-veil')).toHaveCount(0); // the loader of the first page
  await page.evaluate(() => {
    window.sawLoader = false;
    new MutationObserver(() => (window.sawLoader ||= document.querySelector('.cl-veil') !== null)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await page
    .getByRole('button', { name: specified('list.page_next') })
    .or(page.getByRole('link', { name: specified('list.page_next') }))
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => window.sawLoader)).toBe(false);
});

declare global {
  interface Window {
    sawLoader?: boolean;
  }
}

test('the first Tab focuses a link that skips to the content', async ({ lent }) => {
  const page = await lent('super_admin');
  await page.goto('/admin/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: specified('chrome.skip') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const { width, closes } of [
  { width: 993, closes: false },
  { width: 992, closes: true },
  { width: 800, closes: true },
]) {
  test(`R2-282 R9-033: at ${width} px an opened menu ${closes ? 'closes' : 'stays'} on a navigation`, async ({ lent }) => {
    const page = await lent('super_admin', { viewport: { width, height: 900 } });
    await page.goto('/admin');
    await expect(chrome(page).heading).toBeVisible();
    const toggle = chrome(page).menuButton;
    if (closes) {
      await expect(chrome(page).sidebar).toBeHidden();
      await toggle.click();
      await expect(chrome(page).sidebar).toBeVisible();
    } else await expect(toggle).toBeHidden();
    await openFromMenu(page, { item: 'menu.houses' });
    await expect(page).toHaveURL('/admin/houses');
    await expect(chrome(page).sidebar).toBeVisible({ visible: !closes });
  });
}
