import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { options } from '@careloom/contract/resources/options';
import { startApi, type TestApi } from '../../../testing/harness';
import { makeHouse, makeJob } from '../../../testing/records';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

test('the author of a timesheet gets the names of the jobs with their houses, and of the workers with their emails; a worker gets none', async () => {
  const admin = await api.person('super_admin');
  const leader = await api.person('team_leader');
  const worker = await api.person('worker');
  const own = await makeHouse(api.services, { team_leader_id: leader.id });
  const job = await makeJob(api.services, { house: own, postedBy: admin });
  const other = await makeJob(api.services, { house: await makeHouse(api.services), postedBy: admin });
  const jobsOf = async (token: string) => (await api.send(options.sheetJobs, {}, { token })).data;
  assert.deepEqual(await jobsOf(leader.token), [{ id: job.id, name: job.name, house: { id: own.id, name: own.name } }]);
  assert.deepEqual((await jobsOf(admin.token)).map(({ id }) => id).sort(), [job.id, other.id].sort());
  const workers = (await api.send(options.sheetWorkers, {}, { token: admin.token })).data;
  assert.deepEqual(
    workers.find(({ id }) => id === worker.id),
    { id: worker.id, first_name: 'Test', last_name: `worker ${/\d+/.exec(worker.email)?.[0]}`, email: worker.email },
  );
  assert.deepEqual((await api.send(options.sheetWorkers, {}, { token: leader.token })).data, []);
  for (const call of [options.sheetJobs, options.sheetWorkers])
    assert.equal((await api.send(call, {}, { token: worker.token })).status, 401);
});
