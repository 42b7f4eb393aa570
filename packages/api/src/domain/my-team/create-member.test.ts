import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { myTeam, type TeamMember } from '@careloom/contract/resources/my-team';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { answerOf, formOf } from '../../../testing/send';

let api: TestApi;
let admin: Person;
let manager: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager');
});
after(() => api.close());

const member = (values: object = {}) => ({
  first_name: 'Nadia',
  last_name: 'Farrugia',
  dob: '1988-02-03',
  user_type: 'team_leader' as const,
  senior_manager_id: manager.id,
  contact_no: '02 8123 4567',
  email: 'nadia@careloom.test',
  profile_picture: null,
  is_active: 1 as const,
  ...values,
});

test('a senior manager adds a team leader, who gets a mail and reports to them', async () => {
  const added = await api.send(myTeam.create, member(), { token: manager.token });
  assert.deepEqual([added.status, added.message], [200, 'Team member added successfully.']);
  assert.deepEqual([added.data.user_type, added.data.senior_manager?.id, added.data.is_active], ['team_leader', manager.id, 1]);
});

test('R7-020: a member is added by a multipart form with a picture', async () => {
  const profile_picture = new File(
    [
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#1f6f8b' } })
        .png()
        .toBuffer(),
    ],
    'nadia.png',
    { type: 'image/png' },
  );
  const body = formOf(member({ email: 'picture@careloom.test', profile_picture }));
  const headers = { authorization: `Bearer ${admin.token}` };
  const answered = await answerOf<TeamMember>(await fetch(`${api.url}/api/v1/my-team`, { method: 'POST', body, headers }));
  assert.deepEqual([answered.status, answered.code, answered.data.email], [200, 200, 'picture@careloom.test']);
  assert.equal((await fetch(`${api.url}${answered.data.profile_picture ?? ''}`)).headers.get('content-type'), 'image/webp');
});

test('an address belongs to one account only, and a team leader reports to a senior manager', async () => {
  const again = await api.send(myTeam.create, member(), { token: admin.token });
  assert.deepEqual([again.status, again.errors?.email], [422, ['Email has already been taken.']]);
  const nobody = await api.send(myTeam.create, member({ email: 'b@careloom.test', senior_manager_id: null }), { token: admin.token });
  assert.deepEqual(nobody.errors?.senior_manager_id, ['Senior Manager (Reporting to) is required']);
});

test('only a user who may change members can create a super admin', async () => {
  const wanted = member({ email: 'c@careloom.test', user_type: 'super_admin', senior_manager_id: null });
  const refused = await api.send(myTeam.create, wanted, { token: manager.token });
  assert.deepEqual(refused.errors?.user_type, ['The selected Member Type is invalid.']);
  assert.equal((await api.send(myTeam.create, wanted, { token: admin.token })).status, 200);
  const made = await api.services.db.select().from(users).where(eq(users.email, 'c@careloom.test'));
  assert.equal(made[0]?.user_type, 'super_admin');
});
