import type { ExpenseGroups, InvoiceGroups } from '@careloom/contract/resources/report-groups';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';
import { ROLES } from '../support/roles';

/** Reports show and export what the API returns for the chosen days. */

const main = (page: Page) => page.getByRole('main');
const cents = (amount: string) => Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
const SYDNEY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
/** The month before this one, `yyyy-MM`. */
const monthBefore = () => {
  const [year = 0, month = 0] = SYDNEY.format().split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
};

for (const role of ['super_admin', 'senior_manager'] as const) {
  test(`R1-029: ${role} opens reports by the menu, reads their totals, filters them by a house and exports them`, async ({ visit, as }) => {
    const api = await as(role);
    const page = await visit(role, `/${ROLES[role].area}/account-settings`);
    await press(page, chrome(page).group(specified('menu.group.reports')));
    await press(page, chrome(page).item(specified('menu.reports.expenses_report')));
    await expect(chrome(page).heading).toHaveText(/^Expenses Report/);
    const all = await api.get<ExpenseGroups>('/report/expense-report/sums');
    const totals = main(page).getByLabel('How the totals are made');
    await expect(totals).toContainText(cents(all.totals.amount));
    const house = all.items.find(({ id }) => id > 0);
    await press(
      page,
      main(page)
        .getByRole('table')
        .getByRole('link', { name: house?.name ?? '' }),
    );
    await expect(page).toHaveURL(new RegExp(`house_id=${house?.id}`));
    await expect(totals).toContainText(cents(house?.amount ?? ''));
    await press(page, page.getByRole('button', { name: 'Export', exact: true }));
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const stream = await (await downloading).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const records = Buffer.concat(parts)
      .toString('utf8')
      .split('\n')
      .filter((line) => line.includes(house?.name ?? '?'));
    expect(records).toHaveLength(house?.expenses ?? -1);
  });
}

for (const role of ['super_admin', 'senior_manager', 'team_leader'] as const) {
  test(`R2-276: the date picker of the invoice report shows ${role} the invoices from one day to another`, async ({ visit, as }) => {
    const api = await as(role);
    const month = monthBefore();
    const [from, to] = [`${month}-08`, `${month}-21`];
    const some = await api.get<InvoiceGroups>('/report/invoice-report/sums', { from, to });
    const all = await api.get<InvoiceGroups>('/report/invoice-report/sums');
    expect(some.totals.invoices).toBeGreaterThan(0);
    expect(some.totals.invoices).toBeLessThan(all.totals.invoices);
    const page = await visit(role, `/${ROLES[role].area}/invoice-report`);
    const totals = main(page).getByLabel('How the totals are made');
    await expect(totals).toContainText(cents(all.totals.amount_due));
    await press(page, main(page).getByRole('button', { name: 'Date', exact: true }));
    const picker = page.getByRole('dialog');
    const title = new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const shows = picker.getByRole('button', { name: new RegExp(`^${title}`) });
    await picker.getByRole('button', { name: 'Previous month' }).click();
    await expect(shows).toBeVisible();
    for (const day of ['8', '21']) await picker.getByRole('button', { name: new RegExp(`\\b${day} ${title.split(' ')[0]}`) }).click();
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
    await expect(totals).toContainText(cents(some.totals.amount_due));
    await expect(totals).toContainText(cents(some.totals.cost_of_service));
    const rows = main(page).getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(some.items.length);
    for (const [at, { payable_amount }] of some.items.entries()) await expect(rows.nth(at)).toContainText(cents(payable_amount));
  });
}
