import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { myTeam } from '@careloom/contract/resources/my-team';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';
import { answerOf } from '../../../testing/send';

let api: TestApi;
let admin: Person;
let manager: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager');
});
after(() => api.close());

const as = (person: Person) => ({ token: person.token });
const leaderOf = (of: Person, fields: object = {}) => api.person('team_leader', { senior_manager_id: of.id, ...fields });

type Values = Partial<Parameters<typeof api.send<typeof myTeam.update>>[1]>;
const form = (person: Person, values: Values = {}) => ({
  first_name: 'Nadia',
  last_name: 'Farrugia',
  dob: '1988-02-03',
  user_type: person.userType as 'team_leader',
  senior_manager_id: person.userType === 'team_leader' ? manager.id : null,
  contact_no: '02 8123 4567',
  email: person.email,
  profile_picture: null,
  is_active: 1 as const,
  ...values,
});
const edit = (person: Person, values: Values = {}, by = admin) =>
  api.send(myTeam.update, { id: person.id, ...form(person, values) }, as(by));

test('a member is changed, and reports to another senior manager', async () => {
  const leader = await leaderOf(manager);
  const other = await api.person('senior_manager', { first_name: 'Helen', last_name: 'Papadakis' });
  const { status, message, data } = await edit(leader, { senior_manager_id: other.id, email: 'Nadia.New@careloom.test' });
  assert.deepEqual([status, message], [200, 'Team member updated successfully.']);
  assert.deepEqual(
    [data.first_name, data.dob, data.contact_no, data.email],
    ['Nadia', '1988-02-03', '02 8123 4567', 'nadia.new@careloom.test'],
  );
  assert.deepEqual(data.senior_manager, { id: other.id, first_name: 'Helen', last_name: 'Papadakis' });
});

const TYPE_LOCKED = 'Senior manager already has a team leader. Reassign the team leader first.';

test('R5-044, R5-045: a senior manager with a team leader keeps the type until the leader is reassigned', async () => {
  const [busy, other] = [await api.person('senior_manager'), await api.person('senior_manager')];
  const leader = await leaderOf(busy);
  const refused = await edit(busy, { user_type: 'super_admin' });
  assert.deepEqual([refused.status, refused.message, refused.errors], [422, TYPE_LOCKED, { user_type: [TYPE_LOCKED] }]);
  assert.equal((await edit(busy, { first_name: 'Daniel' })).status, 200);
  assert.equal((await edit(leader, { senior_manager_id: other.id })).status, 200);
  const changed = await edit(busy, { user_type: 'super_admin' });
  assert.deepEqual([changed.status, changed.data.user_type], [200, 'super_admin']);
});

test('a team leader with a house keeps the type; one without reports to nobody after a change of type', async () => {
  const leader = await leaderOf(manager);
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  const { status, message } = await edit(leader, { user_type: 'senior_manager' });
  assert.deepEqual([status, message, house.team_leader_id], [422, 'Team leader still leads a house. Reassign the house first.', leader.id]);
  const free = await edit(await leaderOf(manager), { user_type: 'senior_manager', senior_manager_id: manager.id });
  assert.deepEqual([free.data.user_type, free.data.senior_manager], ['senior_manager', null]);
});

test('users cannot change their own type or status, but can change their own name', async () => {
  const self = await api.person('super_admin');
  for (const values of [{ user_type: 'senior_manager' as const }, { is_active: 0 as const }]) {
    const { status, message } = await edit(self, values, self);
    assert.deepEqual([status, message], [422, 'You can not change the type or status of your own account.']);
  }
  assert.equal((await edit(self, { last_name: 'Other' }, self)).data.last_name, 'Other');
});

test('a deactivated member is signed out at once, and can be reactivated', async () => {
  const leader = await leaderOf(manager);
  const ask = () => api.send(myTeam.list, {}, as(leader));
  assert.equal((await ask()).error, 'forbidden');
  assert.equal((await edit(leader, { is_active: 0 })).data.is_active, 0);
  assert.equal((await ask()).error, 'unauthenticated');
  assert.equal((await edit(leader, { is_active: 1 })).data.is_active, 1);
  assert.equal((await ask()).error, 'unauthenticated');
});

test('an inactive manager keeps the team, but cannot be given new members', async () => {
  const away = await api.person('senior_manager');
  const leader = await leaderOf(away);
  const newcomer = await leaderOf(manager);
  assert.equal((await edit(away, { is_active: 0 })).status, 200);
  assert.equal((await edit(leader, { senior_manager_id: away.id })).status, 200);
  const { errors } = await edit(newcomer, { senior_manager_id: away.id });
  assert.deepEqual(errors, { senior_manager_id: ['The selected Senior Manager (Reporting to) is invalid.'] });
  const self = await edit(manager, { user_type: 'team_leader', senior_manager_id: manager.id });
  assert.deepEqual(Object.keys(self.errors), ['senior_manager_id']);
});

const FAULTS: readonly [Values, Record<string, string[]>][] = [
  [{ first_name: '' }, { first_name: ['First Name is required'] }],
  [{ last_name: ' ' }, { last_name: ['Last Name is required'] }],
  [{ dob: '1988-02-31' }, { dob: ['Date of Birth is not a valid date.'] }],
  [{ user_type: 'worker' as 'team_leader' }, { user_type: ['The selected Member Type is invalid.'] }],
  [{ senior_manager_id: null }, { senior_manager_id: ['Senior Manager (Reporting to) is required'] }],
  [{ contact_no: '12' }, { contact_no: ['Please enter the valid Contact Number'] }],
  [{ email: 'nobody' }, { email: ['Email must be a valid email address.'] }],
  [{ is_active: 2 as 1 }, { is_active: ['Status must be true or false.'] }],
];
for (const [values, errors] of FAULTS) {
  test(`each invalid field of a member has its error: ${JSON.stringify(values)}`, async () => {
    const answer = await edit(await leaderOf(manager), values);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  });
}

test('an address of another account is refused, and a worker is not a member', async () => {
  const leader = await leaderOf(manager);
  assert.deepEqual((await edit(leader, { email: admin.email })).errors, { email: ['Email has already been taken.'] });
  const worker = await api.person('worker');
  assert.equal((await edit(worker, { user_type: 'senior_manager' })).status, 404);
  assert.equal((await edit(leader, {}, manager)).error, 'forbidden');
});

const picture = async (name: string) => {
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(drawn)], name);
};

test('a form that can only POST sends _method=PUT; its picture replaces the previous one', async () => {
  const leader = await leaderOf(manager);
  const post = async (method: string | null, extra: Record<string, string | File> = {}) => {
    const body = new FormData();
    const { profile_picture: _, ...fields } = form(leader);
    for (const [name, value] of Object.entries({ ...fields, ...extra }))
      body.append(name, typeof value === 'object' && value !== null ? value : String(value));
    if (method) body.append('_method', method);
    const headers = { authorization: `Bearer ${admin.token}` };
    return answerOf<{ profile_picture: string | null }>(
      await fetch(`${api.url}/api/v1/my-team/${leader.id}`, { method: 'POST', body, headers }),
    );
  };
  const first = await post('PUT', { profile_picture: await picture('one.png') });
  assert.deepEqual([first.status, first.message], [200, 'Team member updated successfully.']);
  assert.equal((await fetch(`${api.url}${first.data.profile_picture ?? ''}`)).status, 200);
  await post('PUT', { profile_picture: await picture('two.png') });
  assert.ok((await post('PUT')).data.profile_picture);
  const kept = await api.services.db.select().from(files).where(eq(files.owner_id, leader.id));
  assert.deepEqual(
    kept.map(({ name }) => name),
    ['two.png'],
  );
  for (const method of [null, 'DELETE']) assert.equal((await post(method)).status, 404);
});

test('of two super admins who deactivate each other concurrently, one stays active', async () => {
  const [one, two] = [await api.person('super_admin'), await api.person('super_admin')];
  const answers = await Promise.all([edit(two, { is_active: 0 }, one), edit(one, { is_active: 0 }, two)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
});
