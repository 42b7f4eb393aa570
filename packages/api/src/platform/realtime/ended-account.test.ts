import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { myTeam } from '@careloom/contract/resources/my-team';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import type { TestApi } from '../../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { startTwoServers, type TwoServers } from '../../../testing/two-servers';
import { until } from '../../../testing/until';
import { endConnections } from './end-connections';

/** Two servers on one database: ending an account at one also closes its sockets at the other. */
let one: TestApi;
let servers: TwoServers;
let admin: Person;
before(async () => {
  servers = await startTwoServers();
  one = servers.one;
  admin = await one.person('super_admin');
});
after(() => servers.close());

const CLOSED_WITHIN_MS = 5_000;
const office = () => ({ token: admin.token });
const closed = (pusher: ReturnType<typeof connectPusher>) => until(() => pusher.connection.state === 'disconnected', CLOSED_WITHIN_MS);

const member = { first_name: 'Nadia', last_name: 'Farrugia', dob: '1988-02-03', contact_no: '02 8123 4567' };

const WAYS: Record<string, { who: () => Promise<Person>; end: (person: Person) => Promise<{ status: number }> }> = {
  'a worker is archived': {
    who: () => one.person('worker'),
    end: ({ id }) => one.send(supportWorkers.archive, { id }, office()),
  },
  'a worker is deactivated': {
    who: () => one.person('worker'),
    end: ({ id }) => one.send(supportWorkers.update, { id, is_active: 0 }, office()),
  },
  'an applicant is rejected': {
    who: () => one.person('worker', { verification_status: 'pending' }),
    end: ({ id }) => one.send(supportWorkers.reject, { id }, office()),
  },
  'a member is deactivated': {
    who: () => one.person('senior_manager'),
    end: ({ id, email }) => one.send(myTeam.update, { id, ...member, email, user_type: 'senior_manager', is_active: 0 }, office()),
  },
  'a member is deleted': {
    who: () => one.person('senior_manager'),
    end: ({ id }) => one.send(myTeam.remove, { id }, office()),
  },
};

for (const [title, { who, end }] of Object.entries(WAYS)) {
  test(`${title}: the tokens are invalid at once, the pages are notified, and each server closes the sockets`, async () => {
    const [person, bystander] = [await who(), await one.person('worker')];
    const pushers = servers.both.map((api) => connectPusher(api, person.token));
    const theirs = connectPusher(one, bystander.token);
    try {
      await subscribed(theirs, `private-user.${bystander.id}`);
      const channels = await Promise.all(pushers.map((pusher) => subscribed(pusher, `private-inactive-member.${person.id}`)));
      const pushed = Promise.all(channels.map((channel) => nextEvent(channel, 'InactiveMemberRedirect')));
      assert.equal((await end(person)).status, 200);
      assert.equal((await one.send(auth.profile, {}, { token: person.token })).error, 'unauthenticated');
      await pushed;
      await Promise.all(pushers.map(closed));
      assert.equal(theirs.connection.state, 'connected');
    } finally {
      for (const pusher of [...pushers, theirs]) pusher.disconnect();
    }
    const again = connectPusher(one, person.token);
    await assert.rejects(subscribed(again, `private-user.${person.id}`));
    again.disconnect();
  });
}

test('a socket that is only in a presence channel, or signed in without a subscription, is closed too', async () => {
  const person = await one.person('worker');
  const pushers = [connectPusher(one, person.token), connectPusher(one, person.token)] as const;
  try {
    await subscribed(pushers[0], `presence-support-worker.${person.id}`);
    pushers[1].signin();
    await until(() => pushers[1].user.user_data !== null, CLOSED_WITHIN_MS);
    await one.send(supportWorkers.archive, { id: person.id }, office());
    await Promise.all(pushers.map(closed));
  } finally {
    for (const pusher of pushers) pusher.disconnect();
  }
});

test("a forged signature does not sign in, and a socket cannot subscribe to another user's channel", async () => {
  const open = async () => {
    const socket = new WebSocket(`${one.url.replace('http', 'ws')}/app/careloom-local?protocol=7`);
    await once(socket, 'message');
    return socket;
  };
  const forged = await open();
  forged.send(JSON.stringify({ event: 'pusher:signin', data: { auth: 'careloom-local:0', user_data: '{"id":"1"}' } }));
  const [code] = (await once(forged, 'close')) as [number];
  assert.equal(code, 4009);
  const curious = await open();
  curious.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: '#server-to-user-1' } }));
  const [answer] = (await once(curious, 'message')) as [Buffer];
  assert.match(answer.toString(), /pusher:subscription_error/);
  curious.terminate();
});

test("hosted realtime first gets the event, and then the request to terminate the user's connections", async () => {
  const asked: string[] = [];
  const hosted = createServer((request, response) => {
    asked.push((request.url ?? '').replace(/\?.*/, ''));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(hosted, 'listening');
  const { port } = hosted.address() as AddressInfo;
  const client = new Pusher({ appId: '4711', key: 'k', secret: 's', host: '127.0.0.1', port: String(port), useTLS: false });
  await endConnections(client)({ userId: 7 });
  assert.deepEqual(asked, ['/apps/4711/events', '/apps/4711/users/7/terminate_connections']);
  hosted.close();
});
