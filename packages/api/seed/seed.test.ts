import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { dashboards } from '@careloom/contract/resources/dashboards';
import { jobs } from '@careloom/contract/resources/jobs';
import { notifications } from '@careloom/contract/resources/notifications';
import { shifts } from '@careloom/contract/resources/shifts';
import { startApi, type TestApi } from '../testing/harness';
import { jobBody } from '../testing/records';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, isEmpty, seed } from './seed';

let api: TestApi;
before(async () => {
  api = await startApi();
  assert.equal(await isEmpty(api.services), true);
  await seed(api.services);
});
after(() => api.close());

const tokenOf = async (email: string) => (await api.send(auth.login, { email, password: DEMO_PASSWORD })).data.user.token;

for (const { email, role } of DEMO_ACCOUNTS) {
  test(`the demo's ${role.toLowerCase()} signs in`, async () => {
    const { status, data } = await api.send(auth.login, { email, password: DEMO_PASSWORD });
    assert.deepEqual([status, data.user.email], [200, email]);
  });
}

test('lists have rows, and applicants have pictures', async () => {
  const token = await tokenOf('admin@careloom.test');
  const { data } = await api.send(jobs.list, { per_page: 100 }, { token });
  assert.equal(data.total, 54);
  const faces = data.items.flatMap(({ applicants }) => applicants.map(({ sm_profile_picture_url }) => sm_profile_picture_url));
  const drawn = faces.filter((url) => url !== null);
  assert.ok(drawn.length > 0 && drawn.length < faces.length);
  const picture = await fetch(`${api.url}${drawn[0] ?? ''}`);
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/jpeg']);
  assert.ok((await api.send(shifts.list, {}, { token })).data.total > 1_700);
  assert.ok((await api.send(notifications.list, {}, { token })).data.last_page > 1);
});

test('the demo worker has upcoming shifts', async () => {
  const { data } = await api.send(dashboards.worker, {}, { token: await tokenOf('worker@careloom.test') });
  assert.deepEqual([data.upcoming_shifts.length, data.current_jobs, data.assigned_house?.name], [5, 1, 'Banksia House']);
});

test('records added afterwards continue the ids', async () => {
  const token = await tokenOf('manager@careloom.test');
  assert.equal((await api.send(jobs.create, jobBody(1), { token })).data.id, 61);
});

test('a database that contains people is not seeded again', async () => {
  await assert.rejects(seed(api.services), /The database holds data already/);
});
