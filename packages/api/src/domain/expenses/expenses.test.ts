import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { eq } from 'drizzle-orm';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { users } from '../../platform/db/schema/identity';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
let job: { id: number; house_id: number };
let foreign: { id: number; house_id: number };
let mine: { id: number };
let theirs: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  worker = await api.person('worker', { first_name: 'Joseph', last_name: 'Papadopoulos' });
  other = await api.person('worker');
  const assigned = (person: Person) => ({ status: 'assigned' as const, worker_id: person.id });
  job = await makeJob(
    api.services,
    { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin },
    assigned(worker),
  );
  foreign = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin }, assigned(other));
  mine = await makeExpense(api.services, { job, worker, by: worker });
  theirs = await makeExpense(
    api.services,
    { job: foreign, worker: other, by: admin },
    { title: 'Fuel', date: '2026-10-02', amount_cents: 405 },
  );
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const titles = async (person: Person, query = {}) =>
  (await api.send(expenses.list, query, as(person))).data.items.map(({ title }) => title);

test('each role lists its expenses: all, those of the houses led, their own', async () => {
  assert.deepEqual(await titles(admin), ['Parking at Westmead Hospital', 'Fuel']);
  assert.deepEqual(await titles(leader), ['Parking at Westmead Hospital']);
  assert.deepEqual(await titles(worker), ['Parking at Westmead Hospital']);
  assert.deepEqual(await titles(other), ['Fuel']);
});

test("a list of expenses has the worker's picture", async () => {
  const picture = { ownerId: worker.id, kind: 'picture', name: 'worker.png', mime: 'image/png', content: Buffer.from('face') } as const;
  const picture_file_id = await api.services.files.save(api.services.db, picture);
  await api.services.db.update(users).set({ picture_file_id }).where(eq(users.id, worker.id));
  const [listed] = (await api.send(expenses.list, {}, as(leader))).data.items;
  const face = await fetch(`${api.url}${listed?.worker?.sm_profile_picture_url ?? ''}`);
  assert.deepEqual([face.status, await face.text()], [200, 'face']);
});

test('expenses are filtered by search, days, status and amount', async () => {
  assert.deepEqual(await titles(admin, { search: 'joseph parking' }), ['Parking at Westmead Hospital']);
  assert.deepEqual(await titles(admin, { to: '2026-10-31' }), ['Fuel']);
  assert.deepEqual(await titles(admin, { status: 'approved' }), []);
  assert.deepEqual(await titles(admin, { sort: 'amount' }), ['Fuel', 'Parking at Westmead Hospital']);
});

test("R7-046: the admin side and the house's team leader read an expense of a job", async () => {
  for (const person of [admin, leader]) {
    const { status, data } = await api.send(expenses.oneOfJob, { id: job.id, n: mine.id }, as(person));
    assert.deepEqual([status, data.id, data.amount, data.added_by.first_name], [200, mine.id, '24.00', 'Joseph']);
  }
  assert.deepEqual((await api.send(expenses.ofJob, { id: job.id }, as(leader))).data.total, 1);
});

test('R7-053: a worker reads their own expense of their own job', async () => {
  const { status, data } = await api.send(expenses.oneOfOwnJob, { id: job.id, n: mine.id }, as(worker));
  assert.deepEqual([status, data.id], [200, mine.id]);
});

test('an expense that is out of scope, or of another job, answers 404', async () => {
  const asked = [
    await api.send(expenses.get, { id: theirs.id }, as(leader)),
    await api.send(expenses.get, { id: theirs.id }, as(worker)),
    await api.send(expenses.ofJob, { id: foreign.id }, as(leader)),
    await api.send(expenses.ofOwnJob, { id: foreign.id }, as(worker)),
    await api.send(expenses.oneOfJob, { id: job.id, n: theirs.id }, as(admin)),
  ];
  assert.deepEqual(
    asked.map(({ status }) => status),
    [404, 404, 404, 404, 404],
  );
});

test('an expense has an approver only if it was approved', async () => {
  const decided = { decided_by_id: admin.id, decided_on: '2026-11-20' };
  const work = { job, worker, by: worker };
  const approved = await makeExpense(api.services, work, { ...decided, status: 'approved' });
  const rejected = await makeExpense(api.services, work, { ...decided, status: 'rejected', reject_reason: 'A private purchase.' });
  const read = async (id: number) => (await api.send(expenses.get, { id }, as(admin))).data;
  const [yes, no] = [await read(approved.id), await read(rejected.id)];
  assert.deepEqual([yes.status, yes.approved_by?.id, yes.approved_date], ['approved', admin.id, '2026-11-20']);
  assert.deepEqual([no.status, no.approved_by, no.approved_date, no.reject_reason], ['rejected', null, null, 'A private purchase.']);
});

test('the list takes two statements', async () => {
  assert.equal(await countStatements(() => titles(admin)), 2);
});
