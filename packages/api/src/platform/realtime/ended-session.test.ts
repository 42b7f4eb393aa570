import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { broadcasting } from '@careloom/contract/resources/broadcasting';
import { myTeam } from '@careloom/contract/resources/my-team';
import { WebSocket } from 'ws';
import { hashToken } from '../secrets/tokens';
import { passwordResets } from '../db/schema/access';
import { startApi, type TestApi } from '../../../testing/harness';
import { connectPusher, subscribed } from '../../../testing/listen';
import { PASSWORD, type Person } from '../../../testing/people';
import { startTwoServers, type TwoServers } from '../../../testing/two-servers';
import { until } from '../../../testing/until';

/** Two servers on one database: ending a session at one also closes its sockets at the other. */
let one: TestApi;
let servers: TwoServers;
before(async () => {
  servers = await startTwoServers();
  one = servers.one;
});
after(() => servers.close());

const WITHIN_MS = 5_000;
const NEW_PASSWORD = 'Fresh#Water9';
const signIn = async ({ email }: Person) => (await one.send(auth.login, { email, password: PASSWORD })).data.user.token;

/** The sockets of a session at both servers: one each that subscribes to its user's channel, and one that only signs in. */
async function socketsOf(person: Person, token: string) {
  const pushers = servers.both.map((api) => connectPusher(api, token));
  await Promise.all(pushers.map((pusher) => subscribed(pusher, `private-user.${person.id}`)));
  const signedIn = connectPusher(one, token);
  signedIn.signin();
  await until(() => signedIn.user.user_data !== null, WITHIN_MS);
  return [...pushers, signedIn];
}
type Sockets = Awaited<ReturnType<typeof socketsOf>>;
const closed = (sockets: Sockets) => until(() => sockets.every(({ connection }) => connection.state === 'disconnected'), WITHIN_MS);
const stillOpen = (sockets: Sockets) =>
  assert.deepEqual(
    sockets.map(({ connection }) => connection.state),
    sockets.map(() => 'connected'),
  );

const WAYS: Record<string, { end: (person: Person, token: string) => Promise<{ status: number }>; othersStay: boolean }> = {
  'a logout closes the sockets of its session, and of no other': {
    end: (_person, token) => one.send(auth.logout, {}, { token }),
    othersStay: true,
  },
  'a change of password closes those of every session but its own': {
    end: async (person) => {
      const body = { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      return one.send(auth.changePassword, body, { token: person.token });
    },
    othersStay: true,
  },
  'a reset of the password closes those of every session': {
    end: async ({ id, email }) => {
      const token = 'r'.repeat(43);
      const expires_at = new Date(Date.now() + 3_600_000);
      await one.services.db.insert(passwordResets).values({ user_id: id, token_hash: hashToken(token), expires_at });
      return one.send(auth.resetPassword, { email, token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
    },
    othersStay: false,
  },
};
for (const [title, { end, othersStay }] of Object.entries(WAYS)) {
  test(`${title}, within 5 s`, async () => {
    const person = await one.person('senior_manager');
    const token = await signIn(person);
    const [ending, others] = [await socketsOf(person, token), await socketsOf(person, person.token)];
    try {
      assert.equal((await end(person, token)).status, 200);
      await closed(ending);
      if (othersStay) stillOpen(others);
      else await closed(others);
    } finally {
      for (const pusher of [...ending, ...others]) pusher.disconnect();
    }
  });
}

test('a change of role closes the sockets of every session, which reconnect and are authorised again', async () => {
  const admin = await one.person('super_admin');
  const person = await one.person('senior_manager', { first_name: 'Nadia', last_name: 'Farrugia', dob: '1988-02-03' });
  const pusher = connectPusher(one, person.token);
  const ids: (string | undefined)[] = [];
  pusher.connection.bind('connected', () => ids.push(pusher.connection.socket_id));
  try {
    await subscribed(pusher, `private-user.${person.id}`);
    const member = { first_name: 'Nadia', last_name: 'Farrugia', dob: '1988-02-03', contact_no: '02 8123 4567', email: person.email };
    const changed = { id: person.id, ...member, user_type: 'super_admin' as const, is_active: 1 as const };
    assert.equal((await one.send(myTeam.update, changed, { token: admin.token })).status, 200);
    await until(() => ids.length === 2, WITHIN_MS);
    assert.notEqual(ids[0], ids[1]);
    await until(() => pusher.channel(`private-user.${person.id}`).subscribed, WITHIN_MS);
  } finally {
    pusher.disconnect();
  }
});

test('a channel that is authorised while its session ends cannot be subscribed to', async () => {
  const person = await one.person('worker');
  const asked = { socket_id: '1.2', channel_name: `private-user.${person.id}` };
  const [answer] = await Promise.all([
    one.send(broadcasting.auth, asked, { token: person.token }),
    one.send(auth.logout, {}, { token: person.token }),
  ]);
  const after = await one.send(broadcasting.auth, asked, { token: person.token });
  assert.ok([200, 401].includes(answer.status));
  assert.deepEqual([after.status, after.error], [401, 'unauthenticated']);
});

interface Frame {
  event: string;
  data?: unknown;
}

/** A socket that never signs in, with the frames it received. */
async function stranger(address = '203.0.113.7', api: { url: string } = proxied) {
  const received: Frame[] = [];
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/careloom-local?protocol=7`, {
    headers: { 'x-forwarded-for': address },
  });
  socket.on('message', (raw: Buffer) => received.push(JSON.parse(raw.toString()) as Frame));
  await until(() => received.length > 0, WITHIN_MS);
  const subscribe = (channel: string) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
  return { socket, received, subscribe, events: () => received.map(({ event }) => event) };
}

let proxied: TestApi;
before(async () => {
  proxied = await startApi({ TRUST_PROXY: '1', RATE_LIMIT: '1000' });
});
after(() => proxied.close());

/** Signs a socket in, as a page does: by its user's own channel. */
async function signedIn({ socket, received, events }: Awaited<ReturnType<typeof stranger>>, { id, token }: Person): Promise<void> {
  const { socket_id } = JSON.parse(String(received[0]?.data)) as { socket_id: string };
  const channel = `private-user.${id}`;
  const authorised = await fetch(`${proxied.url}/api/v1/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id, channel_name: channel }),
  });
  const { auth } = (await authorised.json()) as { auth: string };
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await until(() => events().includes('pusher_internal:subscription_succeeded'), WITHIN_MS);
}

test('a socket without sign-in may have 20 subscriptions', async () => {
  const { socket, events, subscribe, received } = await stranger();
  for (let nth = 1; nth <= 25; nth += 1) subscribe(`registry-${nth}`);
  await until(() => received.length === 26, WITHIN_MS);
  const count = (event: string) => events().filter((one) => one === event).length;
  assert.deepEqual([count('pusher_internal:subscription_succeeded'), count('pusher:error')], [20, 5]);
  socket.terminate();
});

test('an address may open 10 such sockets a minute, counted for each address, and sockets that sign in do not count', async () => {
  const sockets = [];
  for (let nth = 1; nth <= 10; nth += 1) sockets.push(await stranger('203.0.113.8'));
  const eleventh = await stranger('203.0.113.8');
  assert.deepEqual(eleventh.received[0], {
    event: 'pusher:error',
    data: { code: 4100, message: 'Too many sockets that are not signed in' },
  });
  assert.deepEqual((await stranger('203.0.113.9')).events(), ['pusher:connection_established']);

  const [first] = sockets;
  const person = await proxied.person('worker');
  if (first) await signedIn(first, person);
  assert.deepEqual((await stranger('203.0.113.8')).events(), ['pusher:connection_established']);
  proxied.clock.advance({ seconds: 61 });
  assert.deepEqual((await stranger('203.0.113.8')).events(), ['pusher:connection_established']);
});

test('frequent page loads are not limited: sockets that had signed in do not count once they are closed', async () => {
  const person = await proxied.person('worker');
  for (let nth = 1; nth <= 12; nth += 1) {
    const one = await stranger('203.0.113.11');
    assert.deepEqual(one.events(), ['pusher:connection_established'], `load ${nth}`);
    await signedIn(one, person);
    const closed = new Promise((resolve) => one.socket.once('close', resolve));
    one.socket.close();
    await closed;
  }
});

test('such a socket is closed after 30 s without a channel, but not while it has one', async () => {
  const [idle, busy] = [await stranger('203.0.113.10'), await stranger('203.0.113.10')];
  busy.subscribe('registry');
  await until(() => busy.events().includes('pusher_internal:subscription_succeeded'), WITHIN_MS);
  proxied.clock.advance({ seconds: 31 });
  const [code] = (await once(idle.socket, 'close')) as [number];
  assert.equal(code, 4009);
  assert.equal(busy.socket.readyState, WebSocket.OPEN);
  busy.socket.terminate();
});
