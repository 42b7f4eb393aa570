import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expenses } from '@careloom/contract/resources/expenses';
import { houses } from '@careloom/contract/resources/houses';
import { shifts } from '@careloom/contract/resources/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  job = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());

const as = () => ({ token: admin.token });
/** The same number in other notations that `Number` accepts. */
const otherWritings = (id: number) => [`0x${id.toString(16)}`, `0b${id.toString(2)}`, `0o${id.toString(8)}`, `${id}e0`];

test('an id in a path is in decimal digits: any other notation answers 404', async () => {
  assert.equal((await api.send(houses.get, { id: job.house_id }, as())).status, 200);
  for (const id of otherWritings(job.house_id)) {
    const { status, message } = await api.send(houses.get, { id }, as());
    assert.deepEqual([status, message], [404, 'Record does not exist.'], id);
  }
});

test('an id in a query or a body is refused at its field', async () => {
  const worker = await api.person('worker');
  const shift = await makeShift(api.services, { job, worker, by: admin });
  for (const id of otherWritings(job.id)) {
    const listed = await api.send(shifts.list, { job_id: id }, as());
    assert.deepEqual([listed.status, listed.errors], [422, { job_id: ['Job id must be a number.'] }], id);
    const added = await api.send(
      expenses.create,
      { date: '2026-11-20', title: 'Bus', amount: '1', job_id: id, worker_id: worker.id },
      as(),
    );
    assert.deepEqual([added.status, added.errors], [422, { job_id: ['Job must be a number.'] }], id);
  }
  for (const id of otherWritings(shift.id)) {
    const removed = await api.send(shifts.remove, { ids: id }, as());
    assert.deepEqual([removed.status, removed.errors], [422, { 'ids.0': ['Ids must be a number.'] }], id);
  }
  assert.equal((await api.send(shifts.get, { id: shift.id }, as())).status, 200);
});
