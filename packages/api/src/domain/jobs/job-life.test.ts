import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { jobs } from '@careloom/contract/resources/jobs';
import { eq } from 'drizzle-orm';
import type { jobs as table } from '../../platform/db/schema/jobs';
import { applications } from '../../platform/db/schema/jobs';
import { notifications } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { jobBody, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let worker: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  worker = await api.person('worker');
  house = await makeHouse(api.services);
});
after(() => api.close());

const job = (fields: Partial<typeof table.$inferInsert> = {}) => makeJob(api.services, { house, postedBy: admin }, fields);
const assigned = () => job({ status: 'assigned', worker_id: worker.id, assigned_at: api.clock.now() });
const closed = () => job({ status: 'closed', worker_id: worker.id, closed_at: api.clock.now() });
const as = (person = admin) => ({ token: person.token });
const statusOf = async (id: number) => (await api.send(jobs.get, { id }, as())).data.status;

test('R4-036, R4-037, R4-038: a job is shown as open, assigned or closed', async () => {
  assert.deepEqual(await Promise.all([job(), assigned(), closed()].map(async (made) => statusOf((await made).id))), [
    'open',
    'assigned',
    'closed',
  ]);
});

test('R4-040, R4-044, R8-051: closing an assigned job answers "Job closed successfully."', async () => {
  const { id } = await assigned();
  const answer = await api.send(jobs.close, { id }, as());
  assert.deepEqual([answer.status, answer.message, answer.data.status], [200, 'Job closed successfully.', 'closed']);
  assert.equal(await statusOf(id), 'closed');
});

test('R7-048: POST /jobs/close by job id, by a senior manager too', async () => {
  const manager = await api.person('senior_manager');
  const { id } = await assigned();
  assert.equal((await api.send(jobs.close, { id }, as(manager))).code, 200);
});

test('the worker of a closed job is notified', async () => {
  const { id, name } = await assigned();
  await api.send(jobs.close, { id }, as());
  const [notice] = await api.services.db.select().from(notifications).where(eq(notifications.route_id, id));
  assert.deepEqual([notice?.user_id, notice?.type, notice?.message], [worker.id, 'close_job', `The job ${name} has been closed.`]);
});

test('only an assigned job can be closed', async () => {
  for (const made of [await job(), await closed()]) {
    const answer = await api.send(jobs.close, { id: made.id }, as());
    assert.deepEqual([answer.status, answer.message], [422, 'Only an assigned job can be closed.']);
  }
});

test('R4-042: an archived job is listed only with the archived jobs', async () => {
  const { id } = await job();
  const answer = await api.send(jobs.archive, { id }, as());
  assert.deepEqual([answer.status, answer.message], [200, 'Job archived successfully.']);
  const idsOf = async (archived: 0 | 1) => (await api.send(jobs.list, { archived, per_page: 100 }, as())).data.items.map((item) => item.id);
  assert.ok((await idsOf(1)).includes(id));
  assert.ok(!(await idsOf(0)).includes(id));
});

test('an assigned job cannot be archived', async () => {
  const { id } = await assigned();
  const answer = await api.send(jobs.archive, { id }, as());
  assert.deepEqual([answer.status, answer.message], [422, 'An assigned job can not be archived. Close the job first.']);
});

test('a job is restored to its previous state, and archiving or restoring twice changes nothing', async () => {
  const { id } = await closed();
  const first = await api.send(jobs.archive, { id }, as());
  const again = await api.send(jobs.archive, { id }, as());
  assert.deepEqual(again.data, first.data);
  const restored = await api.send(jobs.restore, { id }, as());
  assert.deepEqual([restored.message, restored.data.status, restored.data.archived_at], ['Job restored successfully.', 'closed', null]);
  assert.equal((await api.send(jobs.restore, { id }, as())).data.version, restored.data.version);
});

test('editing answers "Job updated successfully." and increments the version', async () => {
  const { id } = await job();
  const { message, data } = await api.send(jobs.update, { id, ...jobBody(house.id, { name: 'Renamed', version: 1 }) }, as());
  assert.deepEqual([message, data.name, data.version], ['Job updated successfully.', 'Renamed', 2]);
});

test('of two edits of one version the second is refused as stale', async () => {
  const { id } = await job();
  const edit = (name: string) => api.send(jobs.update, { id, ...jobBody(house.id, { name, version: 1 }) }, as());
  const answers = await Promise.all([edit('One'), edit('Two')]);
  assert.deepEqual(
    answers.map(({ status, error }) => [status, error]).sort(),
    [
      [200, undefined],
      [422, 'stale'],
    ].sort(),
  );
  const winner = answers.find(({ status }) => status === 200);
  assert.equal((await api.send(jobs.get, { id }, as())).data.name, winner?.data.name);
});

test('a closed or archived job cannot be edited', async () => {
  for (const made of [await closed(), await job({ archived_at: api.clock.now() })]) {
    const answer = await api.send(jobs.update, { id: made.id, ...jobBody(house.id) }, as());
    assert.deepEqual([answer.status, answer.message], [422, 'A closed or archived job can not be edited.']);
  }
});

test('a job at a house that has been closed since can still be edited', async () => {
  const gone = await makeHouse(api.services, { is_active: false });
  const { id } = await makeJob(api.services, { house: gone, postedBy: admin });
  assert.equal((await api.send(jobs.update, { id, ...jobBody(gone.id) }, as())).status, 200);
});

test('an open job without applicants can be deleted', async () => {
  const { id } = await job();
  const answer = await api.send(jobs.remove, { id }, as());
  assert.deepEqual([answer.status, answer.message], [200, 'Job deleted successfully.']);
  assert.equal((await api.send(jobs.get, { id }, as())).status, 404);
});

test('an assigned or closed job, and one with an applicant, cannot be deleted', async () => {
  const applied = await job();
  await api.services.db.insert(applications).values({ job_id: applied.id, worker_id: worker.id });
  for (const made of [await assigned(), await closed(), applied]) {
    const answer = await api.send(jobs.remove, { id: made.id }, as());
    assert.deepEqual([answer.status, answer.message], [422, 'This job can not be deleted.']);
  }
});

test('an unknown job answers 404 "Record does not exist."', async () => {
  for (const call of [jobs.close, jobs.archive, jobs.restore]) {
    const answer = await api.send(call, { id: 999_999 }, as());
    assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
  }
});
