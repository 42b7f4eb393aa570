import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import { type InvoiceDetail, invoices } from '@careloom/contract/resources/invoices';
import type { Locator, Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { addExpenseButton, expenseForm, RECEIPT } from '../pages/expense-form';
import { formFields } from '../pages/record-form';
import { recordPage } from '../pages/record-page';
import { expect, test } from '../fixtures/test';
import type { Api } from '../support/api';
import { expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';
import { ALL_HANDS, type Hand } from '../support/hands';
import { postJob } from '../support/hiring';
import { inTurn } from '../support/in-turn';
import { newWorker, signAgreement } from '../support/new-worker';
import { startingWith } from '../support/patterns';
import { signIn } from '../support/roles';

/** The money of one expense, from its receipt to its payment, without a mouse: by keys alone, and by touch on a phone. */

const AMOUNT = '31.45';
/** A date in the past in every time zone: the first day of the agreement and the job, and the date of the expense. */
const [BEGIN, SPENT, SPENT_TYPED] = ['2026-04-01', '2026-04-14', '14/04/2026'];
/** Milliseconds between two keys. */
const PAUSE = 120;
const main = (page: Page) => page.getByRole('main');
const inWords = (day: string) => dayInWords(new Date(`${day}T00:00:00Z`), 'UTC');

/** A new worker with a job and no shifts yet. The first name sorts first in every list of names. */
async function workerWithJob(address: string, admin: Api, turn: string) {
  const name = { first_name: 'Abi', last_name: `Kemp${turn}` };
  const worker = await newWorker(address, admin, name);
  const [level] = await admin.get<{ id: number }[]>('/options/pay-levels');
  await signAgreement(admin, worker, { from: BEGIN, pay_level_id: level?.id ?? 0 });
  const job = await postJob(admin, `Company ${turn}`, undefined, BEGIN);
  const { id } = await worker.api.post<{ id: number }>('/support-worker/jobs/apply-job', { job_id: job.id });
  await admin.post(`/jobs/${job.id}/job-applicants/${id}`, {});
  await admin.post(`/xero/contacts/${worker.id}`, {}); // a worker is only invoiced with a contact in Xero
  return { id: worker.id, name: `${name.first_name} ${name.last_name}`, email: `abi.kemp${turn}@careloom.test`, job: job.name };
}

/** Chooses a file in the browser's file dialog, which the hand opens. */
async function chooseReceipt(page: Page, hand: Hand, dialog: Locator) {
  const opened = page.waitForEvent('filechooser');
  if (hand.name === 'keyboard') await hand.press(page, dialog.locator('input[type=file]:not([capture])'));
  else await hand.press(page, dialog.locator('button', { hasText: 'Choose a file' }));
  await (await opened).setFiles(RECEIPT);
}

/** Opens a dialog by its button; with keys, the focus moves into it at once. */
async function open(page: Page, hand: Hand, button: Locator, dialog: Locator) {
  await hand.press(page, button);
  await expect(dialog).toBeVisible();
  if (hand.name === 'keyboard') await expect(dialog.locator(':focus')).toHaveCount(1);
}

/** Goes from a list to one of its records, by its search. */
async function find(page: Page, hand: Hand, name: string, words = name) {
  await hand.type(page, main(page).getByRole('searchbox'), words, PAUSE);
  await expect(page).toHaveURL(new RegExp(`[?&]search=${words.replaceAll(' ', '(\\+|%20)')}(&|$)`));
  const one = { name: startingWith(name) };
  const rows = main(page).getByRole('table');
  await hand.press(page, rows.getByRole('link', one).or(rows.getByRole('button', one)));
}

for (const hand of inTurn(ALL_HANDS.filter(({ name }) => name !== 'mouse'))) {
  test(`R2-212 R8-054 R8-055: an expense is added, approved by another, invoiced and paid, by ${hand.name}`, async ({
    pageFor,
    lent,
    as,
    product,
  }) => {
    test.setTimeout(120_000);
    const turn = String(Date.now()).slice(-6);
    const title = `Ferry ${turn}`;
    const api = await as('super_admin');
    const worker = await workerWithJob(product.address, api, `${hand.name}${turn}`);
    const page = await lent('super_admin', hand.options);
    let invoice: InvoiceDetail;

    await test.step('the worker adds the expense with its receipt', async () => {
      const own = await pageFor(await signIn(product.address, worker.email), hand.options);
      await own.goto('/worker/expenses');
      const form = expenseForm(own, 'form.add_expense', hand);
      await open(own, hand, addExpenseButton(own), form.dialog);
      await chooseReceipt(own, hand, form.dialog);
      await expect(form.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
      await hand.type(own, form.control('amount'), AMOUNT, PAUSE);
      await hand.type(own, form.control('date'), SPENT_TYPED, PAUSE);
      await hand.type(own, form.control('title'), title, PAUSE);
      await hand.type(own, form.control('job_id'), worker.job, PAUSE);
      await hand.take(own, own.getByRole('option', { name: worker.job }));
      await expectNoSidewaysScroll(own);
      await form.submit('form.add_expense');
      await expect(chrome(own).toast(specified('success.added', { Record: 'Expense' }))).toBeVisible();
      await expect(form.dialog).toBeHidden();
      await expect(main(own).getByText(title).filter({ visible: true }).first()).toBeVisible();
      const { items } = await api.get<ListPage<Expense>>('/expense', { search: title });
      expect(items.map(({ amount, date, status, receipt_type }) => [amount, date, status, receipt_type])).toEqual([
        [AMOUNT, SPENT, 'pending', 'picture'],
      ]);
    });

    await test.step('somebody else approves it', async () => {
      const manager = await lent('senior_manager', hand.options);
      await manager.goto('/admin/expenses');
      await find(manager, hand, title);
      await expect(main(manager).getByRole('img', { name: `Receipt of ${title}` })).toBeVisible();
      await hand.press(manager, recordPage(manager).button('button.approve'));
      await expect(chrome(manager).toast(specified('success.expense_approved'))).toBeVisible();
      const { items } = await api.get<ListPage<Expense>>('/expense', { search: title });
      expect(items.map(({ status, approved_by, added_by }) => [status, approved_by?.id === added_by.id])).toEqual([['approved', false]]);
    });

    await test.step('an admin generates the invoice with it', async () => {
      await page.goto('/admin/invoice');
      await hand.press(
        page,
        main(page)
          .getByRole('link', { name: specified('button.generate_invoice') })
          .filter({ visible: true }),
      );
      await hand.tick(page, main(page).getByRole('checkbox', { name: worker.name, exact: true }));
      await expect(main(page).getByText(/^1 invoice, \$/)).toBeVisible();
      await hand.press(page, main(page).getByRole('button', { name: 'Generate 1 invoice' }));
      await expect(chrome(page).toast(specified('success.invoice_generated'))).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/invoice\?status=generated$/);
      const { items } = await api.get<ListPage<InvoiceDetail>>('/invoice', { worker_id: worker.id });
      expect(items.map(({ expenses, amount_due }) => [expenses, Number(amount_due) > 0])).toEqual([[AMOUNT, true]]);
      [invoice] = items as [InvoiceDetail];
    });

    await test.step('opens it in the list of all states: Xero may have it by now', async () => {
      const lanes = main(page).getByRole('navigation', { name: 'Invoices by state' });
      await hand.press(page, lanes.getByRole('link', { name: /^Generated/ }));
      await expect(page).not.toHaveURL(/status=/);
      await find(page, hand, invoice.number, worker.name);
      await expect(chrome(page).heading).toHaveText(invoice.number);
      await expect(page.getByRole('article')).toContainText(title);
      await expectNoSidewaysScroll(page);
    });

    await test.step('pays it with amount and date', async () => {
      const dialog = page.getByRole('dialog', { name: `Pay ${invoice.number}` });
      const form = formFields(page, dialog, invoices.pay.labels, hand);
      await open(page, hand, recordPage(page).button('button.pay'), dialog);
      await hand.type(page, form.control('paid_amount'), invoice.amount_due, PAUSE);
      await hand.type(page, form.control('paid_date'), invoice.date.split('-').reverse().join('/'), PAUSE);
      await expectNoSidewaysScroll(page);
      await form.submit('button.pay');
      await expect(chrome(page).toast(specified('success.invoice_paid'))).toBeVisible();
      await expect(main(page).locator('.cl-detailhead .cl-tag')).toHaveText('Paid');
      const payment = page.getByRole('region', { name: 'Payment' });
      await expect(payment).toContainText(`$${invoice.amount_due}`);
      await expect(payment).toContainText(inWords(invoice.date));
      await expect(recordPage(page).button('button.pay')).toHaveCount(0);
    });
  });
}
