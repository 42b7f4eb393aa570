import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { jobs } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs, workerJobs } from '@careloom/contract/resources/own-jobs';
import { applications } from '../../platform/db/schema/jobs';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
let own: { id: number; name: string };
let foreign: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader', { first_name: 'Eleni', last_name: 'Economou' });
  worker = await api.person('worker');
  other = await api.person('worker');
  own = await makeHouse(api.services, { team_leader_id: leader.id });
  foreign = await makeHouse(api.services, { team_leader_id: (await api.person('team_leader')).id });
});
after(() => api.close());

type Fields = Parameters<typeof makeJob>[2];
const job = (fields: Fields = {}, house: { id: number } = own, invited: Person[] = []) =>
  makeJob(api.services, { house, postedBy: admin, invited }, fields);
const now = () => api.clock.now();
const ids = (answer: { data: { items: { id: number }[] } }) => answer.data.items.map(({ id }) => id);

test('a team leader lists and reads only the jobs of the houses led, current and archived', async () => {
  const [mine, away, theirs] = [await job(), await job({ archived_at: now() }), await job({}, foreign)];
  const token = leader.token;
  const current = ids(await api.send(teamLeaderJobs.list, { per_page: 100 }, { token }));
  const archived = ids(await api.send(teamLeaderJobs.list, { archived: 1, per_page: 100 }, { token }));
  assert.ok(current.includes(mine.id) && !current.includes(theirs.id) && !current.includes(away.id));
  assert.ok(archived.includes(away.id) && !archived.includes(mine.id));
  assert.equal((await api.send(teamLeaderJobs.get, { id: mine.id }, { token })).status, 200);
});

test("R7-044, R7-054: the admin side reads applicants, and the house's team leader does so under both paths", async () => {
  const { id } = await job();
  const [application] = await api.services.db.insert(applications).values({ job_id: id, worker_id: worker.id }).returning();
  const n = application?.id ?? 0;
  for (const [call, person] of [
    [applicants.get, admin],
    [applicants.get, leader],
    [teamLeaderApplicants.get, leader],
  ] as const) {
    const answer = await api.send(call, { id, n }, { token: person.token });
    assert.deepEqual([answer.status, answer.data.id, answer.data.worker.id], [200, n, worker.id]);
  }
});

test('an id out of scope and an unknown id get the same answer, for every call of a scoped role', async () => {
  const hidden = await job({ visibility: 'private' }, foreign);
  const taken = await job({ status: 'assigned', worker_id: other.id, assigned_at: now() }, foreign);
  const [application] = await api.services.db.insert(applications).values({ job_id: hidden.id, worker_id: other.id }).returning();
  const n = application?.id ?? 0;
  const asked = [
    ...[teamLeaderJobs.get, teamLeaderApplicants.list, applicants.list].map((call) => ({ call, person: leader, id: hidden.id })),
    ...[teamLeaderApplicants.get, applicants.get].map((call) => ({ call, person: leader, id: hidden.id, n })),
    { call: workerJobs.get, person: worker, id: hidden.id },
    { call: workerJobs.get, person: worker, id: taken.id },
    { call: workerJobs.current, person: worker, id: taken.id },
  ];
  for (const { call, person, ...input } of asked) {
    const outside = await api.send(call, input, { token: person.token });
    const unknown = await api.send(call, { ...input, id: 999_999 }, { token: person.token });
    assert.deepEqual([outside.status, outside.message], [404, 'Record does not exist.']);
    const { headers: _a, ...left } = outside;
    const { headers: _b, ...right } = unknown;
    assert.deepEqual(left, right);
  }
});

test('R7-049: a worker finds open jobs: public ones, and private ones with an invitation', async () => {
  const open = await job();
  const invited = await job({ visibility: 'private' }, own, [worker]);
  const hidden = [
    await job({ visibility: 'private' }),
    await job({ archived_at: now() }),
    await job({ status: 'closed', worker_id: other.id }),
  ];
  const found = ids(await api.send(workerJobs.list, { per_page: 100 }, { token: worker.token }));
  assert.ok(found.includes(open.id) && found.includes(invited.id));
  for (const { id } of hidden) assert.ok(!found.includes(id));
});

test('a worker lists their own current and archived jobs', async () => {
  const current = await job({ status: 'assigned', worker_id: worker.id, assigned_at: now() });
  const past = await job({ status: 'closed', worker_id: worker.id, start_date: '2026-01-10' });
  await job({ status: 'assigned', worker_id: other.id });
  const token = worker.token;
  assert.deepEqual(ids(await api.send(workerJobs.list, { status: 'assigned' }, { token })), [current.id]);
  assert.deepEqual(ids(await api.send(workerJobs.list, { archived: 1 }, { token })), [past.id]);
  assert.deepEqual(ids(await api.send(workerJobs.list, { archived: 1, from: '2026-01-11' }, { token })), []);
  assert.deepEqual(ids(await api.send(workerJobs.list, { archived: 1, from: '2026-01-10', to: '2026-01-10' }, { token })), [past.id]);
});

test('a worker sees neither the other applicants nor who was chosen', async () => {
  const { id } = await job({ status: 'assigned', worker_id: other.id, assigned_at: now() });
  await api.services.db.insert(applications).values([worker, other].map((person) => ({ job_id: id, worker_id: person.id })));
  const { data } = await api.send(workerJobs.get, { id }, { token: worker.token });
  assert.deepEqual([data.worker, data.applicants, data.applied, 'invited' in data], [null, [], 1, false]);
  const seen = await api.send(jobs.get, { id }, { token: admin.token });
  assert.deepEqual([seen.data.worker?.id, seen.data.applicants.length, seen.data.applied], [other.id, 2, 0]);
});

test('R7-051: a worker reads their own current job with its house, team leader and agreement', async () => {
  const { id } = await job({ status: 'assigned', worker_id: worker.id, assigned_at: now() });
  const agreement = await makeAgreement(api.services, worker);
  const { status, data } = await api.send(workerJobs.current, { id }, { token: worker.token });
  assert.deepEqual([status, data.house_detail.name, data.house_detail.state], [200, own.name, 'NSW']);
  assert.deepEqual(data.house_detail.team_leader, { id: leader.id, first_name: 'Eleni', last_name: 'Economou' });
  assert.deepEqual(data.agreement, { id: agreement.id, status: 'signed', end_date: agreement.end_date, expiry_message: null });
});
