import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replacements } from '@careloom/contract/resources/replacements';
import { shifts as table } from '../../platform/db/schema/shifts';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';
import { makeTerms } from '../../../testing/terms';

const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: Person;
let leader: Person;
let house: { id: number };
let job: { id: number; house_id: number };
before(async () => {
  api = await startApi();
  api.clock.set(new Date('2026-11-21T05:00:00Z'));
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  house = await makeHouse(api.services, { team_leader_id: leader.id });
  job = await makeJob(api.services, { house, postedBy: admin });
  for (const [first_name, post_code] of [
    ['Near', '2160'],
    ['Farther', '2144'],
  ]) {
    const person = await api.person('worker', {
      first_name: first_name ?? '',
      last_name: 'Worker',
      post_code: post_code ?? '',
      weekly_hours: 38,
    });
    await makeTerms(api.services, person);
  }
});
after(() => api.close());

/** @param from a time of December in Sydney, `07T09:00` */
function unfilled(from: string, hours: number, of = job, fields: Partial<typeof table.$inferInsert> = {}) {
  const start_at = new Date(`2026-12-${from}:00+11:00`);
  const times = {
    date: `2026-12-${from.slice(0, 2)}`,
    start_at,
    end_at: new Date(start_at.getTime() + hours * HOUR_MS),
    minutes: hours * 60,
  };
  const nobody = { worker_id: null, status: 'draft' as const, cost_cents: 0, fee_cents: 0 };
  return makeShift(api.services, { job: of, worker: admin, by: admin }, { ...times, ...nobody, name: from, ...fields });
}
const propose = (input: object, person = admin) =>
  api.send(replacements.proposals, { from: '2026-12-07', to: '2026-12-13', ...input }, { token: person.token });

test('each unfilled shift gets the best worker who is still free, so that no two clash, and nothing is written', async () => {
  const rows = async () => JSON.stringify(await api.services.db.select().from(table).orderBy(table.id));
  for (const from of ['07T09:00', '07T09:30', '07T10:00', '08T09:00']) await unfilled(from, 8);
  const before = await rows();
  const { status, data } = await propose({});
  assert.equal(status, 200);
  assert.deepEqual(
    data.proposals.map(({ shift, candidate }) => [shift.name, candidate?.worker.first_name ?? null]),
    [
      ['07T09:00', 'Near'],
      ['07T09:30', 'Farther'],
      ['07T10:00', null],
      ['08T09:00', 'Near'],
    ],
  );
  const [first, , , later] = data.proposals;
  assert.deepEqual(first?.candidate?.parts.rest.reason, { code: 'no_shift_near', values: {} });
  assert.deepEqual(
    later?.candidate?.parts.rest.reason,
    { code: 'rest', values: { hours: 16, side: 'before' } },
    'beside what was proposed before',
  );
  assert.deepEqual(later?.candidate?.parts.hours.reason, { code: 'week', values: { hours: 16, wished: 38 } });
  assert.deepEqual([data.more, await rows()], [0, before]);
});

test('proposals are limited to one house, or to the houses led, and to 14 days', async () => {
  const other = await makeHouse(api.services);
  const elsewhere = await makeJob(api.services, { house: other, postedBy: admin });
  await unfilled('09T09:00', 4, elsewhere);
  const names = async (input: object, person = admin) => (await propose(input, person)).data.proposals.map(({ shift }) => shift.name);
  assert.deepEqual(await names({ house_id: other.id }), ['09T09:00']);
  assert.deepEqual(await names({ house_id: other.id }, leader), []);
  assert.equal((await names({}, leader)).length, 4);
  assert.deepEqual((await propose({ to: '2026-12-21' })).errors, { to: ['The selected To is invalid.'] });
  assert.equal((await propose({}, await api.person('worker'))).error, 'forbidden');
});

test('shifts that have a worker, are in the past or cancelled get no proposal', async () => {
  const { data: before } = await propose({ from: '2026-12-14', to: '2026-12-20' });
  await unfilled('14T09:00', 8, job, { status: 'cancelled' });
  await unfilled('15T09:00', 8, job, { worker_id: admin.id, status: 'published' });
  const { data } = await propose({ from: '2026-12-14', to: '2026-12-20' });
  assert.deepEqual([before.proposals, data.proposals], [[], []]);
});
