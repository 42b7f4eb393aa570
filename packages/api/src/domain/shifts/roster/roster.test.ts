import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shiftRoster } from '@careloom/contract/resources/shift-roster';
import { countStatements } from '../../../../testing/count-statements';
import { startApi, type TestApi } from '../../../../testing/harness';
import type { InferInputOf } from '../../../../testing/input';
import { makeShift } from '../../../../testing/money-records';
import type { Person } from '../../../../testing/people';
import { makeHouse, makeJob } from '../../../../testing/records';
import { makeTerms } from '../../../../testing/terms';

let api: TestApi;
let admin: Person;
let leader: Person;
let noor: Person;
let lin: Person;
let stranger: Person;
let work: Parameters<typeof makeShift>[1];
let far: typeof work;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-03-01T00:00:00Z'));
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  noor = await api.person('worker', { first_name: 'Noor', last_name: 'Haddad' });
  lin = await api.person('worker', { first_name: 'Lin', last_name: 'Chen' });
  stranger = await api.person('worker', { first_name: 'Wes', last_name: 'Yung' });
  for (const worker of [noor, lin]) await makeTerms(api.services, worker);
  const house = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  work = { job: await makeJob(api.services, { house, postedBy: admin }), worker: noor, by: admin };
  const west = await makeHouse(api.services, { name: 'Wattle Grove' });
  far = { job: await makeJob(api.services, { house: west, postedBy: admin }), worker: noor, by: admin };
  await makeJob(api.services, { house, postedBy: admin }, { status: 'closed', worker_id: lin.id, closed_at: new Date('2026-02-01') });
});
after(() => api.close());

/** A shift between two hours of the same day, in summer time of Sydney. */
function make(date: string, from: number, to: number, whose = work, fields: Parameters<typeof makeShift>[2] = {}) {
  const at = (hour: number) => new Date(Date.parse(`${date}T00:00:00+11:00`) + hour * 3_600_000);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const times = { date, start_at: at(from), end_at: at(to), start_time: clock(from), end_time: clock(to), minutes: (to - from) * 60 };
  return makeShift(api.services, whose, { name: `${date.slice(8)} ${clock(from)}`, status: 'published', ...times, ...fields });
}

type Query = Partial<InferInputOf<typeof shiftRoster.read>>;
const read = (person: Person, query: Query = {}) =>
  api.send(shiftRoster.read, { start: '2026-03-02', days: 7, ...query }, { token: person.token });
const place = (person: Person, body: InferInputOf<typeof shiftRoster.place>) => api.send(shiftRoster.place, body, { token: person.token });

test("a roster has the period and one more day on both sides, including drafts; shifts out of a leader's scope are only busy times", async () => {
  await make('2026-02-28', 9, 17);
  await make('2026-03-01', 9, 17);
  const draft = await make('2026-03-04', 9, 17, work, { status: 'draft', worker_id: null });
  await make('2026-03-05', 9, 17, work, { status: 'cancelled' });
  await make('2026-03-06', 9, 17, far);
  await make('2026-03-09', 9, 17);
  await make('2026-03-10', 9, 17);
  const names = async (person: Person, query: Query = {}) => (await read(person, query)).data.shifts.map(({ name }) => name);
  assert.deepEqual(await names(admin), ['01 09:00', '04 09:00', '06 09:00', '09 09:00']);
  assert.deepEqual(await names(leader), ['01 09:00', '04 09:00', '09 09:00']);
  assert.deepEqual(await names(admin, { days: 14 }), ['01 09:00', '04 09:00', '06 09:00', '09 09:00', '10 09:00']);
  const { data } = await read(leader);
  assert.deepEqual(data.busy, [{ worker_id: noor.id, start_at: '2026-03-05T22:00:00.000Z', minutes: 480 }]);
  assert.deepEqual(
    data.houses.map(({ name, time_zone }) => [name, time_zone]),
    [['Banksia House', 'Australia/Sydney']],
  );
  const unfilled = data.shifts.find(({ id }) => id === draft.id);
  assert.deepEqual(unfilled && { ...unfilled, id: 0, version: 0, total_cost: '' }, {
    id: 0,
    name: '04 09:00',
    date: '2026-03-04',
    start_time: '09:00',
    end_time: '17:00',
    start_at: '2026-03-03T22:00:00.000Z',
    minutes: 480,
    type: 'normal',
    status: 'draft',
    worker_id: null,
    job_id: work.job.id,
    house_id: work.job.house_id,
    total_cost: '',
    version: 0,
  });
});

test('workers have the period in which they can be rostered, and the houses they know', async () => {
  const seen = async (person: Person, query: Query = {}) =>
    (await read(person, query)).data.workers.map(({ first_name, can_work, agreements, house_ids }) => [
      first_name,
      can_work,
      agreements.length,
      house_ids.length,
    ]);
  assert.deepEqual(await seen(leader), [
    ['Lin', 1, 1, 0],
    ['Noor', 1, 1, 1],
  ]);
  const all = await seen(admin);
  assert.ok(all.some(([name, , agreements]) => name === 'Wes' && agreements === 0));
  assert.deepEqual(await seen(admin, { house_id: String(work.job.house_id) }), [['Noor', 1, 1, 2]]);
  assert.equal((await read(stranger)).status, 401);
});

test('it takes one statement', async () => {
  await read(admin);
  // The session, and the roster.
  assert.equal(await countStatements(() => read(admin)), 2);
});

test('a placed shift keeps its job, kind and description; an outdated version is refused with the current one', async () => {
  const shift = await make('2026-03-16', 9, 17, work, { description: 'Swimming' });
  const to = { id: shift.id, worker_id: lin.id, date: '2026-03-17', start_time: '22:00', end_time: '06:00' };
  const placed = await place(leader, { ...to, version: shift.version });
  assert.equal(placed.status, 200, JSON.stringify(placed));
  const { worker_id, date, start_time, minutes, status, version } = placed.data;
  assert.deepEqual([worker_id, date, start_time, minutes, status], [lin.id, '2026-03-17', '22:00', 480, 'published']);
  const stale = await place(admin, { ...to, version: shift.version });
  assert.deepEqual([stale.status, stale.error], [422, 'stale']);
  assert.deepEqual(stale.data, { shift: placed.data });
  const unfilled = await place(admin, { ...to, worker_id: null, version });
  assert.deepEqual([unfilled.data.worker_id, unfilled.data.status, unfilled.data.total_cost], [null, 'draft', '0.00']);
});

test('a clash requires confirming the reassignment; the other shift then has no worker', async () => {
  const other = await make('2026-03-19', 9, 17);
  const shift = await make('2026-03-20', 9, 17);
  const to = { id: shift.id, worker_id: noor.id, date: '2026-03-19', start_time: '12:00', end_time: '20:00', version: shift.version };
  const asked = await place(admin, to);
  assert.deepEqual([asked.status, asked.data as unknown], [422, { confirm_reassign: true }]);
  assert.equal((await place(admin, { ...to, reassign: 1 })).status, 200);
  const { shifts } = (await read(admin, { start: '2026-03-16' })).data;
  assert.deepEqual(
    shifts.filter(({ id }) => id === other.id).map(({ worker_id, status }) => [worker_id, status]),
    [[null, 'draft']],
  );
});

for (const [query, field] of [
  [{ start: 'soon' }, 'start'],
  [{ days: 15 }, 'days'],
  [{ house_id: 'all' }, 'house_id.0'],
] as const) {
  test(`a roster with ${JSON.stringify(query)} is refused at ${field}`, async () => {
    const answer = await read(admin, query);
    assert.equal(answer.status, 422);
    assert.ok(answer.errors?.[field], JSON.stringify(answer));
  });
}
