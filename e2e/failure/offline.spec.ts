import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openFromMenu } from '../pages/menu';
import { remoteCard } from '../pages/remote-card';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { markerSurvives, plantMarker } from '../support/marker';
import { startingWith } from '../support/patterns';
import { watchRequests } from '../support/quiet';

/** Nothing is prefetched, as with data saving: code that is opened later is not in the browser yet. */
const saveData = (page: Page) =>
  page.addInitScript(() => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

const bar = (page: Page) => page.getByRole('status').filter({ hasText: specified('chrome.offline_nothing') });

test('without a connection a thin bar at the bottom shows that and the time of the data, and disappears when it is back', async ({
  lent,
}) => {
  const page = await lent('super_admin');
  await page.goto('/admin/houses');
  const row = page.getByRole('main').locator('tbody .cl-open').first();
  await expect(row).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await expect(bar(page)).toHaveCount(0);
  const before = await row.boundingBox();
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveText(new RegExp(`^${specified('chrome.offline', { time: '\\d\\d:\\d\\d' })}$`));
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(36);
  expect(await row.boundingBox()).toEqual(before);
  await page.context().setOffline(false);
  await expect(bar(page)).toHaveCount(0);
});

for (const { what, from, open, path } of [
  {
    what: "a remote's first page",
    from: '/admin/houses',
    open: (page: Page) => openFromMenu(page, { group: 'menu.group.masters', item: 'menu.masters.providers' }),
    path: '/admin/providers',
  },
  {
    what: 'another page of a remote that runs',
    from: '/admin/jobs',
    open: (page: Page) => page.getByRole('main').locator('tbody .cl-open').first().click(),
    path: /\/admin\/jobs\/detail\/\d+/,
  },
  {
    what: "a page of the shell's own",
    from: '/admin/houses',
    open: (page: Page) => openFromMenu(page, { item: 'menu.notifications' }),
    path: '/admin/notification',
  },
]) {
  test(`without a connection ${what} shows that it could not be loaded, not that it stopped working, and opens by itself`, async ({
    signedIn,
  }) => {
    const page = await signedIn('super_admin');
    await saveData(page);
    await page.goto(from);
    await expect(page.getByRole('main').locator('tbody .cl-open').first()).toBeVisible();
    await expect(chrome(page).loader).toBeHidden();
    await plantMarker(page);
    await page.context().setOffline(true);
    await open(page);
    await expect(page).toHaveURL(path);
    const { card } = remoteCard(page);
    await expect(card.getByRole('heading', { name: specified('remote.offline') })).toBeVisible({ timeout: 15_000 });
    await expect(card).not.toContainText('stopped working');
    await expect(chrome(page).sidebar).toBeVisible();
    await page.context().setOffline(false);
    await expect(card).toHaveCount(0, { timeout: 15_000 });
    await expect(chrome(page).heading).toBeVisible();
    expect(await markerSurvives(page)).toBe(true);
  });
}

test('without a connection a filter that was never opened shows a toast, the list stays, and the filter opens by itself', async ({
  signedIn,
}) => {
  const page = await signedIn('super_admin');
  await saveData(page);
  await page.goto('/admin/jobs');
  const row = page.getByRole('main').locator('tbody .cl-open').first();
  await expect(row).toBeVisible();
  await expect(chrome(page).loader).toBeHidden();
  await page.context().setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: startingWith('Status') })
    .first()
    .click();
  await expect(chrome(page).toast(specified('offline.part'))).toBeVisible();
  await expect(row).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('checkbox', { name: specified('option.job_status.open') })).toBeVisible();
});

test('a page of a list that was requested without a connection loads when it is back, and no error is shown meanwhile', async ({
  lent,
}) => {
  const page = await lent('super_admin');
  await page.goto('/admin/jobs');
  const rows = page.getByRole('main').locator('tbody .cl-open');
  await expect(rows.first()).toBeVisible();
  const first = await rows.first().innerText();
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('list.page_next') })
    .click();
  await expect(page.getByRole('main').locator('[data-turning]')).toBeVisible();
  await expect(rows.first()).toHaveText(first);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('main').locator('[data-turning]')).toHaveCount(0);
  await expect(rows.first()).not.toHaveText(first);
});

test('without a connection a worker is asked before a shift is declined, also for the first time', async ({ signedIn }) => {
  test.setTimeout(60_000);
  const page = await signedIn('worker', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const quiet = watchRequests(page);
  await page.goto('/worker/timesheet/schedule?status=published');
  const menu = page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .filter({ visible: true })
    .first();
  await expect(menu).toBeVisible();
  await quiet();
  await page.context().setOffline(true);
  await expect(bar(page)).toBeVisible();
  await menu.tap();
  await page.getByRole('menuitem', { name: 'Decline' }).tap();
  const question = confirmDialog(page, 'Decline');
  await expect(question.dialog).toContainText('Are you sure you want to decline this shift?');
  await question.cancel.tap();
  await expect(menu).toBeFocused();
  await page.context().setOffline(false);
});
