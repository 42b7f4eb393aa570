import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { invoices } from '@careloom/contract/resources/invoices';
import { organisation } from '@careloom/contract/resources/organisation';
import { eq, inArray } from 'drizzle-orm';
import { daysBetween } from '../../platform/clock/local-day';
import { users } from '../../platform/db/schema/identity';
import { invoiceLines } from '../../platform/db/schema/money';
import { shifts as shiftTable } from '../../platform/db/schema/shifts';
import { billFrom } from '../xero/bills/bill';
import { readSource } from '../xero/bills/read-source';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';
import { connect, LINE_ITEMS, saveConfig } from '../../../testing/xero';

let api: TestApi;
let admin: Person;
let manager: Person;
let leader: Person;
let worker: Person;
let other: Person;
let job: { id: number; house_id: number };
let second: { id: number; house_id: number };
before(async () => {
  api = await startApi({ XERO: 'demo' });
  [admin, manager, leader] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('team_leader')];
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata', abn: '51824753556', xero_contact_id: 'contact-1' });
  other = await api.person('worker', { abn: '53004085616', gst_registered: true, xero_contact_id: 'contact-2' });
  for (const person of [worker, other]) await makeTerms(api.services, person);
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  [job, second] = [
    await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id }),
    await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: other.id }),
  ];
  await saveConfig(api, admin);
  await connect(api, admin);
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const generate = (shift_ids: number[], expense_ids: number[] = [], person = admin, headers: Record<string, string> = {}) =>
  api.send(invoices.generate, { shift_ids, expense_ids }, { token: person.token, headers });

let day = 0;
type ShiftFields = Parameters<typeof makeShift>[2];
/** An approved shift of 400.00 with a fee of 7.5 %, on a separate day. */
async function approved(fields: ShiftFields = {}, at = job, person = worker): Promise<number> {
  day += 1;
  const start = Date.UTC(2026, 0, day, 22);
  const on = { date: new Date(start).toISOString().slice(0, 10), start_at: new Date(start), end_at: new Date(start + 8 * 3_600_000) };
  const price = { cost_cents: 40_000, fee_cents: 3_000, minutes: 600 };
  return (await makeShift(api.services, { job: at, worker: person, by: admin }, { ...on, ...price, status: 'approved', ...fields })).id;
}
type ExpenseFields = Parameters<typeof makeExpense>[2];
const spent = async (fields: ExpenseFields = {}, person = worker): Promise<number> =>
  (
    await makeExpense(
      api.services,
      { job, worker: person, by: worker },
      { status: 'approved', decided_by_id: admin.id, decided_on: '2026-11-20', ...fields },
    )
  ).id;
const shiftsOf = (ids: number[]) => api.services.db.select().from(shiftTable).where(inArray(shiftTable.id, ids));

test('R4-049, R7-096, R8-054: generating for a shift answers "Invoice generated successfully."', async () => {
  const id = await approved();
  const answer = await generate([id], [], manager);
  assert.deepEqual([answer.status, answer.code, answer.message], [200, 200, 'Invoice generated successfully.']);
  const [invoice, ...more] = answer.data.invoices;
  assert.deepEqual([more.length, invoice?.worker.id, invoice?.by.id, invoice?.status], [0, worker.id, manager.id, 'generated']);
  const { cost_of_service, shift_fees, sub_total, gst, payable_amount, hours_of_service } = invoice ?? {};
  assert.deepEqual([cost_of_service, shift_fees, sub_total], ['400.00', '30.00', '400.00']);
  assert.deepEqual([gst, payable_amount, hours_of_service], ['0.00', '370.00', '10.00']);
  assert.deepEqual([invoice?.xero_status, invoice?.sync, invoice?.accounting_invoice_id], [null, 'queued', null]);
  const [shift] = await shiftsOf([id]);
  assert.deepEqual([shift?.status, shift?.invoice_id], ['invoiced', invoice?.id]);
});

test('R4-050: an expense is billed at cost, without fee and GST', async () => {
  const id = await spent({ amount_cents: 1_550 }, other);
  const [invoice] = (await generate([], [id])).data.invoices;
  const { cost_of_service, shift_fees, sub_total, gst, payable_amount } = invoice ?? {};
  assert.deepEqual([cost_of_service, shift_fees, sub_total, gst, payable_amount], ['0.00', '0.00', '15.50', '0.00', '15.50']);
  assert.deepEqual((await api.send(expenses.get, { id }, as(admin))).data.invoice, { id: invoice?.id, number: invoice?.number });
});

test('GST applies to cost less fee, where the worker is registered', async () => {
  const [invoice] = (await generate([await approved({}, second, other)])).data.invoices;
  assert.deepEqual([invoice?.gst_registered, invoice?.gst, invoice?.payable_amount], [1, '37.00', '407.00']);
});

test('the fee of several shifts is the sum of their rounded fees', async () => {
  const price = { cost_cents: 12_345, fee_cents: 926 };
  const [invoice] = (await generate([await approved(price), await approved(price)])).data.invoices;
  assert.deepEqual([invoice?.cost_of_service, invoice?.shift_fees, invoice?.payable_amount], ['246.90', '18.52', '228.38']);
});

test('the lines have the rates that the shifts were priced with, by day, expenses last', async () => {
  const [later, sooner] = [await approved({ date: '2026-11-17' }), await approved({ date: '2026-11-16' })];
  const expense = await spent({ title: 'Bus fares', amount_cents: 1_840, date: '2026-11-12' });
  const [invoice] = (await generate([later, sooner, sooner], [expense])).data.invoices;
  const line = (description: string, shift_id: number) => ({
    ...{
      shift_id,
      expense_id: null,
      description,
      service_hours: '10.00',
      quantity: '10.00',
      unit_amount: '40.00',
      amount: '400.00',
      item_code: 'WEEKDAY',
    },
  });
  const kept = await api.services.db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, invoice?.id ?? 0));
  assert.deepEqual(
    kept.map(({ shift_id, expense_id }) => [shift_id, expense_id]),
    [
      [sooner, null],
      [later, null],
      [null, expense],
    ],
  );
  assert.deepEqual(invoice?.line_items.slice(0, 2), [
    line('Mon 16 Nov, Morning, weekday', sooner),
    line('Tue 17 Nov, Morning, weekday', later),
  ]);
  assert.deepEqual(
    [invoice.line_items[2]?.description, invoice.line_items[2]?.amount, invoice.duration],
    ['Thu 12 Nov, Bus fares', '18.40', '12 Nov 2026 - 17 Nov 2026'],
  );
  assert.deepEqual([invoice.job?.id, invoice.house?.id], [job.id, job.house_id]);
});

test('one invoice for each worker, numbered consecutively; without a job if there are several', async () => {
  const [one, two, three] = [await approved(), await approved({}, second, other), await approved({}, second)];
  const { data } = await generate([one, two, three], [await spent({}, other)]);
  assert.deepEqual(
    data.invoices.map((invoice) => [invoice.worker.id, invoice.line_items.length, invoice.job?.id ?? null]),
    [
      [worker.id, 2, null],
      [other.id, 2, null],
    ],
  );
  const counts = data.invoices.map(({ number }) => Number(/^INV-\d{4}-(\d{4})$/.exec(number)?.[1]));
  assert.equal(counts[1], (counts[0] ?? 0) + 1);
});

test('R8-043: an empty selection is refused', async () => {
  const answer = await generate([], []);
  assert.deepEqual([answer.status, answer.message], [422, 'Please select shift or expense.']);
});

const NOT_INVOICEABLE = [422, 'Only approved expenses and shifts without an invoice can be invoiced.'];
const UNFIT: [what: string, make: () => Promise<[shifts: number[], expenses: number[]]>][] = [
  ['a shift that is only submitted', async () => [[await approved({ status: 'submitted' })], []]],
  ['a shift without a worker', async () => [[await approved({ worker_id: null })], []]],
  ['a pending expense', async () => [[], [await spent({ status: 'pending', decided_by_id: null, decided_on: null })]]],
  ['a rejected expense', async () => [[], [await spent({ status: 'rejected', reject_reason: 'No.' })]]],
  ['an expense without a worker', async () => [[], [await spent({ worker_id: null })]]],
  ['an unknown expense', () => Promise.resolve([[], [999_999]])],
];
for (const [what, make] of UNFIT) {
  test(`${what} is not billed, and neither is anything selected with it`, async () => {
    const [shiftIds, expenseIds] = await make();
    const fit = await approved();
    const answer = await generate([fit, ...shiftIds], expenseIds);
    assert.deepEqual([answer.status, answer.message], NOT_INVOICEABLE);
    assert.equal((await shiftsOf([fit]))[0]?.invoice_id, null);
  });
}

test('billed work cannot be billed again', async () => {
  const [shift, expense] = [await approved(), await spent()];
  assert.equal((await generate([shift], [expense])).status, 200);
  for (const again of [await generate([shift]), await generate([], [expense])])
    assert.deepEqual([again.status, again.message], NOT_INVOICEABLE);
});

test('an unknown shift answers 404', async () => {
  const answer = await generate([999_999]);
  assert.deepEqual([answer.status, answer.message], [404, 'Shift not found.']);
});

test('ids of the wrong type are refused at their field', async () => {
  const wrong = await api.send(invoices.generate, { shift_ids: 'x', expense_ids: ['y'] } as never, as(admin));
  assert.deepEqual(wrong.errors, { shift_ids: ['Shifts must be an array.'], 'expense_ids.0': ['Expenses must be a number.'] });
});

test('without an ABN no invoice is generated', async () => {
  await api.services.db.update(users).set({ abn: null }).where(eq(users.id, worker.id));
  const id = await approved();
  const answer = await generate([id]);
  assert.deepEqual([answer.status, answer.message], [422, 'Aroha Ngata has no ABN, so no invoice can be generated.']);
  await api.services.db.update(users).set({ abn: '51824753556' }).where(eq(users.id, worker.id));
  assert.equal((await generate([id])).status, 200);
});

test('a team leader and a worker cannot generate invoices', async () => {
  const id = await approved();
  for (const person of [leader, worker]) {
    const answer = await generate([id], [], person);
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  }
});

test('an idempotency key bills once, and both answers are the same', async () => {
  const [id, key] = [await approved(), { 'idempotency-key': 'bill-once' }];
  const [first, again] = [await generate([id], [], admin, key), await generate([id], [], admin, key)];
  assert.deepEqual([again.status, again.data], [200, first.data]);
});

test('concurrent billing of overlapping shifts bills none twice, and every invoice number is unique', async () => {
  const admins = [admin, manager, await api.person('super_admin'), await api.person('senior_manager')];
  for (let round = 0; round < 3; round++) {
    const ids = await Promise.all(Array.from({ length: 5 }, () => approved()));
    const answers = await Promise.all(
      admins.map((person, nth) =>
        generate(
          [ids[nth] ?? 0, ids[4] ?? 0].sort((a, b) => (nth % 2 === 0 ? a - b : b - a)),
          [],
          person,
        ),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422]);
    const apart = await Promise.all(
      ids
        .slice(0, 4)
        .map(() => approved())
        .map(async (id, nth) => generate([await id], [], admins[nth])),
    );
    const numbers = apart.map(({ data }) => data.invoices[0]?.number);
    assert.equal(new Set(numbers).size, 4);
  }
});

test('R8-035, R8-036, R8-037: what prevents a bill in Xero is reported, and nothing is billed', async () => {
  const id = await approved();
  const statusAndMessage = async () => {
    const { status, message } = await generate([id]);
    return [status, message];
  };
  await saveConfig(api, admin, { line_items: LINE_ITEMS.filter(({ key }) => key !== 'weekday') });
  assert.deepEqual(await statusAndMessage(), [422, 'Line-items configuration not set.']);
  const emulator = await api.services.accounting.emulator();
  emulator.behaviour.secret = 'another';
  api.clock.advance({ hours: 1 });
  assert.deepEqual(await statusAndMessage(), [422, 'Issue in the accounting configuration.']);
  await saveConfig(api, admin, { api_key: 'another' });
  assert.deepEqual(await statusAndMessage(), [422, 'Account disconnected. Go to Masters > Xero Config and reconnect.']);
  delete emulator.behaviour.secret;
  await saveConfig(api, admin);
  await connect(api, admin);
  const [shift] = await shiftsOf([id]);
  assert.deepEqual([shift?.status, shift?.invoice_id], ['approved', null]);
});

test('R8-038: for workers without a contact in Xero nothing is billed, and the refusal names them', async () => {
  const strangers = [
    await api.person('worker', { first_name: 'Noor', last_name: 'Aziz', abn: '51824753556' }),
    await api.person('worker', { first_name: 'Mei', last_name: 'Lin', abn: '53004085616' }),
  ] as const;
  for (const stranger of strangers) await makeTerms(api.services, stranger);
  const ids = [await approved({}, job, strangers[1]), await approved({}, job, strangers[0]), await approved()];
  const { status, message, data } = await generate(ids, [await spent({}, strangers[0])]);
  assert.deepEqual([status, message], [404, 'Contact id not found.']);
  assert.deepEqual(data, {
    workers: [
      { id: strangers[0].id, first_name: 'Noor', last_name: 'Aziz' },
      { id: strangers[1].id, first_name: 'Mei', last_name: 'Lin' },
    ],
  });
  assert.ok((await shiftsOf(ids)).every(({ status: standing }) => standing === 'approved'));
});

test("an invoice is due after the organisation's payment days at the time of generation", async () => {
  const settings = { time_zone: 'Australia/Sydney', login_errors: 'exact' } as const;
  const set = async (payment_days: number) => {
    const { status } = await api.send(organisation.update, { ...settings, payment_days }, as(admin));
    assert.equal(status, 200);
  };
  await set(30);
  const [invoice] = (await generate([await approved()])).data.invoices;
  await set(7);
  const source = await readSource(api.services.db, invoice?.id ?? 0);
  assert.ok(source);
  const { date, dueDate } = billFrom(source, LINE_ITEMS);
  assert.equal(daysBetween(date, dueDate), 30);
  const [next] = (await generate([await approved()])).data.invoices;
  assert.equal((await readSource(api.services.db, next?.id ?? 0))?.payment_days, 7);
  await set(14);
});
