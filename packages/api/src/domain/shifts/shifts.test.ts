import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { shifts } from '@careloom/contract/resources/shifts';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { InferInputOf } from '../../../testing/input';
import { makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let work: Parameters<typeof makeShift>[1];
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  worker = await api.person('worker', { first_name: 'Noor', last_name: 'Haddad' });
  const other = await api.person('worker');
  const house = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  const job = await makeJob(api.services, { house, postedBy: admin });
  const far = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  work = { job, worker, by: admin };
  await makeShift(api.services, work, { name: 'Morning' });
  await makeShift(api.services, work, { name: 'Planned', status: 'draft', ...at('2026-11-25') });
  await makeShift(api.services, work, { name: 'Worked', status: 'approved', ...at('2026-11-10') });
  await makeShift(api.services, { job: far, worker: other, by: admin }, { name: 'Elsewhere', status: 'completed' });
});
after(() => api.close());

const at = (day: string) => ({ date: day, start_at: new Date(`${day}T01:00:00Z`), end_at: new Date(`${day}T09:00:00Z`) });
const names = async (person: Person, query: InferInputOf<typeof shifts.list> = {}) =>
  (await api.send(shifts.list, query, { token: person.token })).data.items.map(({ name }) => name);

test('each role lists its own shifts; a worker sees no drafts', async () => {
  assert.deepEqual(await names(admin), ['Planned', 'Elsewhere', 'Morning', 'Worked']);
  assert.deepEqual(await names(leader), ['Planned', 'Morning', 'Worked']);
  assert.deepEqual(await names(worker), ['Morning', 'Worked']);
});

test('logs are past shifts, the schedule future ones', async () => {
  assert.deepEqual(await names(admin, { shift_type: 'schedule' }), ['Planned', 'Morning']);
  assert.deepEqual(await names(admin, { shift_type: 'log' }), ['Elsewhere', 'Worked']);
});

test('shifts are filtered by day, search and cost', async () => {
  assert.deepEqual(await names(admin, { from: '2026-11-25', to: '2026-11-25' }), ['Planned']);
  assert.deepEqual(await names(admin, { search: 'noor banksia', sort: 'date' }), ['Worked', 'Morning', 'Planned']);
  assert.deepEqual(await names(admin, { worker_id: worker.id, status: 'approved' }), ['Worked']);
});

test('a shift has its local times, its instants, its cost and each pay line', async () => {
  const { data } = await api.send(shifts.list, { search: 'Morning' }, { token: worker.token });
  const [shift] = data.items;
  assert.deepEqual(
    [shift?.date, shift?.start_time, shift?.end_time, shift?.start_at],
    ['2026-11-18', '09:00', '17:00', '2026-11-17T22:00:00.000Z'],
  );
  assert.deepEqual([shift?.total_cost, shift?.total_hour, shift?.fee, shift?.worker?.first_name], ['320.00', '8.00', '24.00', 'Noor']);
  assert.deepEqual(shift?.segments, [
    {
      start_at: '2026-11-17T22:00:00.000Z',
      end_at: '2026-11-18T06:00:00.000Z',
      minutes: 480,
      rate_type: 'weekday',
      rate_cents: 4_000,
      amount_cents: 32_000,
    },
  ]);
});

test('the list takes two statements: the session, and the page with its pay lines and the shifts around each', async () => {
  assert.equal(await countStatements(() => names(admin)), 2);
});

test('the database refuses overlapping shifts of one worker, but not adjacent or cancelled ones', async () => {
  const day = { date: '2026-12-01' };
  const from = (start: number, end: number) => ({
    start_at: new Date(Date.UTC(2026, 11, 1, start)),
    end_at: new Date(Date.UTC(2026, 11, 1, end)),
  });
  await makeShift(api.services, work, { ...day, ...from(1, 9) });
  await makeShift(api.services, work, { ...day, ...from(9, 12) });
  await makeShift(api.services, work, { ...day, ...from(2, 4), status: 'cancelled' });
  await assert.rejects(
    makeShift(api.services, work, { ...day, ...from(8, 10) }),
    ({ cause }: Error) => (cause as { code?: string }).code === '23P01',
  );
});
