import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fairShares, type FairShare, type SharedWork } from '@careloom/contract/resources/fair-shares';
import { eq } from 'drizzle-orm';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { users } from '../../platform/db/schema/identity';
import { shiftSegments } from '../../platform/db/schema/shifts';

let api: TestApi;
let admin: Person;
let leader: Person;
let ana: Person;
let ben: Person;
let led: { id: number; house_id: number };
let elsewhere: { id: number; house_id: number };

type Fields = Parameters<typeof makeShift>[2] & { day_type?: string; part?: 'work' | 'sleep_over' };

/** Eight hours of a worker in a house, all of one day type. */
async function work(worker: Person, job: typeof led, date: string, { day_type = 'weekday', part = 'work', ...fields }: Fields = {}) {
  const at = new Date(`${date}T01:00:00Z`);
  const times = { date, start_at: at, end_at: new Date(at.getTime() + 8 * 3_600_000), status: 'approved' as const };
  const shift = await makeShift(api.services, { job, worker, by: admin }, { ...times, ...fields });
  await api.services.db.update(shiftSegments).set({ day_type, part }).where(eq(shiftSegments.shift_id, shift.id));
}

before(async () => {
  api = await startApi();
  // A Monday in Sydney, still Sunday in UTC.
  api.clock.set(new Date('2026-11-22T14:00:00Z'));
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  [ana, ben] = [await api.person('worker'), await api.person('worker')];
  const houseOf = async (fields: object) => makeJob(api.services, { house: await makeHouse(api.services, fields), postedBy: admin });
  [led, elsewhere] = [await houseOf({ team_leader_id: leader.id }), await houseOf({})];
  await api.services.db.update(users).set({ weekly_hours: 20 }).where(eq(users.id, ana.id));
  await api.services.db.update(users).set({ weekly_hours: 20 }).where(eq(users.id, ben.id));
  await work(ana, led, '2026-11-21', { day_type: 'saturday' });
  await work(ana, led, '2026-11-22', { day_type: 'sunday' });
  await work(ana, led, '2026-11-18', { type: 'sleep_over', part: 'sleep_over' });
  await work(ben, led, '2026-11-19', { type: 'active_night' });
  await work(ben, led, '2026-10-05', { day_type: 'holiday' });
  await work(ben, elsewhere, '2026-11-14', { day_type: 'saturday' });
  // Not counted: shifts that were not worked, and shifts outside the period.
  await work(ben, led, '2026-11-15', { day_type: 'sunday', status: 'cancelled' });
  await work(ben, led, '2026-11-08', { day_type: 'sunday', status: 'draft' });
  await work(ben, led, '2026-11-28', { day_type: 'saturday' });
  await work(ben, led, '2026-08-23', { day_type: 'sunday' });
});
after(() => api.close());

const read = async (person: Person, query: object = {}) => (await api.send(fairShares.list, query, { token: person.token })).data;
const of = (rows: readonly FairShare[], person: Person, kind: SharedWork) => {
  const row = rows.find(({ worker }) => worker.id === person.id);
  return row && [row[kind].own, row[kind].even];
};

test('the admin side sees the work of each worker, and an even share of each house by weekly hours', async () => {
  const { items, from, to, totals, total } = await read(admin);
  assert.deepEqual([from, to, total], ['2026-08-24', '2026-11-22', 2]);
  assert.deepEqual(totals, { weekend: 1_440, holiday: 480, sleep_over: 1, night: 1 });
  // Ben has worked a third elsewhere: 13.33 of his 20 hours count for the house led, next to Ana's 20.
  assert.deepEqual(of(items, ana, 'weekend'), [960, 576]);
  assert.deepEqual(of(items, ben, 'weekend'), [480, 384 + 480]);
  assert.deepEqual(of(items, ben, 'holiday'), [480, 192]);
  assert.deepEqual(
    [of(items, ana, 'sleep_over'), of(items, ben, 'night')],
    [
      [1, 0.6],
      [1, 0.4],
    ],
  );
});

test('a shift that begins before 06:00 belongs to the previous day', async () => {
  const early = { start_time: '05:30:00', day_type: 'saturday' };
  await work(ben, elsewhere, '2026-11-23', early);
  await work(ben, elsewhere, '2026-08-24', early);
  assert.deepEqual(of((await read(admin, { house_id: elsewhere.house_id })).items, ben, 'weekend'), [960, 960]);
});

test('weeks and house limit the work that is shared', async () => {
  const { items, from } = await read(admin, { weeks: '4', house_id: led.house_id });
  assert.equal(from, '2026-10-26');
  assert.deepEqual([of(items, ben, 'holiday'), of(items, ben, 'night')?.[0]], [[0, 0], 1]);
  const refused = await api.send(fairShares.list, { weeks: '5' } as object, { token: admin.token });
  assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], [422, ['weeks']]);
});

test('a team leader sees only the work of the houses led', async () => {
  const { items, totals } = await read(leader);
  assert.deepEqual(totals, { weekend: 960, holiday: 480, sleep_over: 1, night: 1 });
  assert.deepEqual(of(items, ana, 'weekend'), [960, 640]);
  assert.deepEqual((await read(leader, { house_id: elsewhere.house_id })).items, []);
});

test('a worker sees only their own row, with the same share as the admin side sees', async () => {
  const own = await read(ben);
  assert.deepEqual([own.items.map(({ worker }) => worker.id), own.totals, own.first, own.total], [[ben.id], null, null, 1]);
  const { items } = await read(admin);
  assert.deepEqual(of(own.items, ben, 'weekend'), of(items, ben, 'weekend'));
  assert.deepEqual(
    (await read(ben, { search: 'a' })).items.filter(({ worker }) => worker.id !== ben.id),
    [],
  );
  assert.deepEqual((await read(await api.person('worker'))).items, []);
});

test('the worker furthest above an even share is named, unless they ask for more', async () => {
  const first = async () => {
    const { first: found } = await read(leader);
    return found && [found.row.worker.id, found.kind];
  };
  assert.equal(await first(), null, 'a third above is not far');
  await work(ana, led, '2026-11-07', { day_type: 'saturday' });
  await work(await api.person('worker'), led, '2026-11-05', { minutes: 1_440 });
  assert.deepEqual(await first(), [ana.id, 'weekend']);
  const asked = await api.send(fairShares.ask, { weekend: 'more' }, { token: ana.token });
  assert.deepEqual(
    [asked.message, asked.data],
    ['Wishes updated successfully.', { weekend: 'more', holiday: 'even', sleep_over: 'even', night: 'even' }],
  );
  assert.notDeepEqual(await first(), [ana.id, 'weekend']);
  assert.equal((await read(leader)).items.find(({ worker }) => worker.id === ana.id)?.weekend.wish, 'more');
});

test('a worker reads their own wishes, and nobody writes wishes of others', async () => {
  assert.equal((await api.send(fairShares.wishes, {}, { token: ana.token })).data.weekend, 'more');
  assert.equal((await api.send(fairShares.wishes, {}, { token: ben.token })).data.weekend, 'even');
  assert.equal((await api.send(fairShares.ask, { weekend: 'more' }, { token: leader.token })).code, 401);
  const refused = await api.send(fairShares.ask, { weekend: 'none' } as object, { token: ana.token });
  assert.deepEqual([refused.code, refused.errors], [422, { weekend: ['The selected Weekends is invalid.'] }]);
});

test('the list takes four statements, regardless of the number of workers', async () => {
  assert.equal(await countStatements(() => read(admin)), 4);
});

test('the days of a period run from 06:00 to 06:00: earlier shifts belong to the previous day, on the first day and on the day after the last', async () => {
  const house = await makeHouse(api.services);
  const job = await makeJob(api.services, { house, postedBy: admin });
  const cleo = await api.person('worker');
  const night = (date: string, start_time: string) => work(cleo, job, date, { type: 'active_night', start_time });
  await night('2026-08-24', '05:59');
  await night('2026-11-24', '02:00');
  const nights = async () => of((await read(admin, { house_id: house.id })).items, cleo, 'night')?.[0];
  assert.equal(await nights(), undefined);
  await night('2026-08-25', '02:00');
  await night('2026-11-23', '05:59');
  assert.equal(await nights(), 2);
});
