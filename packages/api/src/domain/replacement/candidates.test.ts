import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { POINTS_PARTS, replacements } from '@careloom/contract/resources/replacements';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms, terminate } from '../../../testing/terms';

const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: Person;
let leader: Person;
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-11-21T05:00:00Z'));
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  const house = await makeHouse(api.services, { name: 'Wattle Grove', team_leader_id: leader.id, post_code: '2160' });
  job = await makeJob(api.services, { house, postedBy: admin });
});
after(() => api.close());

/** A worker with an agreement in force, unless disabled. */
async function someone(first_name: string, fields: Parameters<TestApi['person']>[1] = {}, agreed = true) {
  const person = await api.person('worker', { first_name, last_name: 'Worker', weekly_hours: 30, ...fields });
  const agreement = agreed ? await makeTerms(api.services, person) : null;
  return { ...person, agreement };
}

const at = (from: string, hours: number) => ({
  date: new Date(Date.parse(from) + 11 * HOUR_MS).toISOString().slice(0, 10),
  start_at: new Date(from),
  end_at: new Date(Date.parse(from) + hours * HOUR_MS),
  minutes: hours * 60,
});
/** Saturday, 09:00 to 17:00 in Sydney, four weeks ahead. */
const FROM = '2026-12-18T22:00:00Z';
const work = (worker: { id: number }, of = job) => ({ job: of, worker, by: admin });
const unfilled = (fields: object = {}) =>
  makeShift(api.services, work(admin), { ...at(FROM, 8), worker_id: null, status: 'draft', ...fields });
const ask = (id: number, { person = admin, within_km = 30 }: { person?: Person; within_km?: number } = {}) =>
  api.send(replacements.candidates, { id, within_km }, { token: person.token });

test('workers are ranked by the points of each part; excluded workers have the reason', async () => {
  const shift = await unfilled();
  const known = await someone('Eleni', { post_code: '2144', suburb: 'Auburn', contact_no: '0400 000 001' });
  await someone('Katerina', { post_code: '2160' });
  const tired = await someone('Joseph', { post_code: '2160' });
  for (let week = 1; week <= 4; week += 1) {
    const from = new Date(Date.parse(FROM) - week * 7 * 24 * HOUR_MS).toISOString();
    await makeShift(api.services, work(known), { ...at(from, 8), status: week === 1 ? 'approved' : 'completed' });
  }
  await makeShift(api.services, work(tired), { ...at('2026-12-18T05:00:00Z', 8) }); // ends nine hours before the shift
  const busy = await someone('Samuel');
  await makeShift(api.services, work(busy), at('2026-12-19T05:00:00Z', 4));
  await someone('Tuan', {}, false);
  const left = await someone('Noor', { archived_at: api.clock.now() });
  await makeShift(api.services, work(left), { ...at('2026-12-01T22:00:00Z', 8), status: 'completed' });
  const over = await someone('Mei');
  await terminate(api.services, over.agreement?.id ?? 0);
  await someone('Archived stranger', { archived_at: api.clock.now() });
  await someone('Far', { post_code: '2000' });
  await someone('Perth', { post_code: '6000' });

  const { status, data } = await ask(shift.id);
  assert.equal(status, 200);
  assert.deepEqual(
    data.candidates.map(({ worker, points, parts }) => [worker.first_name, points, POINTS_PARTS.map((part) => parts[part].points)]),
    [
      ['Eleni', 88, [22, 25, 16, 15, 10]],
      ['Katerina', 70, [0, 25, 20, 15, 10]],
      ['Joseph', 59, [9, 9, 20, 11, 10]],
      ['Far', 54, [0, 25, 4, 15, 10]],
    ],
  );
  const [eleni] = data.candidates;
  assert.deepEqual(eleni?.parts.house.reason, { code: 'here', values: { count: 4, last: '2026-12-12' } });
  assert.deepEqual(data.candidates[2]?.parts.rest.reason, { code: 'short_rest', values: { hours: 9, side: 'before' } });
  assert.deepEqual([eleni?.suburb, eleni?.contact_no, eleni?.distance_km, eleni?.total_cost], ['Auburn', '0400 000 001', 4.6, '448.00']);
  assert.deepEqual(data.excluded.map(({ worker, code, until }) => [worker.first_name, code, until]).sort(), [
    ['Mei', 'agreement_over', null],
    ['Noor', 'archived', null],
    ['Samuel', 'clash', '2026-12-19T09:00:00.000Z'],
    ['Tuan', 'no_agreement', null],
  ]);
  assert.deepEqual([data.farther, data.shift.house.name, data.shift.worker, data.usual_minutes], [1, 'Wattle Grove', null, 120]);
  const wide = await ask(shift.id, { within_km: 5_000 });
  assert.deepEqual([wide.data.candidates.at(-1)?.worker.first_name, wide.data.farther], ['Perth', 0]);
});

test('comparing three workers takes the same number of statements as comparing 220, of whom 200 are considered', async () => {
  const shift = await unfilled({ ...at('2026-12-25T22:00:00Z', 8) });
  const count = () => countStatements(() => ask(shift.id, { within_km: 5_000 }));
  const few = await count();
  for (let nth = 0; nth < 220; nth += 1) await someone(`Many ${nth}`, { post_code: '2160' }, false);
  const many = await count();
  assert.equal(many, few);
  const { data } = await ask(shift.id);
  assert.ok(data.candidates.length + data.excluded.length <= 200);
  assert.equal(data.candidates[0]?.worker.first_name, 'Eleni', 'a worker who knows the house is included, however many live nearer');
});

test('a team leader gets candidates for the houses led, from their workers; a worker has no access', async () => {
  const shift = await unfilled({ ...at('2026-12-27T22:00:00Z', 8) });
  const { data } = await ask(shift.id, { person: leader });
  assert.ok(data.candidates.some(({ worker }) => worker.first_name === 'Eleni'));
  assert.ok(!data.candidates.some(({ worker }) => worker.first_name === 'Katerina'), 'who never worked there is out of the leader’s reach');
  assert.equal((await ask(shift.id, { person: await api.person('team_leader') })).message, 'Shift not found.');
  assert.equal((await ask(shift.id, { person: await api.person('worker') })).error, 'forbidden');
});
