import type { DataOf } from '@careloom/contract/call';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { reports } from '@careloom/contract/resources/reports';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { markerSurvives, plantMarker } from '../support/marker';

const CENTS = 1999;
const TITLE = 'Bus to the pool';

/** Expenses that wait for a decision, as the server sums them. */
async function waiting(api: Api): Promise<{ count: number; cents: number }> {
  const answer = await api.get<DataOf<typeof reports.expenses>>('/report/expense-report', { status: 'pending', per_page: 1 });
  return { count: answer.total, cents: Math.round(Number(answer.totals.amount) * 100) };
}

/** The header of the list shows how many wait and their sum. */
async function expectHead(page: Page, { count, cents }: { count: number; cents: number }) {
  const sum = `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('main').getByText(/Pending · \$/)).toHaveText(`${count} Pending · ${sum}`);
}

test('the number of waiting expenses and their sum follow changes by others, without a reload', async ({ lent, as }) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const worker = await as('worker');
  const page = await lent('super_admin');
  await page.goto('/admin/expenses');
  const before = await waiting(api);
  await expectHead(page, before);
  await plantMarker(page);

  const [known] = (await worker.get<ListPage<Expense>>('/expense', { per_page: 1 })).items;
  if (!known) throw new Error('The worker has no expense.');
  await worker.post('/expense', { date: known.date, title: TITLE, amount: '19.99', job_id: known.job.id });
  await expectHead(page, { count: before.count + 1, cents: before.cents + CENTS });

  const other = await lent('senior_manager');
  await other.goto(`/admin/expenses?search=${encodeURIComponent(TITLE)}`);
  await expect(other.getByRole('region', { name: 'Expense and receipt' })).toContainText('$19.99');
  await expectHead(other, { count: 1, cents: CENTS });
  await other.keyboard.press('a');
  await expect(chrome(other).toast(specified('success.expense_approved'))).toBeVisible();
  await expect(other.getByRole('main').getByText(/Pending · \$/)).toHaveCount(0);
  await expectHead(page, before);
  expect(await markerSurvives(page)).toBe(true);
});
