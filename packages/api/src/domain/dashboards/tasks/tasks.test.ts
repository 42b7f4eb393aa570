import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { tasks } from '@careloom/contract/resources/tasks';
import { invoices } from '../../../platform/db/schema/invoices';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { startApi, type TestApi } from '../../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../../testing/records';
import { eq } from 'drizzle-orm';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let agreement: { id: number };
before(async () => {
  api = await startApi();
  // 21 November, 20:00 in Sydney.
  api.clock.set(new Date('2026-11-21T09:00:00Z'));
  [admin, leader, worker] = [
    await api.person('super_admin'),
    await api.person('team_leader'),
    await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' }),
  ];
  await api.person('worker', {
    first_name: 'Tuan',
    last_name: 'Nguyen',
    verification_status: 'pending',
    created_at: new Date('2026-11-18T20:00:00Z'),
  });
  await api.person('worker', {
    first_name: 'Divya',
    last_name: 'Krishnan',
    verification_status: 'pending',
    created_at: new Date('2026-11-20T00:00:00Z'),
  });
  await api.person('worker', { verification_status: 'rejected' });
  const [led, elsewhere] = [
    await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id }),
    await makeHouse(api.services, { name: 'Wattle Grove' }),
  ];
  const assigned = { status: 'assigned' as const, worker_id: worker.id, assigned_at: new Date() };
  const own = { job: await makeJob(api.services, { house: led, postedBy: admin }, assigned), worker, by: worker };
  const far = { job: await makeJob(api.services, { house: elsewhere, postedBy: admin }, assigned), worker, by: admin };
  agreement = await makeAgreement(api.services, worker, {
    status: 'awaiting_signature',
    signed_at: null,
    sent_at: new Date('2026-11-10T00:00:00Z'),
  });
  const shift = (work: typeof own, start: string, end: string, fields: object) =>
    makeShift(api.services, work, { date: '2026-11-21', start_at: new Date(start), end_at: new Date(end), ...fields });
  const nobody = { worker_id: null, pay_level_id: null, status: 'published' as const };
  await shift(far, '2026-11-21T11:00:00Z', '2026-11-21T19:00:00Z', {
    ...nobody,
    name: 'Night',
    start_time: '22:00',
    end_time: '06:00',
    type: 'sleep_over',
  });
  await shift(own, '2026-11-23T11:00:00Z', '2026-11-23T13:00:00Z', { ...nobody, name: 'Evening', date: '2026-11-23' });
  await shift(own, '2026-11-25T11:00:00Z', '2026-11-25T13:00:00Z', { ...nobody, date: '2026-11-25' });
  await shift(own, '2026-11-21T02:00:00Z', '2026-11-21T04:00:00Z', nobody);
  await shift(own, '2026-11-21T12:00:00Z', '2026-11-21T20:00:00Z', { start_time: '23:00', end_time: '07:00', type: 'active_night' });
  await shift(own, '2026-11-22T12:00:00Z', '2026-11-22T20:00:00Z', { date: '2026-11-22', type: 'active_night' });
  await makeExpense(api.services, own, { title: 'Parking', date: '2026-11-19', amount_cents: 2_400 });
  await makeExpense(api.services, own, { title: 'A ramp', date: '2026-11-18', amount_cents: 10_001 });
  await makeExpense(api.services, far, { title: 'Added by the admin', date: '2026-11-17', amount_cents: 500 });
  await makeExpense(api.services, far, { title: 'Decided', status: 'rejected', reject_reason: 'No.' });
  const invoice = await makeInvoice(api.services, far, { number: 'INV-7' });
  await api.services.db.update(invoices).set({ sync: 'failed' }).where(eq(invoices.id, invoice.id));
  await api.services.db
    .insert(xeroOutbox)
    .values({ invoice_id: invoice.id, idempotency_key: 'k', error: 'xero.contact', tried_at: new Date() });
});
after(() => api.close());

const read = async (as: Person) => (await api.send(tasks.list, {}, { token: as.token })).data ?? [];
const short = async (as: Person) =>
  (await read(as)).map(({ kind, total, items }) => [kind, total, ...items.map(({ name, date, acts }) => [name, date, acts])]);

test("an admin's tasks by kind: those due first, and whether they can be completed directly", async () => {
  assert.deepEqual(await short(admin), [
    ['applicant', 2, ['Tuan Nguyen', '2026-11-19', 1], ['Divya Krishnan', '2026-11-20', 1]],
    ['agreement', 1, ['Aroha Ngata', '2026-11-10', 1]],
    ['unfilled-shift', 2, ['Night', '2026-11-21', 1], ['Evening', '2026-11-23', 1]],
    ['expense', 3, ['Parking', '2026-11-19', 1], ['A ramp', '2026-11-18', 0], ['Added by the admin', '2026-11-17', 0]],
    ['xero', 1, ['INV-7', null, 1]],
  ]);
});

test('each task has the values of its record', async () => {
  const all = (await read(admin)).flatMap(({ items }) => items);
  const night = all.find(({ name }) => name === 'Night');
  assert.deepEqual([night?.house, night?.start_time, night?.end_time, night?.page_id], ['Wattle Grove', '22:00', '06:00', night?.id]);
  const signature = all.find(({ id, page_id }) => id === agreement.id && page_id === worker.id);
  assert.equal(signature?.person, 'Aroha Ngata');
  assert.equal(all.find(({ name }) => name === 'Parking')?.amount, '24.00');
  assert.equal(all.find(({ name }) => name === 'INV-7')?.reason, 'Contact id not found.');
});

test('a team leader sees the tasks of the houses led, and decides on no expense', async () => {
  assert.deepEqual(await short(leader), [
    ['unfilled-shift', 1, ['Evening', '2026-11-23', 1]],
    ['expense', 2, ['Parking', '2026-11-19', 0], ['A ramp', '2026-11-18', 0]],
  ]);
});

test('a worker who was reminded today cannot be reminded again', async () => {
  const { status } = await api.send(agreements.remind, { id: agreement.id }, { token: admin.token });
  assert.equal(status, 200);
  assert.equal((await read(admin)).find(({ kind }) => kind === 'agreement')?.items[0]?.acts, 0);
});

test('tonight: the nights that begin today and those still under way, not those of tomorrow', async () => {
  const nights = async (as: Person) =>
    ((await api.send(tasks.nights, {}, { token: as.token })).data ?? []).map(({ house, worker: name, type, start_time, end_time }) => [
      house,
      name,
      type,
      `${start_time} ${end_time}`,
    ]);
  const own = ['Banksia House', 'Aroha Ngata', 'active_night', '23:00 07:00'];
  assert.deepEqual(await nights(admin), [['Wattle Grove', null, 'sleep_over', '22:00 06:00'], own]);
  assert.deepEqual(await nights(leader), [own]);
  api.clock.set(new Date('2026-11-21T18:00:00Z')); // 05:00
  assert.equal((await nights(admin)).filter(([house]) => house === 'Wattle Grove').length, 1);
  api.clock.set(new Date('2026-11-21T09:00:00Z'));
});
