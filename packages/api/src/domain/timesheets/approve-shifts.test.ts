import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { shifts } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let work: Parameters<typeof makeShift>[1];
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  worker = await api.person('worker');
  await makeTerms(api.services, worker);
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  work = { job: await makeJob(api.services, { house, postedBy: admin }), worker, by: leader };
});
after(() => api.close());

let day = 0;
const over = (fields: Parameters<typeof makeShift>[2] = {}) => {
  day += 1;
  const start_at = new Date(Date.UTC(2026, 0, day, 1));
  const times = { start_at, end_at: new Date(start_at.getTime() + 8 * 3_600_000), date: start_at.toISOString().slice(0, 10) };
  return makeShift(api.services, work, { ...times, status: 'completed', ...fields });
};
const toCome = () => over({ start_at: new Date('2036-01-01T01:00:00Z'), end_at: new Date('2036-01-01T09:00:00Z'), status: 'published' });
const submit = (ids: readonly number[], person = worker) => api.send(timesheets.submit, { ids: [...ids] }, { token: person.token });
const approve = (ids: readonly number[], person = admin) => api.send(timesheets.approve, { ids: [...ids] }, { token: person.token });
const rowOf = async (id: number) => (await api.services.db.select().from(shifts).where(eq(shifts.id, id)))[0];

test('a worker submits their own worked shifts, an admin approves them', async () => {
  const [one, two] = [await over(), await over({ status: 'published' })];
  const sent = await submit([one.id, two.id]);
  assert.deepEqual([sent.status, sent.message, sent.data], [200, 'Timesheet submitted successfully.', { submitted: 2 }]);
  const submitted = await rowOf(one.id);
  assert.deepEqual([submitted?.status, submitted?.timesheet_added_at !== null, submitted?.version], ['submitted', true, 2]);
  const done = await approve([one.id, two.id]);
  assert.deepEqual([done.status, done.message, done.data], [200, 'Timesheet approved successfully.', { approved: 2 }]);
  const approved = await rowOf(one.id);
  assert.deepEqual([approved?.status, approved?.approved_by_id, approved?.approved_at !== null], ['approved', admin.id, true]);
});

test('a future, unfilled or already submitted shift cannot be submitted, and neither can those sent with it', async () => {
  const good = await over();
  for (const bad of [
    await toCome(),
    await over({ status: 'submitted' }),
    await over({ worker_id: null }),
    await over({ status: 'cancelled' }),
  ]) {
    const { status, message } = await submit([good.id, bad.id], admin);
    assert.deepEqual([status, message], [422, 'Only a shift that is over and not submitted yet can be submitted.']);
  }
  assert.equal((await rowOf(good.id))?.status, 'completed');
});

test('only submitted shifts can be approved, all or none', async () => {
  const [good, bad] = [await over({ status: 'submitted' }), await over()];
  const { status, message } = await approve([good.id, bad.id]);
  assert.deepEqual([status, message], [422, 'Only a submitted shift can be approved.']);
  assert.equal((await rowOf(good.id))?.status, 'submitted');
});

test('nobody approves their own timesheet, whatever their role is granted', async () => {
  const { id } = await over({ status: 'submitted' });
  await api.services.db.insert(roleGrants).values({ role: 'worker', permission: 'shift-approve' });
  const { status, message } = await approve([id], worker);
  await api.services.db.delete(roleGrants).where(and(eq(roleGrants.permission, 'shift-approve'), eq(roleGrants.role, 'worker')));
  assert.deepEqual([status, message], [422, 'Nobody approves their own timesheet.']);
});

test("another's shift, or an unknown one, answers 404; an empty list 422", async () => {
  const { id } = await over();
  const stranger = await api.person('worker');
  const elsewhere = await api.person('team_leader');
  for (const answer of [await submit([id], stranger), await submit([id], elsewhere), await submit([id, 999_999], admin)])
    assert.deepEqual([answer.status, answer.message], [404, 'Shift not found.']);
  assert.equal((await submit([id], leader)).status, 200);
  assert.deepEqual((await submit([])).errors, { ids: ['Ids is required'] });
  assert.deepEqual((await api.send(timesheets.submit, {} as never, { token: worker.token })).errors, { ids: ['Ids is required'] });
});

test('of two concurrent approvals one succeeds, and nothing is done twice', async () => {
  const { id } = await over({ status: 'submitted' });
  const senior = await api.person('senior_manager');
  const answers = await Promise.all([approve([id]), approve([id], senior)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.equal((await rowOf(id))?.version, 2);
});
