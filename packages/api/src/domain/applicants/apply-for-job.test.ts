import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader');
  house = await makeHouse(api.services, { team_leader_id: leader.id });
});
after(() => api.close());

type Fields = Parameters<typeof makeJob>[2];
const job = (fields: Fields = {}, invited: Person[] = []) => makeJob(api.services, { house, postedBy: admin, invited }, fields);
const apply = (worker: Person, job_id: number) => api.send(applicants.apply, { job_id }, { token: worker.token });

test('R6-017, R8-049, R7-050: a worker applies and gets "Job applied successfully."', async () => {
  const worker = await api.person('worker', { first_name: 'Grace', last_name: 'Katsaros' });
  const { id } = await job();
  const { status, message, data } = await apply(worker, id);
  assert.deepEqual([status, message], [200, 'Job applied successfully.']);
  assert.deepEqual([data.job_id, data.worker_id, data.first_name, data.assign_status], [id, worker.id, 'Grace', 'applied']);
  for (const userType of ['super_admin', 'senior_manager', 'team_leader'] as const) {
    const refused = await apply(await api.person(userType), id);
    assert.deepEqual([refused.status, refused.error], [401, 'forbidden']);
  }
});

test("admin side and team leader of the house are notified with the worker's name and the id of the application", async () => {
  const manager = await api.person('senior_manager');
  const bystander = await api.person('team_leader');
  const worker = await api.person('worker', { first_name: 'Lin', last_name: 'Chen' });
  const { id, name } = await job();
  const { data } = await apply(worker, id);
  const notified = await api.services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'apply_job'), eq(notifications.route_id, id)));
  const recipients = notified.map(({ user_id }) => user_id);
  for (const person of [admin, manager, leader]) assert.ok(recipients.includes(person.id));
  assert.ok(!recipients.includes(bystander.id));
  for (const notice of notified) {
    assert.deepEqual(
      [notice.message, notice.sender_id, notice.params],
      [`Lin Chen has applied for the job ${name}.`, worker.id, { applicantId: data.id }],
    );
  }
});

test('a worker who has applied already is refused; one who withdrew may apply again', async () => {
  const worker = await api.person('worker');
  const { id } = await job();
  const first = await apply(worker, id);
  const second = await apply(worker, id);
  assert.deepEqual([second.status, second.message], [422, 'You have already applied for this job.']);
  await api.services.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, first.data.id));
  assert.equal((await apply(worker, id)).data.id, first.data.id);
});

test('of two concurrent applications one is stored', async () => {
  const worker = await api.person('worker');
  const { id } = await job();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(worker, id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await api.services.db.select().from(applications).where(eq(applications.job_id, id))).length, 1);
});

test('a job that is no longer open is refused with its text', async () => {
  const other = await api.person('worker');
  const worker = await api.person('worker');
  for (const status of ['assigned', 'closed'] as const) {
    const { id } = await job({ status, worker_id: other.id });
    const answer = await apply(worker, id);
    assert.deepEqual([answer.status, answer.message], [422, 'Job already assigned to another support worker.']);
  }
});

test('a private job accepts only invited workers, an archived one nobody', async () => {
  const worker = await api.person('worker');
  const invited = await api.person('worker');
  const { id } = await job({ visibility: 'private' }, [invited]);
  assert.equal((await apply(worker, id)).status, 404);
  assert.equal((await apply(invited, id)).status, 200);
  assert.equal((await apply(worker, (await job({ archived_at: api.clock.now() })).id)).status, 404);
  assert.equal((await apply(worker, 999_999)).status, 404);
});

test('a worker who is not verified yet is refused with its text', async () => {
  const { id } = await job();
  const pending = await apply(await api.person('worker', { verification_status: 'pending' }), id);
  assert.deepEqual([pending.status, pending.message], [403, 'Worker account under verification, contact support.']);
});

test('`id` is accepted as an alias of `job_id`', async () => {
  const worker = await api.person('worker');
  const { id } = await job();
  assert.equal((await api.send(applicants.apply, { id }, { token: worker.token })).data.job_id, id);
  const missing = await api.send(applicants.apply, {}, { token: worker.token });
  assert.deepEqual([missing.status, Object.keys(missing.errors)], [422, ['job_id']]);
});
