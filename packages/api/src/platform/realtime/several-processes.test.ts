import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { notifications } from '@careloom/contract/resources/notifications';
import { inTransaction } from '../db/transaction';
import { notify } from '../../domain/notifications/notify';
import type { TestApi } from '../../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import { startTwoServers, type TwoServers } from '../../../testing/two-servers';

/** Two servers on one database, as behind a load balancer: each with its own sockets, workers and routes. */
let one: TestApi;
let servers: TwoServers;
before(async () => {
  servers = await startTwoServers();
  one = servers.one;
});
after(() => servers.close());

test('an event reaches the sockets of every server, whichever ran the job', async () => {
  const worker = await one.person('worker');
  const pushers = servers.both.map((api) => connectPusher(api, worker.token));
  try {
    const channels = await Promise.all(pushers.map((pusher) => subscribed(pusher, `private-user.${worker.id}`)));
    for (let round = 1; round <= 5; round += 1) {
      const received = Promise.all(channels.map((channel) => nextEvent(channel, 'NotificationSent')));
      await inTransaction(one.services.db, (tx) =>
        notify(tx, { to: [worker.id], type: 'assign_job', routeId: round, senderId: null, values: { job: 'x' } }),
      );
      await received;
      for (const channel of channels) channel.unbind('NotificationSent');
    }
  } finally {
    for (const pusher of pushers) pusher.disconnect();
  }
});

test('a session of one server is valid at the other, and ends at both', async () => {
  const { token } = await one.person('worker');
  const onOther = (path: string) => fetch(`${servers.otherUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await onOther('/notification')).status, 200);
  await one.send(auth.logout, {}, { token });
  assert.equal((await onOther('/notification')).status, 401);
  assert.equal((await one.send(notifications.list, {}, { token })).status, 401);
});
