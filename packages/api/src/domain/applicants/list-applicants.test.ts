import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { applications } from '../../platform/db/schema/jobs';
import { countStatements } from '../../../testing/count-statements';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let grace: Person;
let jobId: number;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  const house = await makeHouse(api.services);
  const place = { house, postedBy: admin };
  jobId = (await makeJob(api.services, place)).id;
  grace = await api.person('worker', { first_name: 'Grace', last_name: 'Katsaros', created_at: new Date('2025-02-03T02:00:00Z') });
  const lin = await api.person('worker', { first_name: 'Lin', last_name: 'Chen', created_at: new Date('2024-08-17T02:00:00Z') });
  await makeAgreement(api.services, grace);
  for (let count = 0; count < 3; count++) await makeJob(api.services, place, { status: 'closed', worker_id: lin.id });
  await makeJob(api.services, place, { status: 'assigned', worker_id: lin.id });
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  await api.services.db.insert(applications).values([
    { job_id: jobId, worker_id: grace.id, applied_at: at(2), status: 'shortlisted' },
    { job_id: jobId, worker_id: lin.id, applied_at: at(3) },
  ]);
});
after(() => api.close());

type Query = Omit<Parameters<typeof api.send<typeof applicants.list>>[1], 'id'>;
const list = async (query: Query = {}) => (await api.send(applicants.list, { id: jobId, ...query }, { token: admin.token })).data.items;

test('R3-141, R3-142, R3-143: an applicant is listed with name, member since and jobs completed', async () => {
  const [lin] = await list({ search: 'lin' });
  assert.deepEqual(
    [lin?.first_name, lin?.last_name, lin?.member_since, lin?.jobs_completed],
    ['Lin', 'Chen', '2024-08-17T02:00:00.000Z', 3],
  );
});

test('R3-144: an applicant is listed with its assign status, and whether an agreement is in force', async () => {
  const [first, second] = await list({ sort: 'name' });
  assert.deepEqual([first?.first_name, first?.assign_status, first?.agreement_in_force], ['Grace', 'shortlisted', true]);
  assert.deepEqual([second?.assign_status, second?.agreement_in_force], ['applied', false]);
});

test('applicants can be filtered by status and search, and sorted by time of application or any column', async () => {
  const names = async (query: Query) => (await list(query)).map(({ first_name }) => first_name);
  assert.deepEqual(await names({ sort: 'applied_at', dir: 'desc' }), ['Lin', 'Grace']);
  assert.deepEqual(await names({ status: 'shortlisted' }), ['Grace']);
  assert.deepEqual(await names({ search: 'kats' }), ['Grace']);
  assert.deepEqual(await names({ sort: 'jobs_completed', dir: 'desc' }), ['Lin', 'Grace']);
  assert.deepEqual(await names({ sort: 'member_since', dir: 'asc' }), ['Lin', 'Grace']);
});

test('the list takes the same number of statements for one and for two applicants', async () => {
  const one = await countStatements(() => list({ per_page: 1 }));
  assert.equal(await countStatements(() => list({ per_page: 10 })), one);
});

test('reading an applicant returns the whole application', async () => {
  const [first] = await list({ sort: 'name' });
  const { data } = await api.send(applicants.get, { id: jobId, n: first?.id ?? 0 }, { token: admin.token });
  assert.deepEqual([data.worker.id, data.worker.email, data.worker.service_agreement?.status], [grace.id, grace.email, 'signed']);
});
