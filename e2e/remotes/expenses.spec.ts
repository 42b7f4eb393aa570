import type { Named } from '@careloom/contract/entities';
import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { addExpenseButton, expenseForm, RECEIPT } from '../pages/expense-form';
import { recordPage } from '../pages/record-page';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { HANDS, type Hand } from '../support/hands';
import { press } from '../support/keyboard';
import { ROLE_NAMES, type Role } from '../support/roles';

/** Expenses of the demo's worker, from the receipt to the decision of another user. */
test.describe.configure({ mode: 'serial' });

const [keyboard] = HANDS as readonly [Hand];
const NAME = `Parking at Westmead ${String(Date.now()).slice(-6)}`;
const REASON = 'The stay was longer than the appointment.';
let added: Expense;

/** A current job of the worker, as named in the form, in a house of the demo's leader, so that all roles can read the expense: other tests add jobs elsewhere. */
async function ledJob(worker: Api, leader: Api): Promise<string> {
  const { items } = await worker.get<PageOf<Job>>('/support-worker/jobs', { status: 'assigned', per_page: 100 });
  const led = (await leader.get<Named[]>('/options/houses')).map(({ id }) => id);
  const job = items.find(({ house }) => led.includes(house.id));
  if (!job) throw new Error('The worker of the demo has no job in a house of its leader.');
  return `${job.name} ${job.house.name}`;
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Expense and receipt' });

test('R2-212 R4-045: a worker adds an expense with its receipt by keys, and sees it next to the list', async ({ visit, as }) => {
  const page = await visit('worker', '/worker/expenses');
  await press(page, addExpenseButton(page));
  const form = expenseForm(page, 'form.add_expense', keyboard);
  await expect(form.dialog).toBeVisible();
  await form.dialog.locator('input[type=file]:not([capture])').setInputFiles(RECEIPT);
  await expect(form.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await form.fill({ amount: '124', title: NAME });
  await keyboard.type(page, form.control('job_id'), await ledJob(await as('worker'), await as('team_leader')));
  await keyboard.take(page, page.getByRole('option').first());
  await form.fill({ description: 'No street parking left.' });
  await expectAccessible(page);
  await form.submit('form.add_expense');
  await expect(chrome(page).toast(specified('success.added', { Record: 'Expense' }))).toBeVisible();
  await expect(form.dialog).toBeHidden();
  const { items } = await (await as('worker')).get<PageOf<Expense>>('/expense', { search: NAME });
  added = items[0] as Expense;
  expect([added.amount, added.status, added.receipt_type, added.description]).toEqual([
    '124.00',
    'pending',
    'picture',
    'No street parking left.',
  ]);
  await page.goto(`/worker/expenses?search=${encodeURIComponent(NAME)}`);
  await expect(panelOf(page).getByRole('img', { name: `Receipt of ${NAME}` })).toBeVisible();
  await expect(panelOf(page)).toContainText('$124.00');
  await expect(panelOf(page).getByRole('button', { name: specified('button.approve') })).toHaveCount(0);
});

test('R2-213 R2-214: the worker who added it opens and edits it; an expense that was decided meanwhile is refused, and no typed text is lost', async ({
  pages,
  as,
}) => {
  const spare = await (
    await as('worker')
  ).post<Expense>('/expense', { date: added.date, title: `${NAME} spare`, amount: '5', job_id: added.job.id });
  const page = await pages('worker');
  const open = async (id: number, title: string) => {
    await page.goto(`/worker/expenses/details/${id}`);
    await keyboard.press(page, recordPage(page).more(title));
    await page.getByRole('menuitem', { name: specified('form.edit_expense') }).click();
    return expenseForm(page, 'form.edit_expense', keyboard);
  };
  const edit = await open(added.id, NAME);
  await edit.fill({ amount: '124.50' });
  await edit.submit('button.save');
  await expect(chrome(page).toast(specified('success.updated', { Record: 'Expense' }))).toBeVisible();
  await expect(recordPage(page).fact('field.expense.amount')).toHaveText('$124.50');
  const late = await open(spare.id, spare.title);
  await late.fill({ title: 'Two hours of parking' });
  await (await as('senior_manager')).post('/expense/approve', { id: spare.id });
  await late.submit('button.save');
  await expect(late.dialog.getByText(specified('expense.not_pending'))).toBeVisible();
  await expect(late.control('title')).toHaveValue('Two hours of parking');
});

const AREAS: Readonly<Record<Role, readonly [string, string]>> = {
  super_admin: ['admin', 'admin'],
  senior_manager: ['admin', 'admin'],
  team_leader: ['team-leader', 'team_leader'],
  worker: ['worker', 'worker'],
};
const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
const day = /^\d{1,2} \w{3} \d{4}$/;

const FACTS: readonly (readonly [ids: string, fields: Readonly<Record<string, (expense: Expense) => string | RegExp>>])[] = [
  ['R3-183 R3-185 R3-186', { date: () => day, amount: () => '$124.50', worker: ({ worker }) => (worker ? fullName(worker) : 'none') }],
  [
    'R3-187 R3-189 R3-190',
    {
      job: ({ job }) => job.name,
      description: () => 'No street parking left.',
      added_by: ({ added_by }) => fullName(added_by),
    },
  ],
  ['R3-191', { house: ({ house }) => house.name }],
];

FACTS.forEach(([ids, facts], at) => {
  test(`${ids}: all roles read ${Object.keys(facts).join(', ').replace('_', ' ')} of the expense under their labels`, async ({
    visit,
    as,
  }) => {
    for (const role of ROLE_NAMES) {
      const page = await visit(role, `/${AREAS[role][at % 2] ?? ''}/expenses/details/${added.id}`);
      const answered = await (await as(role)).get<Expense>(`/expense/${added.id}`);
      for (const [field, shown] of Object.entries(facts))
        await expect(recordPage(page).fact(`field.expense.${field}`), role).toHaveText(shown(answered));
    }
  });
});

test('R3-184 R3-188: all roles read title and status of the expense under their headers', async ({ visit }) => {
  for (const role of ROLE_NAMES) {
    const page = await visit(role, `/${AREAS[role][1]}/expenses?search=${encodeURIComponent(NAME)}&sort=amount&dir=desc`);
    const table = page.getByRole('table');
    for (const head of ['field.expense.title', 'field.expense.status'])
      await expect(table.getByRole('columnheader', { name: specified(head), exact: true }), role).toBeVisible();
    const row = table.getByRole('row').filter({ hasText: '$124.50' });
    await expect(row, role).toContainText(NAME);
    await expect(row, role).toContainText(specified('option.expense_status.created'));
  }
});

test('R1-027 R4-048 R8-053: the admin side rejects with R next to the receipt, and not without a reason', async ({ visit, as }) => {
  const page = await visit('senior_manager', `/admin/expenses?search=${encodeURIComponent(NAME)}&sort=amount&dir=desc`);
  await expect(panelOf(page).getByRole('img', { name: `Receipt of ${NAME}` })).toBeVisible();
  await page.keyboard.press('j');
  await expect(panelOf(page)).toContainText('spare');
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: NAME }).first()).toBeFocused();
  await page.keyboard.press('r');
  const reason = panelOf(page).getByLabel(specified('confirm.reject_expense'));
  await expect(reason).toBeFocused();
  const reject = panelOf(page).getByRole('button', { name: 'Reject', exact: true });
  await press(page, reject);
  await expect(reason).toHaveAccessibleDescription(
    specified('validation.required').replace(':attribute', specified('field.expense.reject_reason')),
  );
  await expectAccessible(page);
  await keyboard.type(page, reason, REASON);
  await press(page, reject);
  await expect(chrome(page).toast(specified('success.expense_rejected'))).toBeVisible();
  expect((await (await as('super_admin')).get<Expense>(`/expense/${added.id}`)).status).toBe('rejected');
});

test('R3-194: all roles read why it was rejected', async ({ visit }) => {
  for (const role of ROLE_NAMES) {
    const page = await visit(role, `/${AREAS[role][0]}/expenses/details/${added.id}`);
    await expect(recordPage(page).fact('field.expense.reject_reason'), role).toHaveText(REASON);
  }
});

test('R6-015 R8-052: only the admin side approves, with A, and nobody their own expense', async ({ visit, as }) => {
  const title = `${NAME} taxi`;
  const worker = await as('worker');
  const { id } = await worker.post<Expense>('/expense', { date: added.date, title, amount: '32.70', job_id: added.job.id });
  const manager = await as('senior_manager');
  const own = await manager.post<Expense>('/expense', {
    date: added.date,
    title: `${NAME} paper`,
    amount: '14.95',
    job_id: added.job.id,
    worker_id: added.worker?.id,
  });
  for (const role of ['team_leader', 'worker'] as const) {
    const page = await visit(role, `/${AREAS[role][0]}/expenses?search=${encodeURIComponent(title)}`);
    await expect(panelOf(page)).toContainText('$32.70');
    await page.keyboard.press('a');
    await expect(panelOf(page).getByRole('button', { name: specified('button.approve') }), role).toHaveCount(0);
    expect((await (await as(role)).call('POST', '/expense/approve', { id })).status, role).toBe(401);
  }
  const page = await visit('senior_manager', `/admin/expenses?search=${encodeURIComponent(own.title)}`);
  await expect(panelOf(page).getByText('Yours. Somebody else approves it.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('checkbox', { name: `Select ${own.title}` })).toHaveCount(0);
  await page.goto(`/admin/expenses?search=${encodeURIComponent(title)}`);
  await expect(panelOf(page)).toContainText('$32.70');
  await page.keyboard.press('a');
  await expect(chrome(page).toast(specified('success.expense_approved'))).toBeVisible();
  await expect(panelOf(page).getByText(specified('field.expense.approved_by'))).toBeVisible();
  added = await manager.get<Expense>(`/expense/${id}`);
  expect([added.status, added.approved_by?.id]).toEqual(['approved', added.decided_by?.id]);
});

test('R3-192 R3-193: all roles read who approved it, and when', async ({ visit }) => {
  for (const role of ROLE_NAMES) {
    const page = await visit(role, `/${AREAS[role][1]}/expenses/details/${added.id}`);
    await expect(recordPage(page).fact('field.expense.approved_by'), role).toHaveText(fullName(added.approved_by ?? added.added_by));
    await expect(recordPage(page).fact('field.expense.approved_date'), role).toHaveText(day);
  }
});
