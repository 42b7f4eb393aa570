import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { invoices } from '@careloom/contract/resources/invoices';
import { shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { and, eq } from 'drizzle-orm';
import { notifications } from '../platform/db/schema/notices';
import { shifts as table } from '../platform/db/schema/shifts';
import { users } from '../platform/db/schema/identity';
import { startApi, type TestApi } from '../../testing/harness';
import { makeInvoice } from '../../testing/money-records';
import type { Person } from '../../testing/people';
import { makeHouse, makeJob } from '../../testing/records';
import { makeTerms } from '../../testing/terms';

const CHANGED = 'You added or changed this last, so somebody else approves it.';
const NO_OTHER = 'You added or changed this last, and no other account may approve it. Add a second account under My Team.';

let api: TestApi;
let admin: Person;
let manager: Person;
let worker: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Ada', last_name: 'Park' });
  manager = await api.person('senior_manager', { first_name: 'Mei', last_name: 'Lin' });
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  await makeTerms(api.services, worker);
  job = await makeJob(
    api.services,
    { house: await makeHouse(api.services), postedBy: admin },
    { name: 'Night support', status: 'assigned', worker_id: worker.id },
  );
});

const as = ({ token }: Person) => ({ token });
const body = (fields: object = {}) => ({
  job_id: job.id,
  worker_id: worker.id,
  date: '2026-11-18',
  name: 'Morning',
  start_time: '09:00',
  end_time: '17:00',
  type: 'normal' as const,
  ...fields,
});
const add = async (by: Person, fields: object = {}) => (await api.send(shifts.create, body(fields), as(by))).data.id;
const edit = (by: Person, id: number, fields: object = {}) => api.send(shifts.update, { id, ...body(fields) }, as(by));
const submit = (by: Person, id: number) => api.send(timesheets.submit, { ids: [id] }, as(by));
const approve = (by: Person, id: number) => api.send(timesheets.approve, { ids: [id] }, as(by));
const statusAndMessage = ({ status, message }: { status: number; message: string }) => [status, message];
const rowOf = async (id: number) => (await api.services.db.select().from(table).where(eq(table.id, id)))[0] ?? assert.fail();
const noticesOf = async (person: Person, type: 'shift_changed' | 'expense_changed') =>
  (
    await api.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, person.id), eq(notifications.type, type)))
  ).map(({ message }) => message);

test('a user who planned a shift cannot approve its timesheet; a colleague can', async () => {
  const id = await add(admin);
  assert.equal((await submit(worker, id)).status, 200);
  assert.deepEqual(statusAndMessage(await approve(admin, id)), [422, CHANGED]);
  assert.equal((await approve(manager, id)).status, 200);
});

const CHANGES: readonly (readonly [string, () => object | Promise<object>, string, string])[] = [
  ['hours', () => ({ end_time: '18:00' }), '09:00–17:00, $320.00', '09:00–18:00, $360.00'],
  ['day', () => ({ date: '2026-11-19' }), '18 Nov 2026', '19 Nov 2026'],
  ['a declared holiday', () => ({ is_holiday: 1 }), 'no declared holiday, $320.00', 'public holiday, $704.00'],
  [
    'job',
    async () => ({
      job_id: (await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }, { name: 'River walks' })).id,
    }),
    'Night support',
    'River walks',
  ],
];
for (const [what, fields, before_, after_] of CHANGES) {
  test(`a change of ${what} by somebody else returns a submitted shift to its worker, who is notified of the old and new values`, async () => {
    const id = await add(admin);
    await submit(worker, id);
    const { data } = await edit(manager, id, await fields());
    assert.deepEqual([data.status, data.awaits_worker], ['completed', 1]);
    assert.deepEqual(await noticesOf(worker, 'shift_changed'), [
      `Mei Lin changed your timesheet Morning: ${before_} became ${after_}. Submit it again if it is right.`,
    ]);
    const refused = [422, 'This timesheet was changed after it was submitted: its worker submits it again.'];
    for (const person of [manager, admin]) assert.deepEqual(statusAndMessage(await submit(person, id)), refused);
    assert.equal((await submit(worker, id)).status, 200);
    assert.deepEqual(statusAndMessage(await approve(manager, id)), [422, CHANGED]);
    assert.equal((await approve(admin, id)).status, 200);
  });
}

test('wake-ups and the type of a sleep over count as such changes', async () => {
  const night = { start_time: '22:00', end_time: '06:00', type: 'sleep_over' };
  const id = await add(admin, night);
  await submit(worker, id);
  await edit(manager, id, { ...night, wake_ups: [{ start_time: '02:10', end_time: '02:40' }] });
  await submit(worker, id);
  await edit(manager, id, { ...night, type: 'active_night' });
  assert.deepEqual(await noticesOf(worker, 'shift_changed'), [
    'Mei Lin changed your timesheet Morning: no wake-up, $80.00 became woken 02:10–02:40, $127.50. Submit it again if it is right.',
    'Mei Lin changed your timesheet Morning: sleep over, woken 02:10–02:40, $127.50 became active night, no wake-up, $380.00. Submit it again if it is right.',
  ]);
});

test('a change of name or note does not affect pay', async () => {
  const id = await add(admin);
  await submit(worker, id);
  assert.equal((await edit(manager, id, { name: 'Day', description: 'Blue book.' })).data.status, 'submitted');
  assert.deepEqual(await noticesOf(worker, 'shift_changed'), []);
  assert.equal((await approve(manager, id)).status, 200);
});

test('a new worker is notified, and so is the previous one', async () => {
  const other = await api.person('worker', { first_name: 'Noor', last_name: 'Aziz' });
  await makeTerms(api.services, other);
  const id = await add(admin);
  await submit(worker, id);
  await edit(manager, id, { worker_id: other.id });
  for (const person of [worker, other]) assert.match((await noticesOf(person, 'shift_changed'))[0] ?? '', /became Noor Aziz\./);
  assert.equal((await submit(worker, id)).status, 404);
  assert.equal((await submit(other, id)).status, 200);
});

test('a change of an approved shift revokes the approval and returns it to its worker', async () => {
  const id = await add(admin);
  await submit(worker, id);
  await approve(manager, id);
  assert.deepEqual((await edit(admin, id, { end_time: '18:00' })).data.status, 'completed');
  const row = await rowOf(id);
  assert.deepEqual([row.approved_by_id, row.changed_by_id, row.returned_at !== null], [null, admin.id, true]);
});

test('if the worker has left, a colleague of the person who made the change submits', async () => {
  const id = await add(admin);
  await submit(worker, id);
  await edit(manager, id, { end_time: '18:00' });
  await api.services.db.update(users).set({ archived_at: api.clock.now() }).where(eq(users.id, worker.id));
  assert.equal((await submit(manager, id)).status, 422);
  assert.equal((await submit(admin, id)).status, 200);
});

test('an upload that changes a submitted shift also returns it to its worker', async () => {
  const id = await add(admin);
  await submit(worker, id);
  const row = `${job.id},${worker.email},2026-11-18,Morning,09:00,19:00,no,no,no,`;
  const file = new File([`${SHEET_COLUMNS.join()}\n${row}`], 'sheet.csv', { type: 'text/csv' });
  assert.equal((await api.send(timesheets.upload, { file }, as(manager))).status, 200);
  assert.deepEqual([(await rowOf(id)).status, (await rowOf(id)).changed_by_id], ['completed', manager.id]);
  assert.deepEqual(await noticesOf(worker, 'shift_changed'), [
    'Mei Lin changed your timesheet Morning: 09:00–17:00, $320.00 became 09:00–19:00, $400.00. Submit it again if it is right.',
  ]);
  await submit(worker, id);
  assert.deepEqual(statusAndMessage(await approve(manager, id)), [422, CHANGED]);
});

test('a user who created and approved work cannot pay it; a colleague can', async () => {
  const work = { job, worker, by: manager };
  const make = async (fields: object) => {
    const { id } = await makeInvoice(api.services, work, { number: `FE-${Math.random()}` });
    const shift = await add(admin);
    await api.services.db
      .update(table)
      .set({ created_by_id: admin.id, changed_by_id: worker.id, approved_by_id: admin.id, status: 'invoiced', invoice_id: id, ...fields })
      .where(eq(table.id, shift));
    return id;
  };
  const pay = (by: Person, id: number) => api.send(invoices.pay, { ids: [id] }, as(by));
  const id = await make({});
  assert.deepEqual(statusAndMessage(await pay(admin, id)), [422, 'You created and approved this work, so somebody else pays it.']);
  assert.equal((await pay(manager, id)).status, 200);
  await api.services.db.update(table).set({ status: 'cancelled' });
  assert.equal((await pay(admin, await make({ cost_cents: 0 }))).status, 200);
});

const spend = async (by: Person, fields: object = {}) => {
  const sent = { date: '2026-11-19', title: 'Taxi', amount: '10.00', job_id: job.id, worker_id: worker.id, ...fields };
  return (await api.send(expenses.create, sent, as(by))).data.id;
};
const change = (by: Person, id: number, fields: object = {}) =>
  api.send(
    expenses.update,
    { id, date: '2026-11-19', title: 'Taxi', amount: '10.00', job_id: job.id, worker_id: worker.id, ...fields },
    as(by),
  );
const decide = (by: Person, id: number) => api.send(expenses.approve, { id }, as(by));
const confirm = (by: Person, id: number) => api.send(expenses.confirm, { id }, as(by));

test('a user who changed the amount of an expense cannot approve it, and its worker confirms it first', async () => {
  const id = await spend(worker);
  const { data } = await change(manager, id, { amount: '5000' });
  assert.deepEqual([data.status, data.awaits_worker], ['pending', 1]);
  assert.deepEqual(await noticesOf(worker, 'expense_changed'), [
    'Mei Lin changed your expense Taxi: $10.00 became $5000.00. Confirm it if it is right.',
  ]);
  assert.deepEqual(statusAndMessage(await decide(manager, id)), [422, CHANGED]);
  assert.deepEqual(statusAndMessage(await decide(admin, id)), [422, 'This expense was changed: its worker confirms it first.']);
  assert.deepEqual([(await confirm(manager, id)).error, (await confirm(admin, id)).status], ['forbidden', 401]);
  const confirmed = await confirm(worker, id);
  assert.deepEqual([...statusAndMessage(confirmed), confirmed.data.awaits_worker], [200, 'Expense confirmed successfully.', 0]);
  assert.deepEqual(statusAndMessage(await decide(manager, id)), [422, CHANGED]);
  assert.equal((await decide(admin, id)).status, 200);
  assert.deepEqual(statusAndMessage(await confirm(worker, id)), [422, 'Only a pending expense can be changed.']);
});

test("a worker's own change, and a change of texts only, need no confirmation", async () => {
  const id = await spend(worker);
  assert.equal((await change(worker, id, { amount: '12' })).data.awaits_worker, 0);
  assert.equal((await change(manager, id, { amount: '12', title: 'Taxi home' })).data.awaits_worker, 0);
  assert.equal((await decide(manager, id)).status, 200);
});

test('in an organisation with one administrator the refusal suggests adding a second account', async () => {
  const [shift, expense, changed] = [await add(admin), await spend(admin), await spend(worker)];
  await submit(worker, shift);
  await change(admin, changed, { amount: '11' });
  await confirm(worker, changed);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, manager.id));
  assert.deepEqual(statusAndMessage(await approve(admin, shift)), [422, NO_OTHER]);
  assert.deepEqual(statusAndMessage(await decide(admin, expense)), [401, NO_OTHER]);
  assert.deepEqual(statusAndMessage(await decide(admin, changed)), [422, NO_OTHER]);
  await api.services.db.update(users).set({ is_active: true }).where(eq(users.id, manager.id));
  assert.equal((await approve(manager, shift)).status, 200);
});
