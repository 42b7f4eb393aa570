import type { Page as ListPage } from '@careloom/contract/envelope';
import { type Expense, expenses } from '@careloom/contract/resources/expenses';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { StuckItem } from '@careloom/contract/resources/money-trail';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { press } from '../support/keyboard';

/** Stuck records are moved on in their list, by keys, after a confirmation. */

const stuck = async (api: Api, stage: string) =>
  (await api.get<ListPage<StuckItem>>('/money-trail/stuck', { stage, per_page: 100 })).items.filter(
    ({ awaits_worker }) => awaits_worker === 0,
  );

/** The row of a record on the page of its stage, found by its name. */
async function rowOf(page: Page, stage: string, { name, id }: Pick<StuckItem, 'name' | 'id'>) {
  await page.goto(`/admin/stuck?stage=${stage}&per_page=100&search=${encodeURIComponent(name)}`);
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/${id}"], a[href$="/${id}/overview"]`) });
  await expect(row).toContainText(name);
  return row;
}

/** An expense of 6.40, which waits for approval. */
async function spend(api: Api, title: string): Promise<Expense> {
  const { items } = await api.get<ListPage<Expense>>(expenses.list.path, { status: 'pending' });
  const known = items.find(({ worker }) => worker !== null);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format();
  return api.post<Expense>(expenses.create.path, { date, title, amount: '6.40', job_id: known?.job.id, worker_id: known?.worker?.id });
}

test('an expense is approved in the list; the user’s own is refused with the message, and stays', async ({ lent, as }) => {
  const page = await lent('super_admin');
  for (const [by, title] of [
    ['senior_manager', 'Ferry to the zoo'],
    ['super_admin', 'Ferry of my own'],
  ] as const) {
    const { id } = await spend(await as(by), title);
    const row = await rowOf(page, 'not_approved', { id, name: title });
    await press(page, row.getByRole('button', { name: specified('button.approve') }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${title} · `);
    await expect(question).toContainText('$6.40');
    await expectAccessible(page);
    await press(page, question.getByRole('button', { name: specified('button.approve') }));
    await expect(question).toBeHidden();
    const isOwn = by === 'super_admin';
    if (isOwn) await expect(page.getByText(specified('expense.own_decision'))).toBeVisible();
    await expect(row).toHaveCount(isOwn ? 1 : 0);
    expect((await (await as('super_admin')).get<Expense>(`/expense/${id}`)).status).toBe(isOwn ? 'pending' : 'approved');
  }
});

test('a timesheet is approved in the list, and then waits for its invoice', async ({ lent, as }) => {
  const api = await as('super_admin');
  const item = (await stuck(api, 'not_approved')).find(({ kind }) => kind === 'shift') as StuckItem;
  const page = await lent('super_admin');
  const row = await rowOf(page, 'not_approved', item);
  await press(page, row.getByRole('button', { name: specified('button.approve') }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to approve this timesheet?');
  await press(page, question.getByRole('button', { name: specified('button.approve') }));
  await expect(question).toBeHidden(); // while it is open no row can be found
  await expect(row).toHaveCount(0);
  expect((await api.get<Shift>(`/shift/${item.id}`)).status).toBe('approved');
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('an invoice is paid in the list with the form of its page, in part first', async ({ lent, as }) => {
  const api = await as('super_admin');
  const [item] = (await stuck(api, 'not_paid')) as [StuckItem];
  const page = await lent('super_admin');
  const row = await rowOf(page, 'not_paid', item);
  await press(page, row.getByRole('button', { name: specified('button.pay') }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(item.name);
  const amount = dialog.getByLabel(new RegExp(`^${specified('field.invoice.paid_amount')}`));
  await amount.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await press(page, dialog.getByRole('button', { name: specified('button.pay') }));
  await expect(dialog).toBeHidden();
  const paid = await api.get<Invoice>(`/invoice/${item.id}`);
  expect([paid.status, Number(paid.amount_due)]).toEqual(['part_paid', Math.round((Number(item.amount) - 1) * 100) / 100]);
  await expect(row).toHaveCount(1);
});
