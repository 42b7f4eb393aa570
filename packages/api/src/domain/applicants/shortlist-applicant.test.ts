import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { applications } from '../../platform/db/schema/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  [admin, leader] = [await api.person('super_admin'), await api.person('team_leader')];
});
after(() => api.close());

async function applied(fields: Parameters<typeof makeJob>[2] = {}) {
  const worker = await api.person('worker');
  await makeAgreement(api.services, worker);
  const job = await makeJob(api.services, { house: await makeHouse(api.services, { team_leader_id: leader.id }), postedBy: admin }, fields);
  const [row] = await api.services.db.insert(applications).values({ job_id: job.id, worker_id: worker.id }).returning();
  return { worker, id: job.id, n: row?.id ?? assert.fail() };
}
const shortlist = (of: { id: number; n: number }, fields: object = {}, person = admin) =>
  api.send(applicants.shortlist, { id: of.id, n: of.n, ...fields }, { token: person.token });

test('an applicant is shortlisted, found by the filter, removed again, and assigned from the shortlist', async () => {
  const of = await applied();
  const { status, message, data } = await shortlist(of);
  assert.deepEqual([status, message, data.assign_status], [200, 'Shortlist updated successfully.', 'shortlisted']);
  const found = await api.send(applicants.list, { id: of.id, status: 'shortlisted' }, { token: admin.token });
  assert.deepEqual(
    found.data.items.map(({ id }) => id),
    [of.n],
  );
  assert.equal((await shortlist(of, { shortlisted: 0 })).data.assign_status, 'applied');
  await shortlist(of);
  assert.equal((await api.send(applicants.assign, { id: of.id, n: of.n }, { token: admin.token })).status, 200);
  const late = await shortlist(of);
  assert.deepEqual([late.status, late.message], [422, 'Only an applicant of an open job who waits for a decision can be shortlisted.']);
});

test('a withdrawn application is not shortlisted; a shortlisted one can be withdrawn', async () => {
  const of = await applied();
  await shortlist(of);
  const gone = await api.send(applicants.withdraw, { job_id: of.id }, { token: of.worker.token });
  assert.deepEqual([gone.status, gone.data.assign_status], [200, 'withdrawn']);
  assert.equal((await shortlist(of)).status, 422);
});

test("another job's applicant answers 404, and a user who may not assign may not shortlist", async () => {
  const [one, other] = [await applied(), await applied()];
  assert.equal((await shortlist({ id: one.id, n: other.n })).status, 404);
  for (const person of [leader, one.worker]) assert.equal((await shortlist(one, {}, person)).error, 'forbidden');
});
