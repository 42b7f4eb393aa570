import type { Locator, Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { InvoiceLane } from '@careloom/contract/resources/invoice-lanes';
import type { Invoice, InvoiceDetail } from '@careloom/contract/resources/invoices';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { recordPage } from '../pages/record-page';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { press, tabTo, type } from '../support/keyboard';
import { pdfPages } from '../support/pdf-pages';
import { ROLE_NAMES, ROLES, type Role } from '../support/roles';

/** Invoices from the work to the payment: what they show, how they print, and how they are paid. */
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');
const dollars = (amount: string) =>
  `${amount.startsWith('-') ? '−' : ''}$${Number(amount.replace('-', '')).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const less = (amount: string) => (amount === '0.00' ? dollars(amount) : dollars(`-${amount}`));
const day = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const nameOf = ({ first_name, last_name }: Invoice['worker']) => `${first_name} ${last_name}`;
const list = async (api: Api, status: string) => (await api.get<ListPage<Invoice>>('/invoice', { status, per_page: 100 })).items;
const read = (api: Api, id: number) => api.get<InvoiceDetail>(`/invoice/${id}`);

async function open(page: Page, { id }: { id: number }, area = 'admin') {
  await page.goto(`/${area}/invoices/details/${id}/overview`);
  await expect(page.getByRole('article')).toBeVisible();
  return recordPage(page);
}

for (const role of ROLE_NAMES) {
  test(`R2-026 R2-027 R2-038: ${role} opens the overview of an invoice from the list`, async ({ visit, as }) => {
    const [invoice] = (await (await as(role)).get<ListPage<Invoice>>('/invoice')).items as [Invoice];
    const page = await visit(role, `/${ROLES[role].area}/invoice`);
    await main(page).getByRole('link', { name: invoice.number }).click();
    await expect(page).toHaveURL(new RegExp(`/${ROLES[role].area}/invoices/details/${invoice.id}/overview$`));
    await expect(chrome(page).heading).toHaveText(invoice.number);
    await page.goto(`/${ROLES[role].area}/invoices/details/${invoice.id}`);
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole('article')).toContainText(nameOf(invoice.worker));
  });
}

test('R3-195 R3-196 R3-198: the list of invoices shows number, worker and date', async ({ visit, as }) => {
  const [invoice] = (await (await as('super_admin')).get<ListPage<Invoice>>('/invoice')).items as [Invoice];
  const page = await visit('super_admin', '/admin/invoice');
  const table = main(page).getByRole('table');
  await expect(table.getByRole('row').nth(1)).toContainText(invoice.number);
  for (const [key, value] of [
    ['number', invoice.number],
    ['worker', nameOf(invoice.worker)],
    ['date', day(invoice.date)],
  ] as const) {
    await expect(table.getByRole('columnheader', { name: specified(`field.invoice.${key}`), exact: true })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText(value);
  }
});

type Facts = (invoice: InvoiceDetail) => Record<string, string>;
/** The facts on the page of an invoice, by the labels of the catalogue. */
const FACTS: readonly [ids: string, status: string, facts: Facts][] = [
  [
    'R3-199 R3-200 R3-204',
    'paid',
    ({ by, duration, hours_of_service }) => ({ by: nameOf(by), duration, hours_of_service: `${hours_of_service} h` }),
  ],
  [
    'R3-205 R3-206 R3-210',
    'paid',
    ({ cost_of_service, shift_fees, sub_total }) => ({
      cost_of_service: dollars(cost_of_service),
      shift_fees: less(shift_fees),
      sub_total: dollars(sub_total),
    }),
  ],
  [
    'R3-208 R3-209 R3-214',
    'part_paid',
    ({ payable_amount, amount_due, less_amount_paid }) => ({
      payable_amount: dollars(payable_amount),
      amount_due: dollars(amount_due),
      less_amount_paid: less(less_amount_paid),
    }),
  ],
  [
    'R3-197 R3-202 R3-203',
    'paid',
    ({ paid_amount, paid_by, paid_date }) => ({
      paid_amount: dollars(paid_amount),
      paid_by: paid_by ? nameOf(paid_by) : '',
      paid_date: day(paid_date ?? ''),
    }),
  ],
  ['R3-211', 'awaiting_payment', ({ accounting_invoice_id }) => ({ accounting_invoice_id: accounting_invoice_id ?? '' })],
];
for (const [ids, status, factsOf] of FACTS) {
  test(`${ids}: an invoice that is ${status} shows its facts under the labels of the catalogue`, async ({ pages, as }) => {
    const api = await as('super_admin');
    const [{ id }] = (await list(api, status)) as [Invoice];
    const { main: shown } = await open(await pages('super_admin'), { id });
    for (const [key, value] of Object.entries(factsOf(await read(api, id)))) {
      const label = shown.locator('dt').filter({ hasText: new RegExp(`^${specified(`field.invoice.${key}`)}( [\\d.]+ %)?$`) });
      await expect(label.first().locator('xpath=following-sibling::dd[1]'), key).toHaveText(value);
    }
  });
}

test('R3-201 R3-212 R3-213: each line of an invoice has service hours, quantity and amount', async ({ pages, as }) => {
  const api = await as('super_admin');
  // One hour is a quantity of one: hours and quantity only differ for a night or an expense.
  const { id } = (await list(api, 'paid')).find(({ line_items }) =>
    line_items.some(({ quantity, service_hours }) => quantity !== service_hours),
  ) as Invoice;
  const page = await pages('super_admin');
  await open(page, { id });
  const { line_items } = await read(api, id);
  const table = page.getByRole('article').getByRole('table');
  const heads = (await table.getByRole('columnheader').allInnerTexts()).map((head) => head.trim());
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(line_items.length);
  const cell = (row: Locator, key: string) => row.getByRole('cell').nth(heads.indexOf(specified(`field.invoice.${key}`)));
  for (const [at, { service_hours, quantity, amount }] of line_items.entries()) {
    await expect(cell(rows.nth(at), 'service_hours')).toHaveText(service_hours ?? '–');
    await expect(cell(rows.nth(at), 'quantity')).toHaveText(quantity);
    await expect(cell(rows.nth(at), 'amount')).toHaveText(dollars(amount).replace('$', ''));
  }
});

test('R3-207 R4-052: an unpaid invoice in Xero is awaiting payment, for the admin and the worker', async ({ pages, as }) => {
  const role: Role[] = ['super_admin', 'worker'];
  for (const one of role) {
    const [invoice] = (await list(await as(one), 'awaiting_payment')) as [Invoice];
    const page = await pages(one);
    const { main: shown } = await open(page, invoice, ROLES[one].area);
    await expect(shown.locator('.cl-detailhead .cl-tag')).toHaveText(specified('option.invoice_status.awaiting'));
    await expect(shown.getByRole('region', { name: 'Xero' })).toContainText('awaiting payment');
  }
});

test('an invoice prints as one document with its lines and totals, without the page around it', async ({ pages, as }) => {
  const api = await as('super_admin');
  const [{ id }] = (await list(api, 'part_paid')) as [Invoice];
  const page = await pages('super_admin');
  await open(page, { id });
  const invoice = await read(api, id);
  const printed = pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const text = printed.join('').replace(/\s/g, '');
  const on = (words: string) => words.replace(/\s/g, '');
  for (const words of [invoice.number, nameOf(invoice.worker), ...invoice.line_items.map(({ description }) => description)])
    expect(text.toLowerCase()).toContain(on(words).toLowerCase());
  const totals = [
    [specified('field.invoice.cost_of_service'), dollars(invoice.cost_of_service)],
    ['Expenses', dollars(invoice.expenses ?? '')],
    [specified('field.invoice.sub_total'), dollars(invoice.sub_total)],
  ].flat();
  const rest = [specified('field.invoice.less_amount_paid'), less(invoice.less_amount_paid)];
  expect(text).toContain(on(totals.join('')));
  expect(text).toContain(on([...rest, specified('field.invoice.amount_due'), dollars(invoice.amount_due)].join('')));
  for (const words of ['Print', specified('menu.houses'), 'All changes', 'Why this amount']) expect(text).not.toContain(on(words));
});

test('R8-054: by keys, the work of a worker becomes an invoice of the previewed amount', async ({ visit, as }) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const page = await visit('super_admin', '/admin/invoice');
  await press(page, main(page).getByRole('link', { name: specified('button.generate_invoice') }));
  const worker = main(page).getByRole('checkbox', { name: 'Aroha Ngata-Williams' });
  await tabTo(page, worker);
  await page.keyboard.press('Space');
  const sum = main(page).getByText(/^1 invoice, \$/);
  await expect(sum).toBeVisible();
  const amount = (await sum.textContent())?.replace('1 invoice, ', '') ?? '';
  await press(page, main(page).getByRole('button', { name: 'Generate 1 invoice' }));
  await expect(chrome(page).toast(specified('success.invoice_generated'))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invoice\?status=generated$/);
  // Xero may have received it meanwhile; then it awaits payment.
  const { items } = await api.get<ListPage<Invoice>>('/invoice', { search: 'Aroha', per_page: 100 });
  expect(items.map((one) => dollars(one.payable_amount))).toContain(amount);
});

test('R8-055 R6-016: the admin pays an invoice in part and then the rest; a team leader has no button for it', async ({ pages, as }) => {
  const api = await as('super_admin');
  const led = await list(await as('team_leader'), 'awaiting_payment');
  const invoice = led[0] as Invoice;
  const leader = await pages('team_leader');
  await open(leader, invoice, 'team-leader');
  await expect(main(leader).getByRole('button', { name: specified('button.pay'), exact: true })).toHaveCount(0);
  for (const role of ['team_leader', 'worker'] as const)
    expect((await (await as(role)).call('POST', '/invoice/approve', { id: invoice.id })).status, role).toBe(401);

  const page = await pages('super_admin');
  const { button } = await open(page, invoice);
  const dialog = page.getByRole('dialog', { name: `Pay ${invoice.number}` });
  const pay = async (amount: string) => {
    await press(page, button('button.pay'));
    await type(page, dialog.getByRole('textbox', { name: /Paid Amount/ }), amount);
    await press(page, dialog.getByRole('button', { name: specified('button.pay'), exact: true }));
  };
  await pay('0');
  await expect(dialog.getByText('Paid Amount must be at least 0.01.')).toBeVisible();
  await type(page, dialog.getByRole('textbox', { name: /Paid Amount/ }), '999999');
  await press(page, dialog.getByRole('button', { name: specified('button.pay'), exact: true }));
  await expect(dialog.getByText(`Paid Amount may not be greater than ${invoice.amount_due}.`)).toBeVisible();
  await type(page, dialog.getByRole('textbox', { name: /Paid Amount/ }), '10');
  await press(page, dialog.getByRole('button', { name: specified('button.pay'), exact: true }));
  await expect(chrome(page).toast('Invoice paid in part.')).toBeVisible();
  await expect(main(page).getByText('Paid $10.00')).toBeVisible();
  const { amount_due } = await read(api, invoice.id);
  await pay(amount_due);
  await expect(chrome(page).toast(specified('success.invoice_paid'))).toBeVisible();
  await expect(main(page).locator('.cl-detailhead .cl-tag')).toHaveText('Paid');
  await expect(button('button.pay')).toHaveCount(0);
  const again = await api.call('POST', '/invoice/approve', { id: invoice.id });
  expect([again.status, again.message]).toEqual([422, 'This invoice is already paid.']);
});

test('R1-028: an invoice is voided with a reason, which stays on the document', async ({ pages, as }) => {
  const [, invoice] = (await list(await as('super_admin'), 'generated')) as [Invoice, Invoice];
  const page = await pages('super_admin');
  const { more } = await open(page, invoice);
  await press(page, more(invoice.number));
  await expect(page.getByRole('menuitem', { name: 'Void' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Void this invoice' });
  const end = dialog.getByRole('button', { name: 'Void', exact: true });
  await press(page, end);
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await type(page, dialog.getByRole('textbox', { name: /Reason/ }), 'Billed twice.');
  await press(page, end);
  await expect(page.getByRole('article')).toContainText('Void: Billed twice.');
  await expect(main(page).locator('.cl-detailhead .cl-tag')).toHaveText('Void');
});

test('all invoices of a lane are paid at once; the progress survives a reload, and each is paid once', async ({ visit, as }) => {
  const api = await as('super_admin');
  const lanes = async () => (await api.get<{ lanes: InvoiceLane[] }>('/invoice/lanes')).lanes;
  const laneOf = async (status: string) => (await lanes()).find((lane) => lane.status === status) as InvoiceLane;
  const [before, paid] = [await laneOf('part_paid'), await laneOf('paid')];
  const page = await visit('super_admin', '/admin/invoice');
  await main(page)
    .getByRole('navigation', { name: 'Invoices by state' })
    .getByRole('link', { name: /^Part paid/ })
    .click();
  await main(page)
    .getByRole('button', { name: `Pay all ${before.count}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Pay ${before.count} invoices` });
  await expect(dialog).toContainText(specified('confirm.pay'));
  await expect(dialog).toContainText(dollars(before.due));
  await dialog.getByRole('button', { name: specified('button.pay'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const result = main(page).getByText(`${before.count} invoices paid, ${dollars(before.due)}.`);
  await expect(result).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Part paid/ })).toContainText('$0.00');
  await main(page).getByRole('button', { name: 'Put away' }).click();
  await expect(result).toBeHidden();
  expect([(await laneOf('part_paid')).count, (await laneOf('paid')).count]).toEqual([0, paid.count + before.count]);
});
