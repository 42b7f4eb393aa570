import type { ExpenseGroups, InvoiceGroups } from '@careloom/contract/resources/report-groups';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { press } from '../support/keyboard';

const dollars = (amount: string) => `$${Number(amount).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
const terms = (page: Page) => page.getByLabel('How the totals are made').locator('dd');

test('R2-031 R7-080: the invoice report is created as invoice_report.pdf by keys, downloaded, and still listed after a reload', async ({
  lent,
  as,
}) => {
  const page = await lent('senior_manager');
  const { totals } = await (await as('senior_manager')).get<InvoiceGroups>('/report/invoice-report/sums');
  await page.goto('/admin/invoice-report');
  await expect(page.getByRole('heading', { level: 1, name: /^Invoices Report/ })).toBeVisible();
  await expect(page.getByLabel('How the totals are made')).toContainText('Less Amount Paid');
  await expect(terms(page).last()).toHaveText(`= ${dollars(totals.amount_due)}`);
  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await expect(exporting).toBeEnabled();
  await press(page, exporting);
  await expect(page.getByRole('menuitem', { name: 'PDF, to print or send' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('invoice_report.pdf');
  await page.reload();
  const file = page.getByRole('region', { name: 'invoice_report.pdf' });
  await expect(file).toContainText(/^invoice_report\.pdf\d+ records?, kept for a day/);
  const again = page.waitForEvent('download');
  await press(page, file.getByRole('button', { name: 'Download' }));
  expect((await again).suggestedFilename()).toBe('invoice_report.pdf');
  await press(page, file.getByRole('button', { name: 'Remove' }));
  await expect(file).toHaveCount(0);
});

test('R2-030: the expense report shows the totals of expenses, and a month links to its expenses', async ({ lent, as }) => {
  const page = await lent('senior_manager');
  const { totals } = await (await as('senior_manager')).get<ExpenseGroups>('/report/expense-report/sums');
  await page.goto('/admin/expense-report?by=month');
  await expect(page.getByRole('heading', { level: 1, name: /^Expenses Report/ })).toBeVisible();
  await expect(terms(page).last()).toHaveText(`= ${dollars(totals.amount)}`);
  const month = page.getByRole('table').getByRole('link').first();
  await press(page, month);
  await expect(page).toHaveURL(/\/admin\/expense-report\?from=(20\d\d-\d\d)-01&to=\1-\d\d&by=record$/);
  await expect(page.getByRole('columnheader', { name: 'Expense', exact: true })).toBeVisible();
});

test('a report is saved under a name by keys, opened again by it, mailed on request, and deleted', async ({ visit }) => {
  const page = await visit('senior_manager', '/admin/expense-report?by=month&status=approved');
  await expect(page.getByRole('heading', { level: 1, name: /^Expenses Report/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Saved views' }));
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await press(page, dialog.getByRole('button', { name: 'Save this view' }));
  const name = page.getByRole('textbox', { name: 'View name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Approved by month');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /Mail on the first of each month/ })).toBeFocused();
  await page.keyboard.type('CSV');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  const link = dialog.getByRole('link', { name: 'Approved by month' });
  await expect(link).toBeVisible();
  await expect(dialog).toContainText('Mailed on the first of each month as CSV');
  await page.goto('/admin/expense-report');
  await press(page, page.getByRole('button', { name: 'Saved views' }));
  await press(page, link);
  await expect(page).toHaveURL(/\/admin\/expense-report\?by=month&status=approved$/);
  await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Saved views' }));
  await press(page, dialog.getByRole('button', { name: 'Delete Approved by month' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(link).toHaveCount(0);
});
