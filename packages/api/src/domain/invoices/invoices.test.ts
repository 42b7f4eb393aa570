import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { eq } from 'drizzle-orm';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { users } from '../../platform/db/schema/identity';
import { period } from '../../platform/serialize/values';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
let job: { id: number; house_id: number };
let foreign: { id: number; house_id: number };
let mine: { id: number; number: string };
let theirs: { id: number; number: string };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  worker = await api.person('worker', { first_name: 'Aroha' });
  other = await api.person('worker');
  const assigned = (person: Person) => ({ status: 'assigned' as const, worker_id: person.id });
  job = await makeJob(
    api.services,
    { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin },
    assigned(worker),
  );
  foreign = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }, assigned(other));
  mine = await makeInvoice(
    api.services,
    { job, worker, by: admin },
    { status: 'part_paid', paid_cents: 10_000, paid_by_id: admin.id, paid_on: '2026-11-25' },
  );
  theirs = await makeInvoice(api.services, { job: foreign, worker: other, by: admin }, { date: '2026-11-01' });
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const numbers = async (person: Person, query = {}) =>
  (await api.send(invoices.list, query, as(person))).data.items.map(({ number }) => number);

test('each role lists its invoices: all, those of the houses led, their own', async () => {
  assert.deepEqual(await numbers(admin), [mine.number, theirs.number]);
  for (const person of [leader, worker]) assert.deepEqual(await numbers(person), [mine.number]);
  assert.deepEqual(await numbers(other), [theirs.number]);
});

test("a list of invoices has the worker's picture", async () => {
  const picture = { ownerId: worker.id, kind: 'picture', name: 'worker.png', mime: 'image/png', content: Buffer.from('face') } as const;
  const picture_file_id = await api.services.files.save(api.services.db, picture);
  await api.services.db.update(users).set({ picture_file_id }).where(eq(users.id, worker.id));
  const [listed] = (await api.send(invoices.list, {}, as(leader))).data.items;
  const face = await fetch(`${api.url}${listed?.worker.sm_profile_picture_url ?? ''}`);
  assert.deepEqual([face.status, await face.text()], [200, 'face']);
});

test('invoices are filtered by search, days, status and amount due', async () => {
  assert.deepEqual(await numbers(admin, { search: 'aroha' }), [mine.number]);
  assert.deepEqual(await numbers(admin, { to: '2026-11-10' }), [theirs.number]);
  assert.deepEqual(await numbers(admin, { status: 'part_paid' }), [mine.number]);
  assert.deepEqual(await numbers(admin, { sort: 'amount_due', dir: 'desc' }), [theirs.number, mine.number]);
});

test("R7-045: the admin side and the house's team leader read an invoice of a job", async () => {
  for (const person of [admin, leader]) {
    const { status, data } = await api.send(invoices.oneOfJob, { id: job.id, n: mine.id }, as(person));
    assert.deepEqual([status, data.number], [200, mine.number]);
  }
  assert.equal((await api.send(invoices.ofJob, { id: job.id }, as(leader))).data.total, 1);
});

test('an invoice has its totals in dollars, and its lines', async () => {
  const { data } = await api.send(invoices.oneOfOwnJob, { id: job.id, n: mine.id }, as(worker));
  const { sub_total, cost_of_service, shift_fees, gst, payable_amount, less_amount_paid, amount_due, hours_of_service, duration } = data;
  assert.deepEqual([cost_of_service, sub_total, shift_fees, gst], ['400.00', '418.40', '30.00', '0.00']);
  assert.deepEqual([payable_amount, less_amount_paid, amount_due, hours_of_service], ['388.40', '100.00', '288.40', '10.00']);
  assert.equal(duration, '1 Nov 2026 - 14 Nov 2026');
  const work = { shift_id: null, expense_id: null };
  assert.deepEqual(data.line_items, [
    {
      ...work,
      description: 'Mon 2 Nov',
      service_hours: '10.00',
      quantity: '10.00',
      unit_amount: '40.00',
      amount: '400.00',
      item_code: null,
    },
    {
      ...work,
      description: 'Bus fares',
      service_hours: null,
      quantity: '1.00',
      unit_amount: '18.40',
      amount: '18.40',
      item_code: 'EXPENSE',
    },
  ]);
});

test('the accounting status is the one in Xero, and before it is there, the local one', async () => {
  for (const [fields, expected] of [
    [{}, 'awaiting payment'],
    [{ status: 'paid' }, 'paid'],
    [{ status: 'paid', xero_status: 'AUTHORISED' }, 'awaiting payment'],
    [{ status: 'awaiting_payment', xero_status: 'PAID' }, 'paid'],
  ] as const) {
    const { id } = await makeInvoice(api.services, { job, worker, by: admin }, fields);
    assert.equal((await api.send(invoices.get, { id }, as(admin))).data.accounting_status, expected);
  }
});

test('a void invoice has nothing due', async () => {
  const { id } = await makeInvoice(api.services, { job, worker, by: admin }, { status: 'void' });
  assert.equal((await api.send(invoices.get, { id }, as(admin))).data.amount_due, '0.00');
});

test('an invoice that is out of scope, or of another job, answers 404', async () => {
  const asked = [
    await api.send(invoices.get, { id: theirs.id }, as(leader)),
    await api.send(invoices.get, { id: theirs.id }, as(worker)),
    await api.send(invoices.ofJob, { id: foreign.id }, as(leader)),
    await api.send(invoices.ofOwnJob, { id: foreign.id }, as(worker)),
    await api.send(invoices.oneOfJob, { id: job.id, n: theirs.id }, as(admin)),
  ];
  assert.deepEqual(
    asked.map(({ status }) => status),
    [404, 404, 404, 404, 404],
  );
});

test('the list takes two statements, lines included', async () => {
  assert.equal(await countStatements(() => numbers(admin)), 2);
});

test('a period of one day includes that day', () => {
  assert.equal(period('2026-11-01', '2026-11-01'), '1 Nov 2026');
});
