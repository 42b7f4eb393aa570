import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let manager: Person;
let worker: Person;
let job: { id: number; house_id: number };

before(async () => {
  api = await startApi();
  [admin, manager, worker] = [await api.person('super_admin'), await api.person('senior_manager'), await api.person('worker')];
  const house = await makeHouse(api.services, {});
  job = await makeJob(api.services, { house, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
});
after(() => api.close());

const spent = async (amount_cents: number, by: Person = worker) =>
  (await makeExpense(api.services, { job, worker, by }, { amount_cents })).id;
const approve = (ids: readonly number[], seen: readonly number[] = [], by = manager) =>
  api.send(expenses.approveMany, { ids: [...ids], seen: [...seen] }, { token: by.token });
const statusOf = async (id: number) => (await api.send(expenses.get, { id }, { token: admin.token })).data.status;

const LOOK_FIRST = 'Above $100.00: look at its receipt before you approve it.';

test('several expenses are approved, except those above $100.00 whose receipt was not opened', async () => {
  const [small, edge, above, looked] = [await spent(2_400), await spent(10_000), await spent(10_001), await spent(25_000)];
  const { status, data } = await approve([small, edge, above, looked], [looked]);
  assert.deepEqual([status, data], [200, { approved: [small, edge, looked], left: [{ id: above, reason: LOOK_FIRST }] }]);
  assert.deepEqual([await statusOf(small), await statusOf(above)], ['approved', 'pending']);
});

test('an expense that cannot be approved does not block the others; each refused one has its reason', async () => {
  const [first, own, decided, last] = [await spent(500), await spent(500, manager), await spent(500), await spent(500)];
  await approve([decided], [], admin);
  const { data } = await approve([first, own, decided, 999_999, last, first]);
  assert.deepEqual(data.approved, [first, last]);
  assert.deepEqual(
    data.left.map(({ id, reason }) => [id, reason]),
    [
      [own, 'Nobody decides on their own expense.'],
      [decided, 'Only a pending expense can be changed.'],
      [999_999, 'Record does not exist.'],
    ],
  );
});

test('R6-015: a worker cannot approve several expenses, and more than 100 are refused', async () => {
  const id = await spent(500);
  assert.equal((await approve([id], [], worker)).status, 401);
  assert.equal(await statusOf(id), 'pending');
  assert.equal((await approve(Array.from({ length: 101 }, (_, at) => at + 1))).status, 422);
});
