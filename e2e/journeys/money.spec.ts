import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Expense } from '@careloom/contract/resources/expenses';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { StuckItem } from '@careloom/contract/resources/money-trail';
import type { Browser, Page } from '@playwright/test';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { noteLoads } from '../fixtures/watch';
import { addExpenseButton, expenseForm } from '../pages/expense-form';
import { apiOf, type Api } from '../support/api';
import { type EmulatorProcess, startEmulator } from '../support/emulator';
import { browserWithCamera, takePicture } from '../support/fake-camera';
import { specified } from '../support/catalogue';
import { HANDS, type Hand } from '../support/hands';
import { preparedData } from '../support/places';
import { freePort, startProduct, type Product } from '../support/product';
import { ROLES, signIn } from '../support/roles';
import { storedUser } from '../support/stored-user';

/** The path of money in the browser: worked, spent, approved by another user, invoiced, sent to Xero, paid there, and paid here by its webhook. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const KEY = 'key-of-the-webhook';
const [, touch] = HANDS as readonly [Hand, Hand];
const TITLE = `Taxi to the clinic ${String(Date.now()).slice(-6)}`;
let home: string;
let emulator: EmulatorProcess;
let product: Product;
let browser: Browser;
let admin: Api;
/** The worked shift, its worker, and the name of one of the worker's jobs. */
let shift: StuckItem;
let email: string;
let job: string;
let invoice: Invoice;

test.beforeAll(async ({}, { parallelIndex }) => {
  home = mkdtempSync(path.join(os.tmpdir(), 'careloom-money-'));
  const dataDir = path.join(home, 'data');
  cpSync(preparedData().folder, dataDir, { recursive: true });
  emulator = await startEmulator(path.join(home, 'books.json'));
  const env = { XERO_DEMO_URL: emulator.url, XERO_WEBHOOK_KEY: KEY };
  product = await startProduct({ port: await freePort(parallelIndex), dataDir, env });
  browser = await browserWithCamera();
  admin = apiOf(product.address, (await signIn(product.address, ROLES.super_admin.email)).token);
  const worked = await admin.get<ListPage<StuckItem>>('/money-trail/stuck', { stage: 'not_submitted' });
  for (const one of worked.items) {
    const worker = await admin.get<SupportWorker>(`/support-worker/${one.worker?.id ?? 0}`);
    if (worker.xero_contact_id === null) continue; // a worker is only invoiced with a contact in Xero
    ({ email } = worker);
    const own = apiOf(product.address, (await signIn(product.address, email)).token);
    const { items } = await own.get<ListPage<{ name: string }>>('/support-worker/jobs', { status: 'assigned' });
    shift = one;
    job = items[0]?.name ?? '';
    if (job !== '') return; // an expense belongs to a job, and the worker may have none by now
  }
  throw new Error('No worker whom Xero knows and who has a shift to submit has a job.');
});
test.afterAll(async () => {
  await browser.close();
  await product.stop();
  emulator.stop();
  rmSync(home, { recursive: true, force: true });
});

/** A separate browser, signed in. */
async function pageOf(email: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const user = await signIn(product.address, email);
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: 'en-AU', timezoneId: 'Australia/Sydney' },
    ...storedUser(product.address, user),
    ...options,
  });
  noteLoads(context);
  return context.newPage();
}
const trail = (page: Page) => page.getByRole('region', { name: 'From the roster to payment' }).getByRole('listitem');

test('a worker submits the worked hours, and adds an expense with a picture from the camera', async () => {
  const page = await pageOf(email, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`/worker/timesheet/log/detail/${shift.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit', exact: true }).tap();
  await expect(trail(page).nth(2)).toContainText('Not yet');
  await expect(page.getByRole('main').getByText('Submitted', { exact: true }).first()).toBeVisible();

  await page.goto('/worker/expenses');
  await addExpenseButton(page).tap();
  const form = expenseForm(page, 'form.add_expense', touch);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.dialog.getByRole('button', { name: 'Take a picture' }).tap(),
  ]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles(await takePicture(page, product.address));
  await expect(form.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await touch.type(page, form.control('job_id'), job);
  await touch.take(page, page.getByRole('option').first());
  await form.fill({ amount: '31.45', title: TITLE });
  await form.submit('form.add_expense');
  await expect(page.getByRole('main').getByRole('link', { name: TITLE })).toBeVisible();
  await page.context().close();
});

test('a manager approves both', async () => {
  const page = await pageOf(ROLES.senior_manager.email);
  await page.goto(`/admin/timesheet/log/detail/${shift.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Approve', exact: true }).click();
  const manager = await signIn(product.address, ROLES.senior_manager.email);
  await expect(trail(page).nth(2)).toContainText(`${manager.first_name} ${manager.last_name}`);
  await expect(trail(page)).toHaveCount(6);
  await expect(trail(page).nth(3)).toHaveText('InvoicedNot yet');

  const { items } = await admin.get<ListPage<Expense>>('/expense', { search: TITLE });
  expect([items[0]?.amount, items[0]?.receipt_type]).toEqual(['31.45', 'picture']);
  await page.goto(`/admin/expenses/details/${items[0]?.id ?? 0}`);
  await expect(page.getByRole('region', { name: 'Receipt' }).getByRole('img').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('region', { name: 'From the expense to payment' })).toContainText('Approved$31.45');
  await page.context().close();
});

/** Ticks the shift and the expense, and presses the button that generates their invoice. */
async function generate(page: Page) {
  const name = `${shift.worker?.first_name ?? ''} ${shift.worker?.last_name ?? ''}`;
  await page.goto('/admin/invoice/generate');
  const group = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  await group.getByRole('button', { name: `Show the work of ${name}` }).click();
  const { shifts } = await admin.get<{ shifts: { id: number }[] }>('/invoice/unbilled', { worker_id: shift.worker?.id ?? 0 });
  const boxes = [
    group
      .locator('ul')
      .getByRole('checkbox')
      .nth(shifts.findIndex(({ id }) => id === shift.id)),
    group.getByRole('checkbox', { name: new RegExp(TITLE) }),
  ];
  for (const box of boxes) await box.check();
  await page.getByRole('button', { name: 'Generate 1 invoice' }).click();
  return boxes;
}

test('with a revoked token nothing is generated or lost: the page links to the connection, and goes on after it is restored', async () => {
  const page = await pageOf(ROLES.super_admin.email);
  expect(await admin.get('/xero/check-connection')).toMatchObject({ connected: 0 }); // this emulator knows none of the demo's tokens
  const boxes = await generate(page);
  await expect(page.getByText(specified('xero.disconnected'))).toBeVisible();
  for (const box of boxes) await expect(box).toBeChecked();
  await page.goto('/admin/xero-config');
  await page
    .getByRole('main')
    .getByRole('button', { name: specified('screen.connect_account'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/admin\/xero-config\?/);
  await expect(page.getByRole('main').getByText('Connected', { exact: true }).first()).toBeVisible();
  await generate(page);
  await expect(page).toHaveURL(/\/admin\/invoice\?/);
  const query = { worker_id: shift.worker?.id ?? 0, sort: 'date', dir: 'desc' };
  const { items } = await admin.get<ListPage<Invoice>>('/invoice', query);
  invoice = items.find(({ line_items }) => line_items.some(({ shift_id }) => shift_id === shift.id)) as Invoice;
  expect(invoice.expenses).toBe('31.45');
  await page.context().close();
});

test('it is sent to Xero at once, and exists there once', async () => {
  const page = await pageOf(ROLES.super_admin.email);
  await page.goto(`/admin/invoices/details/${invoice.id}/overview`);
  const card = page.getByRole('region', { name: 'Xero', exact: true });
  await expect(card.getByText('Synced', { exact: true })).toBeVisible();
  await expect(card).toContainText('awaiting payment');
  const { items } = await admin.get<ListPage<{ number: string; amount: string }>>('/xero/invoice', { search: invoice.number });
  expect(items.map(({ number, amount }) => [number, amount])).toEqual([[invoice.number, invoice.payable_amount]]);
  await page.context().close();
});

test('after payment in Xero it is paid here without a reload: on the pages of the invoice and of the shift', async () => {
  const page = await pageOf(ROLES.super_admin.email);
  await page.goto(`/admin/invoices/details/${invoice.id}/overview`);
  await expect(page.getByRole('region', { name: 'Xero', exact: true }).getByText('Synced', { exact: true })).toBeVisible();
  const ofShift = await pageOf(ROLES.senior_manager.email);
  await ofShift.goto(`/admin/timesheet/log/detail/${shift.id}`);
  await expect(trail(ofShift).nth(4)).toContainText('In Xero');
  await expect(trail(ofShift).nth(5)).toContainText('still due');
  for (const one of [page, ofShift]) await one.evaluate(() => Object.assign(window, { isSame: true }));
  const webhook = `${product.address}/api/v1/xero/webhook`;
  const on = new Date().toISOString().slice(0, 10);
  expect(await emulator.order({ pay: { number: invoice.number, on, webhook, key: KEY } })).toBe('webhook 200');
  await expect(page.locator('.cl-detailhead .cl-tag')).toHaveText('Paid');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(`$${invoice.payable_amount}`);
  await expect(trail(ofShift).nth(5)).not.toContainText('still due');
  await expect(trail(ofShift).nth(5)).toHaveAttribute('data-state', 'done');
  for (const one of [page, ofShift]) expect(await one.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
  // A repeated webhook pays it only once.
  const { paid_amount } = await admin.get<Invoice>(`/invoice/${invoice.id}`);
  expect(paid_amount).toBe(invoice.payable_amount);
  for (const one of [page, ofShift]) await one.context().close();
});
