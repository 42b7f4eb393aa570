import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';

const invoiceAddress = async (api: Api) => {
  const { items } = await api.get<ListPage<Invoice>>('/invoice', { per_page: 1 });
  return `/admin/invoices/details/${items[0]?.id ?? 0}/overview`;
};

/** The pages of finance that are printed, and what is on the paper. */
const PAPERS: readonly (readonly [
  name: string,
  address: (api: Api) => string | Promise<string>,
  shown: (page: Page) => ReturnType<Page['getByRole']>,
])[] = [
  ['an invoice', invoiceAddress, (page) => page.getByRole('article')],
  ['the invoice report', () => '/admin/invoice-report', (page) => page.getByRole('table').first()],
  ['the expense report', () => '/admin/expense-report', (page) => page.getByRole('table').first()],
];

for (const [name, address, shown] of PAPERS) {
  test(`${name}: axe finds nothing on a desktop, on a phone and on paper, and the chrome is not printed`, async ({ lent, as }) => {
    test.setTimeout(60_000);
    const page = await lent('super_admin', { reducedMotion: 'reduce' });
    await page.goto(await address(await as('super_admin')));
    await expect(shown(page)).toBeVisible();
    await expect(chrome(page).loader).toBeHidden();
    await expectAccessible(page);

    await page.emulateMedia({ media: 'print' });
    const { header, sidebar, breadcrumb, footer } = chrome(page);
    for (const part of [header, sidebar, breadcrumb, footer]) await expect(part).toBeHidden();
    const controls = page.getByRole('main').locator('button:visible:not(th button), input:visible, select:visible');
    await expect(controls, 'what can only be pressed').toHaveCount(0);
    await expect(shown(page)).toBeVisible();
    await expectAccessible(page);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
