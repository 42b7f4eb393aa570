import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { jobs } from '@careloom/contract/resources/jobs';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { addDays, localDay } from '../../platform/clock/local-day';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  house = await makeHouse(api.services);
});
after(() => api.close());

type Fields = Parameters<typeof makeJob>[2];
const job = (fields: Fields = {}) => makeJob(api.services, { house, postedBy: admin }, fields);

async function applied(jobId: number, worker: Person, fields: Partial<typeof applications.$inferInsert> = {}): Promise<number> {
  const [row] = await api.services.db
    .insert(applications)
    .values({ job_id: jobId, worker_id: worker.id, ...fields })
    .returning();
  return row?.id ?? 0;
}

async function signedWorker(): Promise<Person> {
  const worker = await api.person('worker');
  await makeAgreement(api.services, worker);
  return worker;
}

const assign = (id: number, n: number, person = admin) => api.send(applicants.assign, { id, n }, { token: person.token });
const availabilityOf = async ({ id }: Person) => (await api.send(supportWorkers.get, { id }, { token: admin.token })).data.availability;

test('R4-039, R4-043, R8-050: assigning answers "Job assigned successfully." and gives the job to the applicant', async () => {
  const worker = await signedWorker();
  const { id } = await job();
  const answer = await assign(id, await applied(id, worker));
  assert.deepEqual([answer.status, answer.message], [200, 'Job assigned successfully.']);
  assert.deepEqual([answer.data.status, answer.data.worker?.id, answer.data.version], ['assigned', worker.id, 2]);
  assert.equal((await api.send(jobs.get, { id }, { token: admin.token })).data.status, 'assigned');
});

test('R7-047: POST /jobs/:id/job-applicants/:n, by a senior manager too', async () => {
  const { id } = await job();
  assert.equal((await assign(id, await applied(id, await signedWorker()), await api.person('senior_manager'))).code, 200);
});

test('the worker becomes occupied, the others are not selected, and withdrawn applications stay withdrawn', async () => {
  const [worker, second, third] = [await signedWorker(), await api.person('worker'), await api.person('worker')];
  const { id } = await job();
  const n = await applied(id, worker, { status: 'shortlisted' });
  await applied(id, second);
  await applied(id, third, { status: 'withdrawn' });
  assert.equal(await availabilityOf(worker), 'available');
  await assign(id, n);
  assert.equal(await availabilityOf(worker), 'occupied');
  const { data } = await api.send(applicants.list, { id }, { token: admin.token });
  const statuses = new Map(data.items.map((item) => [item.worker_id, item.assign_status]));
  assert.deepEqual(
    [worker, second, third].map((person) => statuses.get(person.id)),
    ['assigned', 'not_selected', 'withdrawn'],
  );
  await api.send(jobs.close, { id }, { token: admin.token });
  assert.equal(await availabilityOf(worker), 'available');
});

test('only the assigned worker is notified', async () => {
  const worker = await signedWorker();
  const { id, name } = await job();
  await assign(id, await applied(id, worker));
  const notified = await api.services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'assign_job'), eq(notifications.route_id, id)));
  assert.deepEqual(
    notified.map(({ user_id, message }) => [user_id, message]),
    [[worker.id, `You have been assigned to the job ${name}.`]],
  );
});

test('R4-041, R8-029: an assigned job cannot be assigned to a second worker', async () => {
  const [first, second] = [await signedWorker(), await signedWorker()];
  const { id } = await job();
  const [one, two] = [await applied(id, first), await applied(id, second)];
  await assign(id, one);
  const answer = await assign(id, two);
  assert.deepEqual([answer.status, answer.message], [422, 'Job already assigned to another support worker.']);
  assert.equal((await api.send(jobs.get, { id }, { token: admin.token })).data.worker?.id, first.id);
});

const today = () => localDay(api.clock.now(), 'Australia/Sydney');
const WITHOUT: readonly [string, Parameters<typeof makeAgreement>[2] | null][] = [
  ['none', null],
  ['not sent', { status: 'pending_sign' }],
  ['not signed', { status: 'awaiting_signature' }],
  ['terminated', { status: 'terminated', terminate_reason: 'Moved away.' }],
  ['expired', { end_date: '2026-01-31', commencement_date: '2025-02-01' }],
  ['not in force until tomorrow', { commencement_date: addDays(localDay(new Date(), 'Australia/Sydney'), 1) }],
];
for (const [title, agreement] of WITHOUT) {
  test(`R8-030: with an agreement in this state (${title}) the job is not assigned, and nothing changes`, async () => {
    const worker = await api.person('worker');
    if (agreement) await makeAgreement(api.services, worker, agreement);
    const { id } = await job();
    const n = await applied(id, worker);
    const answer = await assign(id, n);
    assert.deepEqual([answer.status, answer.message], [422, 'The worker has no service agreement yet, so the job cannot be assigned.']);
    const { data } = await api.send(applicants.get, { id, n }, { token: admin.token });
    assert.deepEqual([data.assign_status, data.agreement_in_force], ['applied', false]);
  });
}

test('an agreement is in force on the first and on the last day of its term', async () => {
  for (const days of [{ commencement_date: today() }, { end_date: today() }]) {
    const worker = await api.person('worker');
    await makeAgreement(api.services, worker, days);
    const { id } = await job();
    assert.equal((await assign(id, await applied(id, worker))).status, 200);
  }
});

test('R6-014: a team leader and a worker are refused, and the job stays open', async () => {
  const worker = await signedWorker();
  const { id } = await job();
  const n = await applied(id, worker);
  for (const person of [await api.person('team_leader'), worker]) {
    const answer = await assign(id, n, person);
    assert.deepEqual([answer.status, answer.error], [401, 'forbidden']);
  }
  assert.equal((await api.send(jobs.get, { id }, { token: admin.token })).data.status, 'open');
});

test('an applicant of another job, a withdrawn one, and one whose account is closed answer 404', async () => {
  const worker = await signedWorker();
  const gone = await api.person('worker', { is_active: false });
  await makeAgreement(api.services, gone);
  const [{ id }, elsewhere] = [await job(), await job()];
  for (const n of [
    await applied(elsewhere.id, worker),
    await applied(id, worker, { status: 'withdrawn' }),
    await applied(id, gone),
    999_999,
  ]) {
    assert.equal((await assign(id, n)).status, 404);
  }
});
