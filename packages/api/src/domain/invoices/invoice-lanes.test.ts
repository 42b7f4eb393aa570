import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoiceLanes } from '@careloom/contract/resources/invoice-lanes';
import { invoices } from '@careloom/contract/resources/invoices';
import { addDays, localDay } from '../../platform/clock/local-day';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let worker: Person;
let job: { id: number; house_id: number };
let leader: Person;
before(async () => {
  api = await startApi();
  [admin, worker, leader] = [await api.person('super_admin'), await api.person('worker'), await api.person('team_leader')];
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  // An invoice is due after 14 days.
  for (const fields of [
    { status: 'generated', date: ago(1) },
    { status: 'generated', date: ago(14) },
    { status: 'awaiting_payment', date: ago(15) },
    { status: 'part_paid', date: ago(51), paid_cents: 10_000 },
    { status: 'paid', date: ago(80), paid_cents: 38_840 },
    { status: 'void', date: ago(80) },
  ] as const)
    await makeInvoice(api.services, { job, worker, by: admin }, fields);
  await makeInvoice(api.services, { job: await elsewhere(), worker: await api.person('worker'), by: admin }, { date: ago(0) });
});
after(() => api.close());

/** A day before today, in the organisation's time zone. */
const ago = (days: number) => addDays(localDay(api.services.clock.now(), 'Australia/Sydney'), -days);
const elsewhere = async () => makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
const as = (person: Person) => ({ token: person.token });
const lanes = async (person: Person, query: object = {}) =>
  Object.fromEntries(
    (await api.send(invoiceLanes.lanes, query, as(person))).data.lanes.map(({ status, count, payable, due, oldest_days }) => [
      status,
      [count, payable, due, oldest_days],
    ]),
  );

test('each state has its count and sums, and overdue invoices have their days', async () => {
  assert.deepEqual(await lanes(leader), {
    generated: [2, '776.80', '776.80', null],
    awaiting_payment: [1, '388.40', '388.40', 1],
    part_paid: [1, '388.40', '288.40', 37],
    paid: [1, '388.40', '0.00', null],
    void: [1, '388.40', '0.00', null],
    overdue: [2, '776.80', '676.80', 37],
  });
});

test("the lanes are limited to the user's scope and filtered like the list", async () => {
  assert.deepEqual((await lanes(admin))['generated'], [3, '1165.20', '1165.20', null]);
  assert.deepEqual((await lanes(worker))['generated'], [2, '776.80', '776.80', null]);
  assert.deepEqual((await lanes(worker, { from: ago(3) }))['generated'], [1, '388.40', '388.40', null]);
  assert.deepEqual((await lanes(worker, { search: 'nobody' }))['overdue'], [0, '0.00', '0.00', null]);
});

test('the list can be filtered by overdue, whatever the state', async () => {
  const { items } = (await api.send(invoices.list, { status: 'overdue' }, as(leader))).data;
  assert.deepEqual(
    items.map(({ status, due_date }) => [status, due_date]),
    [
      ['awaiting_payment', ago(1)],
      ['part_paid', ago(37)],
    ],
  );
  assert.equal((await api.send(invoices.list, { status: 'overdue,paid' }, as(leader))).data.total, 3);
});

test('payable invoices come oldest first, with their total', async () => {
  const { invoices: list, count, due } = (await api.send(invoiceLanes.payable, {}, as(admin))).data;
  assert.deepEqual([count, due, list.map((one) => one.due)], [5, '1842.00', ['288.40', '388.40', '388.40', '388.40', '388.40']]);
  const late = (await api.send(invoiceLanes.payable, { status: 'overdue' }, as(admin))).data;
  assert.deepEqual([late.count, late.due], [2, '676.80']);
  assert.equal((await api.send(invoiceLanes.payable, {}, as(leader))).status, 401);
});

test('an invoice has its due date, its payee with the account, and what its lines bill', async () => {
  const payee = await api.person('worker', { abn: '51824753556', address: '12 Good Street', suburb: 'Granville', post_code: '2142' });
  const { id } = await makeInvoice(api.services, { job, worker: payee, by: admin }, { date: '2026-11-21' });
  const { data } = await api.send(invoices.get, { id }, as(payee));
  assert.deepEqual([data.due_date, data.expenses, data.fee_percent, data.void_reason], ['2026-12-05', '18.40', 7.5, null]);
  assert.deepEqual(data.payee, {
    abn: '51824753556',
    location: { address: '12 Good Street', suburb: 'Granville', state: data.payee?.location.state, post_code: '2142' },
  });
  assert.deepEqual(
    data.line_items.map(({ shift_id, expense_id }) => [shift_id, expense_id]),
    [
      [null, null],
      [null, null],
    ],
  );
  assert.deepEqual(
    data.history?.map(({ kind, by }) => [kind, by?.id]),
    [['generated', admin.id]],
  );
});
