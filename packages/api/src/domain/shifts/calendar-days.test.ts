import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { startApi, type TestApi } from '../../../testing/harness';
import type { InferInputOf } from '../../../testing/input';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
let work: Parameters<typeof makeShift>[1];
let far: typeof work;
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-03-20T00:00:00Z'));
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  worker = await api.person('worker', { first_name: 'Noor', last_name: 'Haddad' });
  other = await api.person('worker', { first_name: 'Lin', last_name: 'Chen' });
  const house = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  work = { job: await makeJob(api.services, { house, postedBy: admin }), worker, by: admin };
  const west = await makeHouse(api.services, { name: 'Wattle Grove', state_id: 5 });
  far = { job: await makeJob(api.services, { house: west, postedBy: admin }), worker: other, by: admin };
});
after(() => api.close());

interface Made {
  status?: 'published' | 'approved' | 'submitted' | 'cancelled' | 'draft';
  type?: 'sleep_over' | 'active_night';
  whose?: typeof work;
}

/** A shift between two hours of a day in the house's local time in summer; it ends on the next day unless the end is later than the start. */
async function make(date: string, from: number, to: number, { whose = work, ...fields }: Made = {}) {
  const start_at = new Date(`${date}T00:00:00+11:00`);
  start_at.setUTCHours(start_at.getUTCHours() + from);
  const hours = (to - from + 24) % 24;
  const end_at = new Date(start_at.getTime() + hours * 3_600_000);
  const paid = { minutes: hours * 60, cost_cents: hours * 4_000 };
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const name = `${date.slice(8)} ${clock(from)}`;
  return makeShift(api.services, whose, { name, date, start_at, end_at, start_time: clock(from), end_time: clock(to), ...paid, ...fields });
}

type Query = Partial<InferInputOf<typeof shiftCalendar.days>>;
const ask = (person: Person, query: Query = {}) =>
  api.send(
    shiftCalendar.days,
    { start: '2026-03-02', end: '2026-03-08', shift_type: 'log', per_day: 2, per_night: 1, ...query },
    { token: person.token },
  );
const seen = async (person: Person, query: Query = {}) =>
  (await ask(person, query)).data.days.map(({ date, count, shifts }) => [date.slice(8), count, shifts.map(({ name }) => name).join()]);

test('each day has its count, its sums and its first shifts: those that end on the same day, and nights separately', async () => {
  for (const hour of [7, 9, 11]) await make('2026-03-03', hour, hour + 1, { status: 'approved' });
  await make('2026-03-03', 22, 6, { status: 'approved', type: 'sleep_over', whose: far });
  await make('2026-03-04', 1, 5, { status: 'submitted' });
  await make('2026-03-04', 22, 6, { status: 'approved', type: 'active_night' });
  await make('2026-03-05', 9, 10, { status: 'cancelled' });
  await make('2026-03-06', 9, 10);
  await make('2026-03-09', 9, 10, { status: 'approved' });
  const { status, data } = await ask(admin);
  assert.equal(status, 200);
  assert.deepEqual(await seen(admin), [
    ['03', 4, '03 07:00,03 09:00,03 22:00'],
    ['04', 2, '04 01:00,04 22:00'],
    ['05', 1, '05 09:00'],
  ]);
  const [third, fourth, cancelled] = data.days;
  assert.deepEqual([third?.total_hour, third?.total_cost, third?.sleep_overs, fourth?.sleep_overs], ['11.00', '440.00', 1, 0]);
  assert.deepEqual([cancelled?.total_hour, cancelled?.total_cost], ['0.00', '0.00']);
  const [first] = third?.shifts ?? [];
  assert.deepEqual(first && { ...first, id: 0 }, {
    id: 0,
    name: '03 07:00',
    date: '2026-03-03',
    start_time: '07:00',
    end_time: '08:00',
    type: 'normal',
    status: 'approved',
    worker: { id: worker.id, first_name: 'Noor', last_name: 'Haddad' },
    house_id: work.job.house_id,
    total_cost: '40.00',
    total_hour: '1.00',
  });
});

test('with the care day, a shift that begins before 06:00 belongs to the previous day', async () => {
  assert.deepEqual(await seen(admin, { day_begins: '06:00', per_day: 4 }), [
    ['03', 5, '03 07:00,03 09:00,03 11:00,03 22:00,04 01:00'],
    ['04', 1, '04 22:00'],
    ['05', 1, '05 09:00'],
  ]);
  assert.deepEqual(await seen(admin, { day_begins: '06:00', start: '2026-03-04', end: '2026-03-04' }), [['04', 1, '04 22:00']]);
});

test('counts by house and kind include those that a filter excludes', async () => {
  const house_id = String(work.job.house_id);
  const { data } = await ask(admin, { house_id, mark: 'approved,active_night' });
  assert.deepEqual(
    data.days.map(({ date, count }) => [date.slice(8), count]),
    [
      ['03', 3],
      ['04', 1],
    ],
  );
  const ofHouses = data.houses.map(({ name, time_zone, count }) => [name, time_zone, count]);
  assert.deepEqual(ofHouses, [
    ['Banksia House', 'Australia/Sydney', 6],
    ['Wattle Grove', 'Australia/Perth', 1],
  ]);
  const marks = Object.fromEntries(data.marks.map(({ mark, count }) => [mark, count]));
  assert.deepEqual(marks, { approved: 3, submitted: 1, cancelled: 1, sleep_over: 1, active_night: 1 });
});

test('each role sees its own scope: a leader the houses led, a worker their own shifts; the schedule shows planned shifts', async () => {
  const counts = async (person: Person, query: Query = {}) => (await ask(person, query)).data.days.map(({ count }) => count);
  assert.deepEqual(await counts(leader), [3, 2, 1]);
  assert.deepEqual(await counts(worker), [3, 2, 1]);
  assert.deepEqual(await counts(other), [1]);
  assert.deepEqual(await seen(admin, { shift_type: 'schedule' }), [['06', 1, '06 09:00']]);
  await make('2026-03-07', 9, 10, { status: 'draft' });
  assert.deepEqual(await seen(worker, { shift_type: 'schedule' }), [['06', 1, '06 09:00']]);
  assert.equal(
    (await api.send(shiftCalendar.days, { start: '2026-03-02', end: '2026-03-02', shift_type: 'log', per_day: 1, per_night: 1 })).status,
    401,
  );
});

test("public holidays are those of the houses' states, each once", async () => {
  const { data } = await ask(admin, { start: '2026-04-01', end: '2026-04-30' });
  const friday = data.holidays.find(({ name }) => name === 'Good Friday');
  assert.deepEqual(friday, { date: '2026-04-03', name: 'Good Friday', provisional: 0, states: ['NSW', 'WA'] });
  const ofLeader = (await ask(leader, { start: '2026-04-01', end: '2026-04-30' })).data.holidays;
  assert.ok(ofLeader.length > 0 && ofLeader.every(({ states }) => states.join() === 'NSW'));
});

for (const [query, errors] of [
  [{ start: '' }, { start: ['Start is required'] }],
  [{ end: '2026-03-01' }, { end: ['End must be a date after or equal to Start.'] }],
  [{ per_day: 99 }, { per_day: ['The selected Per day is invalid.'] }],
  [{ mark: 'late' }, { 'mark.0': ['The selected Mark is invalid.'] }],
] as const) {
  test(`a calendar from ${JSON.stringify(query)} is refused`, async () => {
    const answer = await ask(admin, query);
    assert.deepEqual([answer.status, answer.errors], [422, errors]);
  });
}
