import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { confirmDialog } from '../pages/confirm-dialog';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';
import { csvOf, freeRows, SHEET_HEAD, type SheetCells } from '../support/sheet-rows';

const main = (page: Page) => page.getByRole('main');
const cell = (page: Page, row: number, column: keyof SheetCells) =>
  main(page).locator(`[data-at="${row - 2}"][data-column="${SHEET_COLUMNS.indexOf(column)}"]`);
const name = specified('form.upload_timesheet_csv');

test('R2-220 R8-060: a sheet is uploaded, corrected by keys, added as a whole, and reversed', async ({ visit, as }) => {
  const admin = await as('super_admin');
  const [first, second, third, fourth] = (await freeRows(admin, admin, 4)) as [SheetCells, SheetCells, SheetCells, SheetCells];
  const [year, month, day] = second.date.split('-');
  const page = await visit('super_admin', '/admin/timesheet/log');
  await main(page).getByRole('link', { name }).first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAccessible(page);

  const content = csvOf([
    { ...first, name: '=1+1' },
    { ...second, date: `${day}/${month}/${year}` },
    { ...third, start_time: '' },
    { ...fourth, job_id: '' },
  ]);
  await main(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(main(page).getByRole('button', { name: 'Errors 3' })).toBeVisible();
  await expect(cell(page, 2, 'name')).toHaveText('=1+1');
  await expectAccessible(page);

  await cell(page, 2, 'name').click();
  await page.keyboard.press('F8');
  await expect(cell(page, 3, 'date')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cell(page, 3, 'date')).toHaveText(second.date);
  await page.keyboard.press('F8');
  await expect(cell(page, 4, 'start_time')).toBeFocused();
  await page.keyboard.type('09:00');
  await page.keyboard.press('Tab');
  await expect(cell(page, 4, 'end_time')).toBeFocused();
  await expect(cell(page, 4, 'start_time')).toHaveText('09:00');
  await page.keyboard.press('F8');
  await expect(cell(page, 5, 'job_id')).toBeFocused();
  await page.keyboard.press('Shift+Delete');
  await expect(main(page).getByRole('button', { name: 'Download the row' })).toBeVisible();
  const add = main(page).getByRole('button', { name: 'Add 3 shifts' });
  await expect(add).toBeVisible();
  await press(page, add);
  await expect(page.getByText(specified('success.timesheet_uploaded'))).toBeVisible();
  await expect(main(page).getByText('3 shifts were added.')).toBeVisible();

  await main(page).getByRole('button', { name: 'Reverse week.csv' }).first().click();
  await press(page, confirmDialog(page, 'Reverse').confirm);
  await expect(page.getByText(specified('success.timesheet_reversed'))).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'week.csv' }).first()).toContainText('Reversed');
});

test('a sheet of 20,001 rows and one of 5,000,001 bytes are refused with a message; a formula stays text', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/timesheet/log/upload');
  const choose = (content: string) =>
    main(page)
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  const row = '1,worker@careloom.test,2026-02-05,Visit,09:00,12:00,no,no,no,';
  await choose([SHEET_HEAD, ...Array.from({ length: 20_001 }, () => row)].join('\n'));
  await expect(main(page).getByText('A file may have 20,000 rows at most.')).toBeVisible();
  await choose(`${SHEET_HEAD}\n${row}`.padEnd(5_000_001, '\n'));
  await expect(main(page).getByText('File may not be greater than 5 MB.')).toBeVisible();
  await choose([SHEET_HEAD, row.replace('Visit', '@SUM(1)')].join('\n'));
  await expect(cell(page, 2, 'name')).toHaveText('@SUM(1)');
});

test('R2-220 R8-060: a team leader pastes rows on a phone, and corrects them card by card', async ({ lent, as }) => {
  const leader = await as('team_leader');
  const [first, second] = (await freeRows(leader, await as('super_admin'), 2)) as [SheetCells, SheetCells];
  const page = await lent('team_leader', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/team_leader/timesheet/log/upload');
  const rows = [first, { ...second, end_time: '' }].map((row) => SHEET_COLUMNS.map((column) => row[column]).join('\t')).join('\n');
  await main(page)
    .getByRole('textbox', { name: 'Or paste rows from a spreadsheet' })
    .evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, rows);
  await expect(main(page).getByText('End time is required')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page).getByLabel('Row 3, End Time, New value').tap();
  await page.keyboard.type('12:00');
  await main(page).getByRole('button', { name: 'Fix' }).tap();
  await main(page).getByRole('button', { name: 'Add 2 shifts' }).tap();
  await expect(page.getByText(specified('success.timesheet_uploaded'))).toBeVisible();
  await expect(main(page).getByText('2 shifts were added.')).toBeVisible();
});

test('R2-220 R8-060: a senior manager uploads a sheet; an unquoted comma is corrected without loss', async ({ visit, as }) => {
  const [row] = (await freeRows(await as('super_admin'), await as('super_admin'), 1)) as [SheetCells];
  const page = await visit('senior_manager', '/admin/timesheet/log/upload');
  const content = `${csvOf([{ ...row, description: 'Went to the market' }]).trimEnd()}, and home by tram`;
  await main(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await press(page, main(page).getByRole('button', { name: 'Row 2, Description' }));
  await expect(main(page).getByText('The row has more cells than the header.').first()).toBeVisible();
  await press(page, main(page).getByRole('button', { name: 'Add “and home by tram” to the description' }));
  await expect(cell(page, 2, 'description')).toHaveText('Went to the market, and home by tram');
  await press(page, main(page).getByRole('button', { name: 'Add 1 shift' }));
  await expect(page.getByText(specified('success.timesheet_uploaded'))).toBeVisible();
});
