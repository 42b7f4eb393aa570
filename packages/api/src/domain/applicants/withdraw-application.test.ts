import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { jobs } from '@careloom/contract/resources/jobs';
import { workerJobs } from '@careloom/contract/resources/own-jobs';
import { eq } from 'drizzle-orm';
import { jobs as jobTable } from '../../platform/db/schema/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let worker: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  worker = await api.person('worker');
  house = await makeHouse(api.services, {});
});
after(() => api.close());

const job = () => makeJob(api.services, { house, postedBy: admin });
const apply = (job_id: number, person = worker) => api.send(applicants.apply, { job_id }, { token: person.token });
const withdraw = (job_id: number, person = worker) => api.send(applicants.withdraw, { job_id }, { token: person.token });

test('a worker withdraws their application, the job is offered again, and applying again reuses the record', async () => {
  const { id } = await job();
  const applied = await apply(id);
  const withdrawn = await withdraw(id);
  assert.deepEqual([withdrawn.status, withdrawn.message], [200, 'Application withdrawn.']);
  assert.deepEqual([withdrawn.data.id, withdrawn.data.assign_status], [applied.data.id, 'withdrawn']);
  const offered = await api.send(workerJobs.get, { id }, { token: worker.token });
  assert.equal(offered.data.applied, 0);
  const again = await apply(id);
  assert.deepEqual([again.status, again.data.id, again.data.assign_status], [200, applied.data.id, 'applied']);
});

test('the admin side no longer counts withdrawn applications, and can still read them', async () => {
  const { id } = await job();
  const other = await api.person('worker');
  await apply(id);
  await apply(id, other);
  await withdraw(id);
  const counted = await api.send(jobs.get, { id }, { token: admin.token });
  assert.deepEqual([counted.data.applicants_count, counted.data.applicants.map((face) => face.id)], [1, [other.id]]);
  const listed = await api.send(applicants.list, { id }, { token: admin.token });
  assert.deepEqual(listed.data.items.map(({ assign_status }) => assign_status).sort(), ['applied', 'withdrawn']);
});

test('a job whose applicants all withdrew can be deleted, in line with its count of none', async () => {
  const { id } = await job();
  await apply(id);
  assert.equal((await api.send(jobs.remove, { id }, { token: admin.token })).status, 422);
  await withdraw(id);
  assert.equal((await api.send(jobs.remove, { id }, { token: admin.token })).status, 200);
});

test('a repeated withdrawal gets the same answer as the first; a worker who never applied gets 404', async () => {
  const { id } = await job();
  await apply(id);
  await withdraw(id);
  const repeated = await withdraw(id);
  assert.deepEqual([repeated.status, repeated.data.assign_status], [200, 'withdrawn']);
  const other = await api.person('worker');
  assert.equal((await withdraw(id, other)).status, 404);
  assert.equal((await withdraw(999_999)).status, 404);
  assert.equal((await withdraw(id, admin)).error, 'forbidden');
});

test('once the job is not open, or is archived, an application cannot be withdrawn', async () => {
  const { id } = await job();
  await makeAgreement(api.services, worker);
  const { data } = await apply(id);
  await api.send(applicants.assign, { id, n: data.id }, { token: admin.token });
  const refused = await withdraw(id);
  assert.deepEqual([refused.status, refused.message], [422, 'This job is not open any more, so the application can not be withdrawn.']);
  const archived = await job();
  await apply(archived.id);
  await api.services.db.update(jobTable).set({ archived_at: api.clock.now() }).where(eq(jobTable.id, archived.id));
  assert.equal((await withdraw(archived.id)).status, 422);
});

test('of a concurrent assignment and withdrawal exactly one succeeds', async () => {
  await makeAgreement(api.services, worker);
  const { id } = await job();
  const { data } = await apply(id);
  const [assigned, withdrawn] = await Promise.all([api.send(applicants.assign, { id, n: data.id }, { token: admin.token }), withdraw(id)]);
  assert.equal([assigned, withdrawn].filter(({ status }) => status === 200).length, 1);
});
