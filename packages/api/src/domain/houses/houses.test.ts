import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houses } from '@careloom/contract/resources/houses';
import { options } from '@careloom/contract/resources/options';
import { providers } from '@careloom/contract/resources/providers';
import { participants } from '../../platform/db/schema/places';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeExpense, makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let banksia: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader', { first_name: 'Eleni', last_name: 'Economou' });
  worker = await api.person('worker', { first_name: 'Aroha', last_name: 'Ngata' });
  banksia = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  await makeHouse(api.services, { name: 'Yarra Lane', suburb: 'Coburg', state_id: 2 });
  await makeHouse(api.services, { name: 'Ironbark', is_active: false });
  await makeHouse(api.services, { name: 'Gone', deleted_at: new Date() });
  const job = await makeJob(api.services, { house: banksia, postedBy: admin }, { status: 'assigned', worker_id: worker.id });
  await makeJob(api.services, { house: banksia, postedBy: admin }, { archived_at: new Date() });
  await api.services.db.insert(participants).values([
    { house_id: banksia.id, name: 'Billy T.', dob: '1990-05-01' },
    { house_id: banksia.id, name: 'Joan M.', dob: '1958-02-11' },
  ]);
  await makeExpense(api.services, { job, worker, by: worker });
  await makeInvoice(api.services, { job, worker, by: admin });
  await makeAgreement(api.services, worker);
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
type Query = Parameters<typeof api.send<typeof houses.list>>[1];
const names = async (query: Query = {}) =>
  (await api.send(houses.list, { sort: 'name', ...query }, as(admin))).data.items.map(({ name }) => name);

test('houses are filtered by name, search, state, leader and whether they are in use', async () => {
  assert.deepEqual(await names(), ['Banksia House', 'Ironbark', 'Yarra Lane']);
  assert.deepEqual(await names({ search: 'coburg vic' }), ['Yarra Lane']);
  assert.deepEqual(await names({ state_id: 2 }), ['Yarra Lane']);
  assert.deepEqual(await names({ is_active: 0 }), ['Ironbark']);
  assert.deepEqual(await names({ team_leader_id: leader.id }), ['Banksia House']);
  assert.deepEqual(await names({ sort: 'participants_count', dir: 'desc', per_page: 1 }), ['Banksia House']);
});

test('R7-021: a house has its leader, its workers and its counts', async () => {
  const { data } = await api.send(houses.get, { id: banksia.id }, as(admin));
  const noPicture = { sm_profile_picture_url: null };
  assert.deepEqual(data.team_leader, { id: leader.id, first_name: 'Eleni', last_name: 'Economou', ...noPicture });
  assert.deepEqual(data.workers, [{ id: worker.id, first_name: 'Aroha', last_name: 'Ngata', ...noPicture }]);
  assert.deepEqual(data.state, { id: 1, name: 'NSW' });
  assert.deepEqual(
    [data.participants_count, data.jobs_count, data.workers_count, data.invoices_count, data.expenses_count],
    [2, 1, 1, 1, 1],
  );
});

test('the list takes two statements', async () => {
  assert.equal(await countStatements(() => names()), 2);
});

test('a deleted house and an unknown one answer 404', async () => {
  assert.equal((await api.send(houses.get, { id: 999_999 }, as(admin))).status, 404);
});

test('options return each role its own houses, jobs and workers', async () => {
  const named = async (person: Person) => (await api.send(options.houses, {}, as(person))).data.map(({ name }) => name);
  assert.deepEqual([await named(admin), await named(leader)], [['Banksia House', 'Yarra Lane'], ['Banksia House']]);
  const { data: jobs } = await api.send(options.jobs, {}, as(leader));
  assert.deepEqual(
    jobs.map(({ house }) => house?.name),
    ['Banksia House'],
  );
  const jobsOf = async (house_id: number) => (await api.send(options.jobs, { house_id }, as(leader))).data;
  assert.deepEqual([await jobsOf(jobs[0]?.house?.id ?? 0), await jobsOf(999_999)], [jobs, []], 'those of one house');
  assert.deepEqual((await api.send(options.workers, { search: 'aroha' }, as(leader))).data, [
    { id: worker.id, first_name: 'Aroha', last_name: 'Ngata' },
  ]);
});

test('options return team leaders, and the states for everybody', async () => {
  assert.deepEqual(
    (await api.send(options.teamLeaders, { search: 'econ' }, as(admin))).data.map(({ id }) => id),
    [leader.id],
  );
  const states = await api.send(options.states, {});
  assert.deepEqual(
    states.data.map(({ name }) => name),
    ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'],
  );
});

test('providers are listed and found by name and number', async () => {
  const { data } = await api.send(providers.list, { search: 'banksia' }, as(admin));
  assert.deepEqual([data.total, data.items[0]?.name], [1, 'Banksia Community Supports']);
});

test('a house has its shifts, and the sums of the month: work done, expenses that are not rejected, sleep overs', async () => {
  const job = await makeJob(api.services, { house: await makeHouse(api.services, { name: 'Month' }), postedBy: admin });
  const on = (date: string, fields: Parameters<typeof makeShift>[2]) => {
    const start_at = new Date(`${date}T09:00:00Z`);
    const end_at = new Date(`${date}T17:00:00Z`);
    return makeShift(api.services, { job, worker, by: admin }, { date, start_at, end_at, ...fields });
  };
  await on('2026-11-02', { status: 'completed', cost_cents: 10_000 });
  await on('2026-11-03', { status: 'approved', type: 'sleep_over', cost_cents: 8_050 });
  await on('2026-11-04', { status: 'cancelled', cost_cents: 99_900 });
  await on('2026-11-29', { status: 'published', cost_cents: 99_900 });
  await on('2026-10-31', { status: 'invoiced', cost_cents: 99_900 });
  await makeExpense(api.services, { job, worker, by: worker }, { amount_cents: 1_250 });
  await makeExpense(api.services, { job, worker, by: worker }, { amount_cents: 99_900, date: '2026-10-31' });
  const { data } = await api.send(houses.get, { id: job.house_id }, as(admin));
  assert.deepEqual([data.shifts_count, data.this_month], [5, { month: '2026-11', worked: '180.50', expenses: '12.50', sleep_overs: 1 }]);
  const { data: listed } = await api.send(houses.list, { search: 'Month' }, as(admin));
  assert.equal(listed.items[0]?.this_month, undefined);
});
