import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

const rows = (page: Page) => page.locator('.cl-tbl tbody tr:has([data-open])');
/** A cell without a control: the cell after the name. */
const cell = (page: Page, row: number) => rows(page).nth(row).locator('td.cl-c-line, td.cl-c-meta').first();
const link = (page: Page, row: number) => rows(page).nth(row).locator('a[data-open]');
const scroller = (page: Page) => page.locator('.cl-scroll');

async function open(page: Page) {
  await page.goto('/admin/jobs');
  await expect(rows(page)).toHaveCount(10);
}

const addressOf = async (page: Page, row: number) => (await link(page, row).getAttribute('href')) ?? '';

test('a click on any cell of a row opens its record, and Back returns to that row at the same scroll position', async ({ pages }) => {
  const page = await pages('super_admin');
  await page.setViewportSize({ width: 1440, height: 560 });
  await open(page);
  const ninth = await addressOf(page, 8);
  await page.getByRole('button', { name: specified('list.page', { page: 2 }), exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(link(page, 8)).not.toHaveAttribute('href', ninth);
  await expect(page.locator('.cl-tbl[data-turning]')).toHaveCount(0);
  const href = await addressOf(page, 8);
  await cell(page, 8).scrollIntoViewIfNeeded();
  const down = await scroller(page).evaluate((element) => element.scrollTop);
  expect(down).toBeGreaterThan(100);
  await cell(page, 8).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(chrome(page).heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(`a[data-open][href="${href}"]`)).toBeFocused();
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(down);
});

test('the middle button and Ctrl open a row in a new tab, on its name and in other cells', async ({ pages }) => {
  const page = await pages('super_admin');
  await open(page);
  const href = await addressOf(page, 1);
  const ways = [
    () => cell(page, 1).click({ button: 'middle' }),
    () => cell(page, 1).click({ modifiers: ['ControlOrMeta'] }),
    () => link(page, 1).click({ button: 'middle' }),
    () => link(page, 1).click({ modifiers: ['ControlOrMeta'] }),
  ];
  for (const click of ways) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
    await expect(tab).toHaveURL(new RegExp(`${href}$`));
    await tab.close();
  }
  await expect(page).toHaveURL(/\/admin\/jobs$/);
});

test('text of a row can be selected, and its controls do not open the record', async ({ pages }) => {
  const page = await pages('super_admin');
  await open(page);
  const box = await cell(page, 0).locator('*').last().boundingBox();
  if (!box) throw new Error('The cell has no text.');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).not.toBe('');
  await rows(page).first().getByRole('checkbox').check();
  await rows(page).first().locator('[data-menu]').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).first().locator('[data-menu]')).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
});

test('R7-005 R8-039: page and search are parameters of the call, and a search without matches shows No Records Found', async ({ lent }) => {
  const page = await lent('super_admin');
  await open(page);
  const second = page.waitForRequest((request) => new URL(request.url()).searchParams.get('page') === '2');
  await page.getByRole('button', { name: specified('list.page', { page: 2 }), exact: true }).click();
  expect(new URL((await second).url()).pathname).toBe('/api/v1/jobs');
  const searched = page.waitForRequest((request) => new URL(request.url()).searchParams.get('search') === 'zzqx');
  await page.keyboard.press('/');
  await page.keyboard.type('zzqx', { delay: 60 });
  expect(new URL((await searched).url()).pathname).toBe('/api/v1/jobs');
  await expect(page.getByRole('heading', { name: specified('common.no_records') })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused();
});
