import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { specified } from '../support/catalogue';
import { press, tabTo } from '../support/keyboard';

const WORD = `Batch ${String(Date.now()).slice(-6)}`;

test('selected expenses are approved at once by keys, except those above $100.00 with an unseen receipt; the user’s own pending one is deleted', async ({
  visit,
  as,
}) => {
  const worker = await as('worker');
  const [some] = (await worker.get<PageOf<Expense>>('/expense')).items;
  const add = (title: string, amount: string) =>
    worker.post<Expense>('/expense', { date: some?.date, title: `${WORD} ${title}`, amount, job_id: some?.job.id });
  // The chair is added first: the receipt of the last added expense is shown next to the list at once, and counts as seen.
  const chair = await add('chair', '240.00');
  const [bus, taxi] = [await add('bus', '20.00'), await add('taxi', '32.70')];
  const page = await visit('senior_manager', `/admin/expenses?search=${encodeURIComponent(WORD)}`);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all on this page' }));
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('3 selected');
  await press(page, bar.getByRole('button', { name: specified('button.approve') }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to approve 2 expenses of $52.70?');
  await expect(question).toContainText('1 above $100.00 is left until you have looked at its receipt.');
  await press(page, question.getByRole('button', { name: specified('button.approve') }));
  await expect(chrome(page).toast('2 expenses approved.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  const states = await Promise.all([bus, taxi, chair].map(async ({ id }) => (await worker.get<Expense>(`/expense/${id}`)).status));
  expect(states).toEqual(['approved', 'approved', 'pending']);
  const own = await visit('worker', `/worker/expenses?search=${encodeURIComponent(chair.title)}`);
  await press(own, own.getByRole('region', { name: 'Expense and receipt' }).getByRole('button', { name: specified('records.delete') }));
  const removal = own.getByRole('alertdialog');
  await expect(removal).toContainText('$240.00');
  await press(own, removal.getByRole('button', { name: specified('records.delete') }));
  await expect(own.getByText(specified('common.no_records'))).toBeVisible();
  expect((await worker.call('GET', `/expense/${chair.id}`)).code).toBe(404);
});
