import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { addExpenseButton, expenseForm, RECEIPT } from '../pages/expense-form';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { HANDS, type Hand } from '../support/hands';
import { watchRequests } from '../support/quiet';

const [, touch] = HANDS as readonly [Hand, Hand];

test('on a phone an expense is photographed and added without a connection, and sent once when it is back', async ({ signedIn, as }) => {
  const page = await signedIn('worker', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const title = `Bus fares ${String(Date.now()).slice(-6)}`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/expense')) sent.push(request.headers()['idempotency-key'] ?? 'no key');
  });
  await page.goto('/worker/expenses');
  await addExpenseButton(page).tap();
  const form = expenseForm(page, 'form.add_expense', touch);
  await expect(form.dialog.getByRole('button', { name: 'Take a picture' })).toBeVisible();
  await form.dialog.locator('input[capture=environment]').setInputFiles(RECEIPT);
  await expect(form.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await touch.type(page, form.control('job_id'), 'a');
  await touch.take(page, page.getByRole('option').first());
  await form.fill({ amount: '18.40', title });
  await page.context().setOffline(true);
  await form.submit('form.add_expense');
  const waiting = page.getByRole('main').getByText(`Add Expense: ${title}, $18.40`);
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const worker = await as('worker');
  const count = async () => (await worker.get<PageOf<Expense>>('/expense', { search: title })).total;
  expect(await count()).toBe(0);
  await page.context().setOffline(false);
  await expect(chrome(page).toast(specified('success.added', { Record: 'Expense' }))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await count()).toBe(1);
  expect(new Set(sent).size).toBe(1);
  const { items } = await worker.get<PageOf<Expense>>('/expense', { search: title });
  expect([items[0]?.amount, items[0]?.receipt_type]).toEqual(['18.40', 'picture']);
});

test('on a phone the form opens for the first time without a connection, with the jobs of the worker to choose from', async ({
  signedIn,
  as,
}) => {
  const page = await signedIn('worker', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const title = `Parking ${String(Date.now()).slice(-6)}`;
  const quiet = watchRequests(page);
  await page.goto('/worker/expenses');
  await expect(addExpenseButton(page)).toBeVisible();
  await quiet();
  await page.context().setOffline(true);
  await addExpenseButton(page).tap();
  const form = expenseForm(page, 'form.add_expense', touch);
  await form.dialog.locator('input[capture=environment]').setInputFiles(RECEIPT);
  await expect(form.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await touch.type(page, form.control('job_id'), 'a');
  await touch.take(page, page.getByRole('option').first());
  await form.fill({ amount: '7.20', title });
  await form.submit('form.add_expense');
  await expect(page.getByRole('main').getByText(`Add Expense: ${title}, $7.20`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(chrome(page).toast(specified('success.added', { Record: 'Expense' }))).toBeVisible();
  expect((await (await as('worker')).get<PageOf<Expense>>('/expense', { search: title })).total).toBe(1);
});
