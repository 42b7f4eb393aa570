import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoices } from '@careloom/contract/resources/invoices';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
before(async () => {
  api = await startApi();
  // 31 October in UTC, and already 1 November in Sydney.
  api.clock.set(new Date('2026-10-31T13:30:00Z'));
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
  [worker, other] = [await api.person('worker'), await api.person('worker')];
  const jobIn = async (fields: object) => makeJob(api.services, { house: await makeHouse(api.services, fields), postedBy: admin });
  const led = { job: await jobIn({ team_leader_id: leader.id }), worker, by: admin };
  const elsewhere = { ...led, job: await jobIn({}) };
  const on = (date: string, cost_cents: number) => ({
    ...{ date, cost_cents },
    ...{ start_at: new Date(`${date}T01:00:00Z`), end_at: new Date(`${date}T09:00:00Z`) },
  });
  await makeShift(api.services, led, { ...on('2026-05-31', 999), status: 'invoiced' });
  await makeShift(api.services, led, { ...on('2026-06-01', 10_000), status: 'invoiced' });
  await makeShift(api.services, led, { ...on('2026-10-02', 20_000), status: 'invoiced' });
  await makeShift(api.services, elsewhere, { ...on('2026-10-31', 5_050), status: 'approved' });
  await makeShift(api.services, led, { ...on('2026-10-30', 777), status: 'submitted' });
  await makeShift(api.services, led, { ...on('2026-11-01', 3_000), status: 'approved' });
  for (const [at, status] of (['published', 'confirmed', 'in_progress', 'completed', 'submitted'] as const).entries())
    await makeShift(api.services, at === 0 ? elsewhere : led, { ...on(`2026-11-${String(at + 2).padStart(2, '0')}`, 100), status });
  await makeShift(api.services, led, { ...on('2026-11-10', 555), status: 'draft' });
  await makeShift(api.services, led, { ...on('2026-11-11', 555), status: 'cancelled' });
  await makeShift(api.services, led, on('2026-12-01', 888));
});
after(() => api.close());

const earned = async (person: Person, id = worker.id) => (await api.send(invoices.earnings, { id }, { token: person.token })).data;
const months = (june: number, october: number, november: number) => [
  { month: '2026-06', earned_cents: june },
  ...['2026-07', '2026-08', '2026-09'].map((month) => ({ month, earned_cents: 0 })),
  { month: '2026-10', earned_cents: october },
  { month: '2026-11', earned_cents: november },
];

test('six months of approved and invoiced work, the current one last, with its remaining rostered shifts', async () => {
  for (const person of [admin, worker])
    assert.deepEqual(await earned(person), { months: months(10_000, 25_050, 3_000), rostered_cents: 500 });
});

test('a team leader sees the earnings in the houses led', async () => {
  assert.deepEqual(await earned(leader), { months: months(10_000, 20_000, 3_000), rostered_cents: 400 });
});

test('a worker out of scope and an unknown worker get the same empty answer', async () => {
  const nothing = { months: months(0, 0, 0), rostered_cents: 0 };
  assert.deepEqual(await earned(other), nothing);
  assert.deepEqual(await earned(admin, 999_999), nothing);
});

test('it takes three statements, including the one for the token', async () => {
  assert.equal(await countStatements(() => earned(admin)), 3);
});
