import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { roles } from '@careloom/contract/resources/roles';
import { startApi, type TestApi } from '../../../testing/harness';
import { grantReleasedPermissions } from './grant-released-permissions';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const release = (...permissions: string[]) => grantReleasedPermissions(api.services.db, permissions);
const permissionsOf = async (token: string) => (await api.send(auth.profile, {}, { token })).data.permissions;

test('a permission that comes with a release is granted only to the super admin, who can grant it to others', async () => {
  const [admin, leader] = await Promise.all([api.person('super_admin'), api.person('team_leader')]);
  await release('house-read', 'training:read');
  assert.ok((await permissionsOf(admin.token)).includes('training:read'));
  const led = await permissionsOf(leader.token);
  assert.ok(!led.includes('training:read'));
  const granted = await api.send(roles.update, { role: 'team_leader', permissions: [...led, 'training:read'] }, { token: admin.token });
  assert.equal(granted.status, 200);
  assert.ok((await permissionsOf(leader.token)).includes('training:read'));
});

test('the next release does not restore revoked grants, nor grant what the specification gives to others', async () => {
  const admin = await api.person('super_admin');
  await release('rostering:read');
  const before = await permissionsOf(admin.token);
  await api.send(
    roles.update,
    { role: 'super_admin', permissions: before.filter((name) => name !== 'rostering:read') },
    { token: admin.token },
  );
  await Promise.all([release('rostering:read', 'worker-dashboard'), release('rostering:read')]);
  const after = await permissionsOf(admin.token);
  assert.ok(!after.includes('rostering:read') && !after.includes('worker-dashboard'));
});
