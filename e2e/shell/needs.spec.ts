import { expenses, type Expense } from '@careloom/contract/resources/expenses';
import { shifts, type Shift } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { dayAndMonth } from '../support/day-words';
import { containing } from '../support/patterns';

interface List<Row> {
  items: Row[];
  total: number;
}

test('an item in "Needs you" is approved in place by keys, after the confirmation, and the rest is a link with its count', async ({
  visit,
  as,
}) => {
  const manager = await as('senior_manager');
  const pending = await manager.get<List<Expense>>(expenses.list.path, { status: 'pending' });
  const known = pending.items.find(({ worker }) => worker !== null);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format();
  const body = { date, title: 'Tram to the dentist', amount: '6.40', job_id: known?.job.id, worker_id: known?.worker?.id };
  const { id } = await manager.post<Expense>(expenses.create.path, body);
  const page = await visit('super_admin', '/admin');
  const main = page.getByRole('main');
  const all = main.getByRole('link', { name: /^See all \d+ pending expenses$/ });
  await expect(all).toHaveAttribute('href', '/admin/expenses?status=pending');
  const name = 'Tram to the dentist, $6.40';
  const row = main.locator('[data-need]').filter({ hasText: name });
  await row.getByRole('button', { name: specified('button.approve') }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(specified('confirm.approve_expense'));
  await expect(question).toContainText(name);
  await expectAccessible(page);
  await question.getByRole('button', { name: specified('button.approve') }).press('Enter');
  await expect(page.getByText(specified('success.expense_approved'))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator(':focus')).not.toHaveCount(0);
  expect((await manager.get<Expense>(`/expense/${id}`)).status).toBe('approved');
});

test('a chart has a scale, the same for invoices and expenses, and the current month shows its end date', async ({ visit }) => {
  const page = await visit('super_admin', '/admin');
  const main = page.getByRole('main');
  const invoices = main.getByRole('region', { name: specified('dashboard.chart.invoices') });
  await expect(invoices).toContainText(specified('dashboard.to_day', { day: dayAndMonth(new Date()) }));
  const scale = async (name: string) =>
    main
      .getByRole('region', { name: specified(name) })
      .locator('svg text')
      .filter({ hasText: /^(0|\$[\d.]+[km]?)$/ })
      .allTextContents();
  await expect.poll(() => scale('dashboard.chart.invoices')).not.toEqual([]);
  const shown = await scale('dashboard.chart.invoices');
  expect(shown[0]).toBe('0');
  expect(await scale('dashboard.chart.expenses')).toEqual(shown);
  await page.goto('/admin?month=2026-01');
  await expect(invoices).toBeVisible();
  await expect(invoices).not.toContainText(containing(specified('dashboard.to_day', { day: '' }).trim() + ' '));
});

test('the log of shifts opens with worked shifts; cancelled future shifts are found by the filter', async ({ lent, as }) => {
  const admin = await as('super_admin');
  const logged = await admin.get<List<Shift>>(shifts.list.path, { shift_type: 'log', per_page: 100 });
  const cancelled = await admin.get<List<Shift>>(shifts.list.path, { shift_type: 'log', status: 'cancelled', per_page: 100 });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  expect(logged.items.filter(({ status, date }) => status === 'cancelled' && date > today)).toEqual([]);
  expect(cancelled.items.filter(({ date }) => date > today).length).toBeGreaterThan(0);
  const page = await lent('super_admin');
  await page.goto('/admin/timesheet/log');
  const first = page.getByRole('main').getByRole('row').nth(1);
  await expect(first).toContainText(logged.items[0]?.worker?.last_name ?? '');
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const head of ['field.shift.worker', 'field.shift.house', 'field.shift.date', 'field.shift.total_cost', 'field.expense.status']) {
    await expect(page.getByRole('main').getByRole('columnheader', { name: containing(specified(head)) })).toBeVisible();
  }
  // Times and hours have no separate column here and are below the date.
  await expect(first.getByText(/^\d\d:\d\d–\d\d:\d\d · [\d.]+ h$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const box = page.getByRole('main').getByRole('table');
  expect(await box.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0) + 1)).toBe(true);
});

test('notifications are under headings of their days, in the bell and on their page', async ({ visit }) => {
  const page = await visit('super_admin', '/admin/notification');
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heads.first()).toBeVisible();
  const words = await heads.allTextContents();
  expect(new Set(words).size).toBe(words.length);
  await expectAccessible(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
});
