import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { ROUTE_ROWS } from '../support/routes';
import { expectSecondEngineFindsNothing } from '../support/second-engine';

/** Pages of remotes that are opened without a session: from a sent link, or by another service. */
const PAGES = [
  ['R2-015', 'export-expense', 'export.bad_link'],
  ['R2-016', 'export-invoice', 'export.bad_link'],
  ['R2-017', 'xero.webhook', 'xero.webhook_page'],
  ['', 'whos-coming-link', 'board.link_over'],
] as const;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('every public page of a remote is checked', () => {
  const ofRemotes = ROUTE_ROWS.filter(({ area, owner }) => area === 'public' && owner !== 'shell');
  expect(ofRemotes.map(({ name }) => name).sort()).toEqual(PAGES.map(([, name]) => name).sort());
});

for (const [requirement, name, text] of PAGES) {
  test(`${requirement && `${requirement}: `}${name} opens signed out: its address stays, and its page is in the public frame`, async ({
    page,
  }) => {
    const { path = '', title = '' } = ROUTE_ROWS.find((row) => row.name === name) ?? {};
    const address = `${path}?user=1&expires=1&signature=none`;
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(main(page).getByText(specified(text))).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title + specified('title.suffix'));
    await expectAccessible(page);
    await expectSecondEngineFindsNothing(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the link of an export downloads the file for anybody who has it, signed out', async ({ page, as }) => {
  const { url } = await (await as('super_admin')).get<{ url: string }>('/report/export-link', { kind: 'expense', format: 'csv' });
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await expect(main(page).getByText(specified('export.ready'))).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: specified('button.download') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(await (await download).failure()).toBeNull();
});
