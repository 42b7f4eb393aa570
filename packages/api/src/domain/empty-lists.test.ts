import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houses } from '@careloom/contract/resources/houses';
import { jobs } from '@careloom/contract/resources/jobs';
import { notifications } from '@careloom/contract/resources/notifications';
import { shifts } from '@careloom/contract/resources/shifts';
import { startApi, type TestApi } from '../../testing/harness';
import { makeHouse } from '../../testing/records';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

test('an empty list has a message and an empty page; a list with records has no message, even on a page after its last', async () => {
  const { token } = await api.person('super_admin');
  for (const call of [houses.list, jobs.list, shifts.list]) {
    const { status, message, data } = await api.send(call, {}, { token });
    assert.deepEqual([status, message, data.items, data.total], [200, 'No Records Found.', [], 0], call.path);
  }
  assert.equal((await api.send(notifications.list, {}, { token })).message, 'No Records Found.');
  await makeHouse(api.services, { name: 'Banksia' });
  assert.equal((await api.send(houses.list, {}, { token })).message, '');
  assert.equal((await api.send(houses.list, { page: 9 }, { token })).message, '');
  assert.equal((await api.send(houses.list, { search: 'nowhere' }, { token })).message, 'No Records Found.');
});
