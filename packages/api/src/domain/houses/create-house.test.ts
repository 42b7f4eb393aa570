import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houses } from '@careloom/contract/resources/houses';
import { notifications } from '@careloom/contract/resources/notifications';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { houseBody } from '../../../testing/records';

let api: TestApi;
let manager: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  manager = await api.person('senior_manager');
  leader = await api.person('team_leader');
});
after(() => api.close());

test('R4-060: a house is added, and its team leader is notified', async () => {
  const added = await api.send(houses.create, houseBody({ team_leader_id: leader.id }), { token: manager.token });
  assert.deepEqual([added.status, added.message], [200, 'House added successfully.']);
  assert.deepEqual([added.data.name, added.data.state.name, added.data.team_leader?.id], ['Grevillea House', 'NSW', leader.id]);
  const { data } = await api.send(notifications.list, {}, { token: leader.token });
  assert.deepEqual(
    data.items.map(({ type, message }) => [type, message]),
    [['assign_house', 'You have been assigned to the house Grevillea House.']],
  );
});

test('the leader must be a team leader, and the state must exist', async () => {
  const led = await api.send(houses.create, houseBody({ team_leader_id: manager.id }), { token: manager.token });
  assert.deepEqual(led.errors?.team_leader_id, ['The selected Team Leader is invalid.']);
  const placed = await api.send(houses.create, houseBody({ state_id: 99 }), { token: manager.token });
  assert.deepEqual(placed.errors?.state_id, ['The selected State is invalid.']);
  assert.equal((await api.send(houses.create, houseBody(), { token: leader.token })).status, 401);
});
