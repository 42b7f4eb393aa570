import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { holidays } from '@careloom/contract/resources/holidays';
import { shifts } from '@careloom/contract/resources/shifts';
import { SHEET_COLUMNS, timesheets } from '@careloom/contract/resources/timesheets';
import { STATES } from '@careloom/contract/states';
import { eq } from 'drizzle-orm';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
let far: typeof job;
let worker: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin });
  far = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
});
after(() => api.close());
beforeEach(async () => {
  worker = await api.person('worker');
  await makeTerms(api.services, worker);
});

const at = (day: string) => ({ date: day, start_at: new Date(`${day}T00:00:00Z`), end_at: new Date(`${day}T08:00:00Z`) });
const row = (date: string, name = 'Morning') => [job.id, worker.email, date, name, '09:00', '13:00', 'no', '', '', ''].join(',');
async function upload(rows: readonly string[], person = admin, reassign: 0 | 1 = 0) {
  const file = new File([[SHEET_COLUMNS.join(','), ...rows].join('\n')], 'june.csv');
  const { data } = await api.send(timesheets.upload, { file, reassign }, { token: person.token });
  return data.upload_id ?? 0;
}
const reverse = (upload_id: number, person = admin) => api.send(timesheets.reverse, { upload_id }, { token: person.token });
/** A shift without the history of its cost, which a reversal extends. */
const read = async (id: number) => {
  const { cost_changes: _history, ...shift } = (await api.send(shifts.get, { id }, { token: admin.token })).data;
  return shift;
};
const kept = () => api.services.db.select().from(table).where(eq(table.worker_id, worker.id));

test('reversing an upload deletes the shifts it created, and restores those it changed or took a worker from', async () => {
  const work = { job, worker, by: admin };
  const planned = await makeShift(api.services, work, { ...at('2026-06-17'), status: 'confirmed' });
  const other = await makeShift(api.services, { ...work, job: far }, { ...at('2026-06-18'), name: 'Other' });
  const [plannedBefore, otherBefore] = [await read(planned.id), await read(other.id)];
  const id = await upload([row('2026-06-17'), row('2026-06-18'), row('2026-06-19')], admin, 1);
  const left = await read(other.id);
  assert.deepEqual([(await read(planned.id)).total_cost, left.worker, left.total_cost], ['160.00', null, '0.00']);
  assert.notEqual(otherBefore.total_cost, '0.00');
  const { status, message, data } = await reverse(id);
  assert.deepEqual([status, message, data], [200, 'Timesheet reversed successfully.', { deleted: 2, restored: 2 }]);
  assert.deepEqual(await read(planned.id), { ...plannedBefore, version: 3 });
  assert.deepEqual(await read(other.id), { ...otherBefore, version: 3 });
  assert.equal((await kept()).length, 2);
});

test('an upload is reversed once, of two concurrent reversals one succeeds, and the sheet can be uploaded again', async () => {
  const id = await upload([row('2026-06-17')]);
  const answers = await Promise.all([reverse(id), reverse(id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.equal((await reverse(id)).message, 'This timesheet is already reversed.');
  await upload([row('2026-06-17')]);
  assert.equal((await kept()).length, 1);
});

test('an upload with a shift that was approved since cannot be reversed', async () => {
  const id = await upload([row('2026-06-17'), row('2026-06-18')]);
  const [one] = await kept();
  const colleague = await api.person('senior_manager');
  await api.send(timesheets.approve, { ids: [one?.id ?? 0] }, { token: colleague.token });
  const { status, message } = await reverse(id);
  const text = 'Shifts of this timesheet were changed in the meantime, so it can not be reversed.';
  assert.deepEqual([status, message, (await kept()).length], [422, text, 2]);
});

test('restored shifts are priced with the current holidays', async () => {
  const work = row('2026-06-24');
  await upload([work]);
  const [shift] = await kept();
  const id = await upload([work.replace(',no,,,', ',no,,yes,')]);
  const before = await read(shift?.id ?? 0);
  const holiday = {
    state_id: STATES.find(({ code }) => code === 'NSW')?.id ?? 0,
    starts_at: null,
    region: null,
    date: '2026-06-24',
    name: 'A day of ours',
  };
  await api.send(holidays.create, holiday, { token: admin.token });
  assert.deepEqual([before.total_cost, before.is_holiday, (await read(before.id)).version], ['352.00', 1, before.version]);
  assert.equal((await reverse(id)).status, 200);
  const { total_cost, is_holiday, segments } = await read(before.id);
  assert.deepEqual([total_cost, is_holiday, segments.length], ['352.00', 0, 1]);
});

test('a worker who has another shift by now is not moved back', async () => {
  const work = { job: far, worker, by: admin };
  await makeShift(api.services, work, { ...at('2026-06-18'), name: 'Other' });
  const id = await upload([row('2026-06-18')], admin, 1);
  const later = { start_at: new Date('2026-06-18T04:00:00Z'), end_at: new Date('2026-06-18T09:00:00Z') };
  await makeShift(api.services, work, { ...at('2026-06-18'), ...later });
  const { status, message } = await reverse(id);
  assert.deepEqual([status, message], [422, 'Shifts of this timesheet were changed in the meantime, so it can not be reversed.']);
});

test('a team leader reverses only their own uploads; an unknown one answers 404', async () => {
  await makeShift(api.services, { job, worker, by: admin }, at('2026-05-01'));
  const [own, others] = [await upload([row('2026-06-17')], leader), await upload([row('2026-06-18')])];
  for (const answer of [await reverse(others, leader), await reverse(999_999)])
    assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
  assert.equal((await reverse(own, leader)).status, 200);
  assert.equal((await reverse(others, worker)).error, 'forbidden');
});
