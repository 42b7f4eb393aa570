import { expect, test } from '../fixtures/test';
import { press } from '../support/keyboard';

test('R2-031 R7-080: the invoice report is made as invoice_report.pdf by keys, downloaded, and still there after a reload', async ({
  signedIn,
}) => {
  const page = await signedIn('senior_manager');
  await page.goto('/admin/invoice-report');
  await expect(page.getByRole('heading', { level: 1, name: /^Invoices Report/ })).toBeVisible();
  await expect(page.getByLabel('How the totals are made')).toContainText('Less Amount Paid');
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

test('R2-030: the expense report shows what expenses come to, and a month leads to its expenses', async ({ signedIn }) => {
  const page = await signedIn('senior_manager');
  await page.goto('/admin/expense-report?by=month');
  await expect(page.getByRole('heading', { level: 1, name: /^Expenses Report/ })).toBeVisible();
  const month = page.getByRole('table').getByRole('link').first();
  await press(page, month);
  await expect(page).toHaveURL(/\/admin\/expense-report\?from=(20\d\d-\d\d)-01&to=\1-\d\d&by=record$/);
  await expect(page.getByRole('columnheader', { name: 'Expense', exact: true })).toBeVisible();
});
