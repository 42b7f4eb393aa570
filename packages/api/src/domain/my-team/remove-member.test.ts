import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { houses } from '@careloom/contract/resources/houses';
import { myTeam } from '@careloom/contract/resources/my-team';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';
import { houseBody, makeHouse } from '../../../testing/records';

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
const remove = (person: Person, by = admin) => api.send(myTeam.remove, { id: person.id }, as(by));
const NOT_DELETABLE = [422, 'This team member can not be deleted.'];

test('a deleted member is removed from the team, signed out, and refused at the login with the reason', async () => {
  const leader = await api.person('team_leader', { senior_manager_id: manager.id });
  const { status, message, data } = await remove(leader);
  assert.deepEqual([status, message, data], [200, 'Team member deleted successfully.', {}]);
  assert.equal((await api.send(myTeam.get, { id: leader.id }, as(admin))).status, 404);
  assert.equal((await api.send(auth.profile, {}, as(leader))).error, 'unauthenticated');
  const login = await api.send(auth.login, { email: leader.email, password: PASSWORD }, {});
  assert.deepEqual([login.status, login.message], [403, 'Account deactivated.']);
  assert.equal((await remove(leader)).status, 404);
});

test("refused: one's own account, a manager with team leaders, and a leader with a house", async () => {
  const busy = await api.person('senior_manager');
  const leader = await api.person('team_leader', { senior_manager_id: busy.id });
  await makeHouse(api.services, { team_leader_id: leader.id });
  for (const person of [admin, busy, leader]) {
    const { status, message } = await remove(person);
    assert.deepEqual([status, message], NOT_DELETABLE);
  }
  assert.equal((await remove(leader, manager)).error, 'forbidden');
});

test('a member whose only house, or whose only team leader, was deleted can be deleted', async () => {
  const former = await api.person('senior_manager');
  const leader = await api.person('team_leader', { senior_manager_id: former.id });
  await makeHouse(api.services, { team_leader_id: leader.id, deleted_at: new Date() });
  assert.deepEqual([(await remove(leader)).status, (await remove(former)).status], [200, 200]);
});

test('of deleting a leader and giving them a house concurrently, one is refused', async () => {
  const leader = await api.person('team_leader', { senior_manager_id: manager.id });
  const [removed, made] = await Promise.all([remove(leader), api.send(houses.create, houseBody({ team_leader_id: leader.id }), as(admin))]);
  assert.deepEqual([removed.status, made.status].sort(), [200, 422]);
});
