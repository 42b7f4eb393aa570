import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { shiftWeeks } from '@careloom/contract/resources/shift-weeks';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let house: Awaited<ReturnType<typeof makeHouse>>;
let far: Awaited<ReturnType<typeof makeHouse>>;
before(async () => {
  api = await startApi();
  [admin, leader, worker] = [await api.person('super_admin'), await api.person('team_leader'), await api.person('worker')];
  await makeTerms(api.services, worker);
  house = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  far = await makeHouse(api.services, { name: 'Wattle Grove' });
  const [job, other] = [
    await makeJob(api.services, { house, postedBy: admin }),
    await makeJob(api.services, { house: far, postedBy: admin }),
  ];
  // Wednesday, 18 November 2026.
  await makeShift(api.services, { job, worker, by: admin });
  await makeShift(api.services, { job: other, worker, by: admin }, { status: 'cancelled' });
});
after(() => api.close());

const MONDAY = '2026-11-16';
const save = (name: string, house_id = house.id, person = leader, from = MONDAY) =>
  api.send(rosterTemplates.create, { house_id, name, from }, { token: person.token });
const list = async (person = leader) => (await api.send(rosterTemplates.list, {}, { token: person.token })).data;

test('a week of a house is saved, renamed, applied to another week with a preview, and deleted', async () => {
  const { message, data: made } = await save('Usual week');
  assert.deepEqual([message, made.name, made.house.name, made.shifts], ['Template added successfully.', 'Usual week', 'Banksia House', 1]);
  const renamed = await api.send(rosterTemplates.rename, { id: made.id, name: 'Winter' }, { token: leader.token });
  assert.deepEqual([renamed.message, renamed.data], ['Template updated successfully.', { ...made, name: 'Winter' }]);
  const { data } = await api.send(shiftWeeks.preview, { template_id: made.id, to: '2026-11-30' }, { token: leader.token });
  assert.deepEqual(
    data.shifts.map(({ date, start_time, end_time, worker: who, cost_before, total_cost }) => [
      date,
      start_time,
      end_time,
      who?.id,
      cost_before,
      total_cost,
    ]),
    [['2026-12-02', '09:00', '17:00', worker.id, null, '320.00']],
  );
  const applied = await api.send(shiftWeeks.copy, { template_id: made.id, to: '2026-11-30', shifts: data.shifts }, { token: leader.token });
  assert.deepEqual([applied.status, applied.data.total_cost], [200, '320.00']);
  const removed = await api.send(rosterTemplates.remove, { id: made.id }, { token: leader.token });
  assert.deepEqual([removed.message, await list()], ['Template deleted successfully.', []]);
});

test('a name is unique within a house, and a week without shifts cannot be saved', async () => {
  const { data } = await save('Summer');
  const other = (await save('Autumn')).data;
  const taken = { name: ['Template name has already been taken.'] };
  assert.deepEqual((await save('Summer')).errors, taken);
  assert.deepEqual((await api.send(rosterTemplates.rename, { id: other.id, name: 'Summer' }, { token: admin.token })).errors, taken);
  assert.equal((await api.send(rosterTemplates.rename, { id: data.id, name: 'Summer' }, { token: admin.token })).status, 200);
  assert.deepEqual((await save('Empty', far.id, admin)).errors, { from: ['This week has no shifts to save.'] });
  assert.deepEqual((await save('')).errors, { name: ['Template name is required'] });
});

test('a team leader sees only the templates of the houses led, a worker none', async () => {
  assert.equal((await save('Far away', far.id)).status, 404);
  const { data } = await save('Own');
  const stranger = await api.person('team_leader');
  assert.deepEqual(await list(stranger), []);
  const of = { id: data.id, token: stranger.token };
  const answers = [
    await api.send(rosterTemplates.rename, { id: of.id, name: 'Mine' }, of),
    await api.send(rosterTemplates.remove, { id: of.id }, of),
    await api.send(shiftWeeks.preview, { template_id: of.id, to: '2026-11-30' }, of),
  ];
  assert.deepEqual(
    answers.map(({ status, message }) => [status, message]),
    Array.from({ length: 3 }, () => [404, 'Record does not exist.']),
  );
  assert.equal((await api.send(rosterTemplates.list, {}, { token: worker.token })).error, 'forbidden');
});
