import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
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
const submitted = (fields: Parameters<typeof makeShift>[2] = {}) => {
  day += 1;
  const start_at = new Date(Date.UTC(2026, 0, day, 1));
  const times = { start_at, end_at: new Date(start_at.getTime() + 8 * 3_600_000), date: start_at.toISOString().slice(0, 10) };
  return makeShift(api.services, work, { ...times, status: 'submitted', ...fields });
};
const approvals = async (person: Person) => (await api.send(timesheets.approvals, {}, { token: person.token })).data;
const detail = async (id: number, person: Person) => (await api.send(shifts.get, { id }, { token: person.token })).data;

test('shifts to approve are grouped by whether they match the roster, without those that somebody else has to approve', async () => {
  const same = await submitted();
  const dearer = await submitted({ rostered_start_at: new Date(), rostered_end_at: new Date(), rostered_cents: 30_000 });
  const own = await submitted({ changed_by_id: admin.id });
  await submitted({ status: 'completed' });
  assert.deepEqual(await approvals(admin), { matching: [same.id], differing: [dearer.id] });
  const senior = await api.person('senior_manager');
  assert.deepEqual(await approvals(senior), { matching: [same.id, own.id], differing: [dearer.id] });
  assert.equal((await api.send(timesheets.approvals, {}, { token: leader.token })).error, 'forbidden');
});

test('the plan of a shift follows its changes until it begins, and is kept from then on', async () => {
  const { id } = await submitted({ status: 'published' });
  const set = (fields: Partial<typeof table.$inferInsert>) => api.services.db.update(table).set(fields).where(eq(table.id, id));
  await set({ cost_cents: 36_000 });
  await set({ status: 'in_progress' });
  await set({ cost_cents: 40_000 });
  const { rostered, total_cost, cost_changes } = await detail(id, worker);
  assert.deepEqual([rostered?.total_cost, total_cost], ['360.00', '400.00']);
  assert.deepEqual(
    cost_changes?.map((change) => [change.by, change.before, change.after]),
    [
      [null, '320.00', '360.00'],
      [null, '360.00', '400.00'],
    ],
  );
});

test('a shift has its pay lines and who created, changed and approved it', async () => {
  const { id } = await submitted({ changed_by_id: leader.id });
  await api.send(timesheets.approve, { ids: [id] }, { token: admin.token });
  const shift = await detail(id, leader);
  const [line] = shift.lines ?? [];
  assert.deepEqual(
    [line?.part, line?.day_type, line?.holiday, line?.paid_minutes, line?.amount_cents],
    ['work', 'weekday', null, 480, 32_000],
  );
  assert.deepEqual([shift.created_by?.id, shift.changed_by?.id, shift.approved_by?.id], [leader.id, leader.id, admin.id]);
  assert.deepEqual([shift.approved_at !== null, shift.wake_ups], [true, []]);
});

test('an admin approves a fortnight of 200 shifts: those that match the roster in one call, all or none', async () => {
  const { matching: before } = await approvals(admin);
  await api.send(timesheets.approve, { ids: before }, { token: admin.token });
  const ids: number[] = [];
  for (let at = 0; at < 194; at++) ids.push((await submitted()).id);
  const dearer = { rostered_start_at: new Date(), rostered_end_at: new Date(), rostered_cents: 30_000 };
  const other: number[] = [];
  for (let at = 0; at < 6; at++) other.push((await submitted(dearer)).id);
  const { matching, differing } = await approvals(admin);
  assert.deepEqual([matching, differing.slice(-6)], [ids, other]);
  const refused = await api.send(timesheets.approve, { ids: [...matching, 999_999] }, { token: admin.token });
  assert.notEqual(refused.status, 200);
  assert.equal((await approvals(admin)).matching.length, 194, 'all or none');
  const { status, data } = await api.send(timesheets.approve, { ids: matching }, { token: admin.token });
  assert.deepEqual([status, data], [200, { approved: 194 }]);
  for (const id of other) assert.equal((await api.send(timesheets.approve, { ids: [id] }, { token: admin.token })).status, 200);
  assert.equal((await approvals(admin)).differing.filter((id) => other.includes(id)).length, 0);
});
