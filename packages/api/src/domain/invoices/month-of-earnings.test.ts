import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { earnings } from '@careloom/contract/resources/earnings';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { paidPartOf, stateOf } from './get-month-of-earnings';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let invoiceId: number;

before(async () => {
  api = await startApi();
  // 31 October in UTC, and already 1 November in Sydney.
  api.clock.set(new Date('2026-10-31T13:30:00Z'));
  [admin, leader, worker] = [await api.person('super_admin'), await api.person('team_leader'), await api.person('worker')];
  const jobIn = async (fields: object) => makeJob(api.services, { house: await makeHouse(api.services, fields), postedBy: admin });
  const led = { job: await jobIn({ name: 'Banksia House', team_leader_id: leader.id }), worker, by: admin };
  const elsewhere = { ...led, job: await jobIn({}) };
  const on = (date: string) => ({ date, start_at: new Date(`${date}T01:00:00Z`), end_at: new Date(`${date}T09:00:00Z`) });
  const invoice = await makeInvoice(api.services, led, {
    ...{ cost_of_service_cents: 64_000, shift_fees_cents: 4_800, expenses_cents: 0, payable_cents: 59_200, paid_cents: 14_800 },
    ...{ date: '2026-10-20', status: 'part_paid', number: 'INV-2026-0900' },
  });
  invoiceId = invoice.id;
  await makeShift(api.services, led, { ...on('2026-09-30'), status: 'invoiced', invoice_id: invoice.id });
  await makeShift(api.services, led, { ...on('2026-10-01'), status: 'invoiced', invoice_id: invoice.id, name: 'First' });
  await makeShift(api.services, elsewhere, { ...on('2026-10-15'), status: 'approved', fee_percent: 5, fee_cents: 1_600 });
  await makeShift(api.services, led, { ...on('2026-10-30'), status: 'submitted' });
  await makeShift(api.services, led, { ...on('2026-10-31'), status: 'confirmed' });
  await makeShift(api.services, led, { ...on('2026-10-28'), status: 'cancelled' });
  await makeShift(api.services, led, { ...on('2026-10-29'), status: 'draft' });
  await makeShift(api.services, led, { ...on('2026-11-05'), status: 'published' });
});
after(() => api.close());

const read = async (person: Person, query: object = {}, id = worker.id) =>
  (await api.send(earnings.month, { id, ...query }, { token: person.token })).data;
const shown = ({ shifts }: Awaited<ReturnType<typeof read>>) => shifts.map(({ date, state }) => `${date} ${state}`);

test('a month has its shifts with their lines, fee and state, by the day on which they begin', async () => {
  for (const person of [admin, worker]) {
    const month = await read(person, { month: '2026-10' });
    assert.deepEqual(shown(month), ['2026-10-01 approved', '2026-10-15 approved', '2026-10-30 waiting', '2026-10-31 rostered']);
    assert.deepEqual([month.month, month.today, month.first_month, month.last_month], ['2026-10', '2026-11-01', '2026-09', '2026-11']);
    assert.deepEqual(month.fee_percents, [5, 7.5]);
    const [first] = month.shifts;
    assert.deepEqual(
      [first?.name, first?.house, first?.start_time, first?.end_time, first?.cost_cents, first?.fee_cents, first?.invoice_id],
      ['First', 'Banksia House', '09:00', '17:00', 32_000, 2_400, invoiceId],
    );
    const line = { part: 'work', day_type: 'weekday', rate_type: 'weekday', paid_minutes: 480, rate_cents: 4_000, amount_cents: 32_000 };
    assert.deepEqual(first?.lines, [line]);
  }
});

test('an invoice counts only with its shifts of the month, and with the paid part of them', async () => {
  const { invoices } = await read(worker, { month: '2026-10' });
  assert.deepEqual(invoices, [
    { id: invoiceId, number: 'INV-2026-0900', status: 'part_paid', due_date: '2026-11-03', net_cents: 29_600, paid_cents: 7_400 },
  ]);
});

test("the default month is the organisation's current one", async () => {
  const month = await read(worker);
  assert.deepEqual([month.month, shown(month)], ['2026-11', ['2026-11-05 rostered']]);
});

test('a team leader sees the shifts in the houses led; another worker and an unknown one get the same empty answer', async () => {
  assert.deepEqual(shown(await read(leader, { month: '2026-10' })), ['2026-10-01 approved', '2026-10-30 waiting', '2026-10-31 rostered']);
  const other = await api.person('worker');
  const nothing = {
    month: '2026-11',
    today: '2026-11-01',
    first_month: '2026-11',
    last_month: '2026-11',
    fee_percents: [],
    shifts: [],
    invoices: [],
  };
  assert.deepEqual(await read(other), nothing);
  assert.deepEqual(await read(admin, {}, 999_999), nothing);
});

test('an invalid month is refused', async () => {
  for (const month of ['2026-13', '2026', '26-01', '2026-1']) {
    const { code, errors } = await api.send(earnings.month, { id: worker.id, month }, { token: worker.token });
    assert.deepEqual([code, Object.keys(errors ?? {})], [422, ['month']], month);
  }
});

test('it takes five statements, including the one for the token', async () => {
  assert.equal(await countStatements(() => read(worker, { month: '2026-10' })), 5);
});

test('the paid part, and the state of a shift', () => {
  const parts: [net: number, paid: number, payable: number, part: number][] = [
    [29_600, 0, 59_200, 0],
    [29_600, 59_200, 59_200, 29_600],
    [10_000, 1, 3, 3_333],
    [10_000, 2, 3, 6_667],
    [0, 0, 0, 0],
  ];
  for (const [net, paid, payable, part] of parts) assert.equal(paidPartOf(net, paid, payable), part);
  const states = ['published', 'confirmed', 'in_progress', 'completed', 'submitted', 'approved', 'invoiced'] as const;
  assert.deepEqual(states.map(stateOf), ['rostered', 'rostered', 'rostered', 'waiting', 'waiting', 'approved', 'approved']);
});
