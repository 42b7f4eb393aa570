import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { invoices } from '@careloom/contract/resources/invoices';
import { jobs } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs } from '@careloom/contract/resources/own-jobs';
import { shifts } from '@careloom/contract/resources/shifts';
import { type SupportWorker, supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeInvoice, makeShift } from '../../../testing/money-records';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
const workers: Record<string, Person> = {};
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  const add = async (name: string, fields: Parameters<TestApi['person']>[1] = {}) => {
    workers[name] = await api.person('worker', { first_name: name, last_name: 'Example', suburb: 'Granville', ...fields });
    return workers[name];
  };
  const aroha = await add('Aroha', {
    address: '12 Merrylands Road',
    suburb: 'Merrylands',
    state_id: 1,
    post_code: '2160',
    abn: '51824753556',
  });
  const grace = await add('Grace');
  await add('Lin');
  await add('Pending', { verification_status: 'pending' });
  await add('Rejected', { verification_status: 'rejected' });
  const gone = await add('Gone', { archived_at: new Date() });
  await add('Deleted', { deleted_at: new Date() });
  const led = await makeHouse(api.services, { name: 'Banksia House', team_leader_id: leader.id });
  const elsewhere = await makeHouse(api.services);
  await makeJob(api.services, { house: led, postedBy: admin }, { status: 'assigned', worker_id: aroha.id, assigned_at: new Date() });
  await makeJob(api.services, { house: led, postedBy: admin }, { status: 'closed', worker_id: gone.id });
  const job = await makeJob(api.services, { house: elsewhere, postedBy: admin }, { status: 'assigned', worker_id: grace.id });
  await makeShift(api.services, { job: { ...job, house_id: led.id }, worker: grace, by: admin });
  await makeAgreement(api.services, aroha);
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
type Query = Parameters<typeof api.send<typeof supportWorkers.list>>[1];
const names = async (query: Query = {}) =>
  (await api.send(supportWorkers.list, { sort: 'name', ...query }, as(admin))).data.items.map(({ first_name }) => first_name);

const CASES: readonly [string, Query, string[]][] = [
  ['the verified ones that are not archived', {}, ['Aroha', 'Grace', 'Lin']],
  ['archived ones', { archived: 1 }, ['Gone']],
  ['pending ones', { verification_status: 'pending' }, ['Pending']],
  ['occupied ones', { availability: 'occupied' }, ['Aroha', 'Grace']],
  ['available ones', { availability: 'available' }, ['Lin']],
  ['by suburb', { search: 'merryl' }, ['Aroha']],
  ['by ABN', { search: '51824' }, ['Aroha']],
  ['downwards', { dir: 'desc' }, ['Lin', 'Grace', 'Aroha']],
];
for (const [title, query, expected] of CASES) {
  test(`workers are listed: ${title}`, async () => assert.deepEqual(await names(query), expected));
}

test('R7-026: rejected applicants have a separate list', async () => {
  const { data } = await api.send(supportWorkers.rejected, {}, as(admin));
  assert.deepEqual(
    data.items.map(({ first_name }) => first_name),
    ['Rejected'],
  );
});

test('a senior manager lists workers, but neither pending nor rejected ones', async () => {
  const manager = await api.person('senior_manager');
  assert.equal((await api.send(supportWorkers.list, {}, as(manager))).status, 200);
  for (const verification_status of ['pending', 'rejected', 'verified,pending']) {
    const { status, error } = await api.send(supportWorkers.list, { verification_status }, as(manager));
    assert.deepEqual([status, error], [401, 'forbidden']);
  }
});

test('a worker has availability, agreement and current house', async () => {
  const { data } = await api.send(supportWorkers.get, { id: workers.Aroha?.id ?? 0 }, as(admin));
  assert.deepEqual([data.availability, data.service_agreement?.status, data.current_house?.name], ['occupied', 'signed', 'Banksia House']);
  const lin = await api.send(supportWorkers.get, { id: workers.Lin?.id ?? 0 }, as(admin));
  assert.deepEqual([lin.data.availability, lin.data.service_agreement, lin.data.current_house], ['available', null, null]);
});

const FIELDS = [
  ['R3-033 R3-034 R3-035', ({ id, first_name, last_name }: SupportWorker) => [id, first_name, last_name], ['Aroha', 'Example']],
  ['R3-037 R3-038', ({ id, location }: SupportWorker) => [id, location.address, location.suburb], ['12 Merrylands Road', 'Merrylands']],
  ['R3-039 R3-040', ({ id, location }: SupportWorker) => [id, location.state?.name, location.post_code], ['NSW', '2160']],
] as const;
for (const [ids, fieldsOf, expected] of FIELDS) {
  test(`${ids}: a worker has ${expected.join(', ')} for the admin side and for the team leader`, async () => {
    const id = workers.Aroha?.id ?? 0;
    const seen = [await api.send(supportWorkers.get, { id }, as(admin)), await api.send(teamLeaderWorkers.get, { id }, as(leader))];
    for (const { data } of seen) assert.deepEqual(fieldsOf(data), [id, ...expected]);
  });
}

test('R7-039, R7-040: a team leader lists and reads only workers with a job or a shift at a house led, including archived ones', async () => {
  const list = async (archived: 0 | 1) =>
    (await api.send(teamLeaderWorkers.list, { sort: 'name', archived }, as(leader))).data.items.map(({ first_name }) => first_name);
  assert.deepEqual([await list(0), await list(1)], [['Aroha', 'Grace'], ['Gone']]);
  const read = async (name: string) => (await api.send(teamLeaderWorkers.get, { id: workers[name]?.id ?? 0 }, as(leader))).status;
  assert.deepEqual([await read('Aroha'), await read('Lin'), await read('Deleted')], [200, 404, 404]);
});

test('an account that is not a worker, and a deleted one, answer 404', async () => {
  for (const id of [leader.id, workers.Deleted?.id ?? 0]) assert.equal((await api.send(supportWorkers.get, { id }, as(admin))).status, 404);
});

test('the list takes the same number of statements for one worker as for all', async () => {
  const one = await countStatements(() => names({ per_page: 1 }));
  assert.equal(await countStatements(() => names({ per_page: 100 })), one);
});

test("a worker's counts of jobs, shifts, invoices and agreements match the reader's lists", async () => {
  const grace = workers.Grace as Person;
  const own = { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin };
  const job = await makeJob(api.services, own, { status: 'closed', worker_id: grace.id });
  await makeJob(api.services, own, { status: 'closed', worker_id: grace.id, archived_at: new Date() });
  await makeInvoice(api.services, { job, worker: grace, by: admin });
  const elsewhere = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  await makeInvoice(api.services, { job: elsewhere, worker: grace, by: admin });
  const current = await makeJob(api.services, own, { status: 'assigned', worker_id: grace.id });
  const onDay = (day: number) => ({ start_at: new Date(`2026-11-${day}T22:00:00Z`), end_at: new Date(`2026-11-${day + 1}T06:00:00Z`) });
  await makeShift(api.services, { job: current, worker: grace, by: admin }, { ...onDay(20), status: 'confirmed' });
  await makeShift(api.services, { job: current, worker: grace, by: admin }, { ...onDay(10), status: 'submitted' });
  await makeAgreement(api.services, grace);
  const worker_id = grace.id;
  const lists = async (person: Person, ofJobs: typeof jobs.list | typeof teamLeaderJobs.list) => ({
    jobs: (await api.send(ofJobs, { worker_id }, as(person))).data.total,
    shifts: (await api.send(shifts.list, { worker_id }, as(person))).data.total,
    invoices: (await api.send(invoices.list, { worker_id }, as(person))).data.total,
    service_agreements: (await api.send(agreements.list, { user_id: worker_id }, as(person))).data.total,
    current_jobs: (await api.send(ofJobs, { worker_id, status: 'assigned' }, as(person))).data.total,
    next_shifts: (await api.send(shifts.list, { worker_id, status: 'published,confirmed,in_progress' }, as(person))).data.total,
  });
  const ofAdmin = (await api.send(supportWorkers.get, { id: worker_id }, as(admin))).data.counts;
  const ofLeader = (await api.send(teamLeaderWorkers.get, { id: worker_id }, as(leader))).data.counts;
  assert.deepEqual([ofAdmin, ofLeader], [await lists(admin, jobs.list), await lists(leader, teamLeaderJobs.list)]);
  assert.deepEqual([ofAdmin?.jobs, ofAdmin?.invoices, ofLeader?.jobs, ofLeader?.invoices], [3, 2, 2, 1]);
  assert.deepEqual([ofAdmin?.shifts, ofAdmin?.next_shifts, ofAdmin?.current_jobs, ofLeader?.next_shifts], [3, 2, 2, 2]);
});
