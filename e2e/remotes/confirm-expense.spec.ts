import type { Expense } from '@careloom/contract/resources/expenses';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';

test('the worker of an expense that somebody else changed confirms the change on its page', async ({ visit, as }) => {
  const [worker, manager] = [await as('worker'), await as('senior_manager')];
  const { items } = await worker.get<{ items: Expense[] }>('/expense', { per_page: 1 });
  const [of] = items;
  const spent = { date: of?.date, title: 'Changed parking', amount: '24.00', job_id: of?.job.id };
  const { id } = await worker.post<Expense>('/expense', spent);
  const page = await visit('worker', `/worker/expenses/details/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Changed parking/);
  const confirm = main.getByRole('button', { name: specified('records.confirm_expense') });
  await expect(confirm).toHaveCount(0);
  const { status } = await manager.call('PUT', `/expense/${id}`, { ...spent, amount: '2.40', worker_id: of?.worker?.id });
  expect(status).toBe(200);
  await page.reload();
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  expect((await manager.get<Expense>(`/expense/${id}`)).awaits_worker).toBe(0);
});
