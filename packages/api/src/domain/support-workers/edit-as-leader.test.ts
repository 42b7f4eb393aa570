import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import type { jobs } from '../../platform/db/schema/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let leader: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  leader = await api.person('team_leader');
  house = await makeHouse(api.services, { team_leader_id: leader.id });
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
type JobFields = Partial<typeof jobs.$inferInsert>;
async function workerOf(fields: JobFields = { status: 'closed' }): Promise<Person> {
  const worker = await api.person('worker', { other_info: 'Own car.' });
  await makeJob(api.services, { house, postedBy: leader }, { ...fields, worker_id: worker.id });
  return worker;
}
const edit = (id: number, fields: object, by = leader) => api.send(teamLeaderWorkers.update, { id, ...fields } as never, as(by));
const remove = (id: number, by = leader) => api.send(teamLeaderWorkers.remove, { id }, as(by));
const HAS_JOB = [422, 'This support worker has an assigned job and can not be archived.'];

test('R7-041: a team leader cannot create a worker, whatever is sent', async () => {
  for (const body of [{}, { first_name: 'Aroha', email: 'aroha@careloom.test' }]) {
    const { status, code, message } = await api.send(teamLeaderWorkers.create, body, as(leader));
    assert.deepEqual([status, code, message], [422, 422, 'Unprocessable Entity.']);
  }
});

test('R7-042: a team leader archives, restores and writes notes with PUT; omitted notes are kept', async () => {
  const worker = await workerOf();
  const { status, message, data } = await edit(worker.id, { archived: 1 });
  assert.deepEqual([status, message], [200, 'Support worker updated successfully.']);
  assert.deepEqual([data.archived_at !== null, data.details.other_info], [true, 'Own car.']);
  assert.equal((await api.send(auth.profile, {}, as(worker))).error, 'unauthenticated');
  const noted = await edit(worker.id, { archived: 1, other_info: ' Back in May. ' });
  assert.deepEqual([noted.data.archived_at, noted.data.details.other_info], [data.archived_at, 'Back in May.']);
  const back = await edit(worker.id, { archived: 0, other_info: '' });
  assert.deepEqual([back.data.archived_at, back.data.details.other_info], [null, null]);
});

test('R7-043: DELETE archives a worker instead of deleting, and can be repeated', async () => {
  const worker = await workerOf();
  for (let round = 0; round < 2; round += 1) {
    const { status, message, data } = await remove(worker.id);
    assert.deepEqual([status, message, data], [200, 'Support worker archived successfully.', {}]);
  }
  const { data } = await api.send(teamLeaderWorkers.get, { id: worker.id }, as(leader));
  assert.ok(data.archived_at);
});

test('a worker with an assigned job cannot be archived, but can get notes', async () => {
  const { id } = await workerOf({ status: 'assigned', assigned_at: new Date() });
  for (const answer of [await edit(id, { archived: 1 }), await remove(id)]) assert.deepEqual([answer.status, answer.message], HAS_JOB);
  assert.equal((await edit(id, { archived: 0, other_info: 'Night work.' })).data.details.other_info, 'Night work.');
});

test('each invalid field has its error', async () => {
  const { id } = await workerOf();
  for (const [fields, errors] of [
    [{}, { archived: ['Archived is required'] }],
    [{ archived: 2 }, { archived: ['Archived must be true or false.'] }],
    [{ archived: 0, other_info: 'x'.repeat(2001) }, { other_info: ['Other Info may not be greater than 2000 characters.'] }],
  ] as const) {
    const answer = await edit(id, fields);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
});

test('a worker of other houses, and an id that is not a worker, answer a team leader like an unknown one', async () => {
  const stranger = await api.person('worker');
  for (const id of [stranger.id, leader.id, 999_999]) {
    for (const answer of [await edit(id, { archived: 1 }), await remove(id)]) {
      assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
    }
  }
});

test('only team leaders, and only those who may archive', async () => {
  const { id } = await workerOf();
  for (const person of [await api.person('super_admin'), await api.person('senior_manager'), await api.person('worker')]) {
    for (const answer of [await edit(id, { archived: 1 }, person), await remove(id, person)]) assert.equal(answer.error, 'forbidden');
  }
  const mayArchive = and(eq(roleGrants.role, 'team_leader'), eq(roleGrants.permission, 'support-worker-archive'));
  await api.services.db.delete(roleGrants).where(mayArchive);
  for (const answer of [await edit(id, { archived: 1 }), await remove(id)]) assert.equal(answer.error, 'forbidden');
});
