import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { options } from '@careloom/contract/resources/options';
import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { startApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

test('every signed-in user can read which roles have a permission, including when none has it', async () => {
  const { token } = await api.person('worker');
  const rolesWith = async (permission: string) => (await api.send(options.rolesWith, { permission }, { token })).data;
  assert.deepEqual(await rolesWith('new-applicant-read'), ['super_admin']);
  assert.deepEqual(await rolesWith('job-assign'), ['super_admin', 'senior_manager']);
  await api.services.db.delete(roleGrants).where(and(eq(roleGrants.permission, 'job-assign'), eq(roleGrants.role, 'senior_manager')));
  assert.deepEqual(await rolesWith('job-assign'), ['super_admin']);
  assert.deepEqual(await rolesWith('flying'), []);
  assert.equal((await api.send(options.rolesWith, { permission: 'job-assign' })).status, 401);
});
