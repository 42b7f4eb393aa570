import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { Resource } from '@careloom/contract/freshness';
import { broadcasting } from '@careloom/contract/resources/broadcasting';
import { notifications } from '@careloom/contract/resources/notifications';
import type Pusher from 'pusher-js';
import { inTransaction } from '../db/transaction';
import { notify } from '../../domain/notifications/notify';
import { startApi, type TestApi } from '../../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';
import { memberInactive, permissionsChanged, resourceChanged } from './push';

let api: TestApi;
const open: Pusher[] = [];
before(async () => {
  api = await startApi();
});
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
after(() => api.close());

function connect({ token }: Pick<Person, 'token'>): Pusher {
  const pusher = connectPusher(api, token);
  open.push(pusher);
  return pusher;
}
const authorise = (token: string | undefined, channel_name: string) =>
  api.send(broadcasting.auth, { socket_id: '1.2', channel_name }, { token });

test('R6-050: channels are authorised with the bearer token', async () => {
  const worker = await api.person('worker');
  const own = `private-user.${worker.id}`;
  assert.equal((await authorise(undefined, own)).status, 401);
  assert.equal((await authorise('x'.repeat(43), own)).status, 401);
  await subscribed(connect(worker), own);
});

test("another user's channel is refused with 403 and the refusal\u2019s text", async () => {
  const worker = await api.person('worker');
  const answer = await authorise(worker.token, `private-user.${worker.id + 1}`);
  assert.deepEqual([answer.status, answer.message], [403, 'Logged in user does not have permission for take this action!']);
  await assert.rejects(subscribed(connect(worker), `private-user.${worker.id + 1}`));
});

test('the authorisation accepts JSON and a form', async () => {
  const worker = await api.person('worker');
  const body = new URLSearchParams({ socket_id: '1.2', channel_name: `private-user.${worker.id}` });
  const response = await fetch(`${api.url}/api/v1/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${worker.token}` },
    body,
  });
  const json = await (
    await fetch(`${api.url}/api/v1/broadcasting/auth`, {
      method: 'POST',
      headers: { authorization: `Bearer ${worker.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(body)),
    })
  ).json();
  assert.deepEqual(await response.json(), json);
  assert.match((json as { auth: string }).auth, /^careloom-local:[0-9a-f]{64}$/);
});

test('a page gets the address to connect to', async () => {
  const { token } = await api.person('worker');
  const { data } = await api.send(broadcasting.config, {}, { token });
  assert.deepEqual(data, { key: 'careloom-local', cluster: 'local', host: '127.0.0.1', port: api.server.port, tls: false });
});

test("a notification is pushed to its user's open page, and appears in the bell", async () => {
  const worker = await api.person('worker');
  const channel = await subscribed(connect(worker), `private-user.${worker.id}`);
  const sent = nextEvent(channel, 'NotificationSent');
  const count = nextEvent(channel, 'NotificationCount');
  await inTransaction(api.services.db, (tx) =>
    notify(tx, { to: [worker.id], type: 'assign_job', routeId: 1, senderId: null, values: { job: 'Night support' } }),
  );
  await Promise.all([sent, count]);
  assert.equal((await api.send(notifications.list, {}, { token: worker.token })).data.totalUnreadCount, 1);
});

test('changes, permissions and the end of an account are sent on their own channels', async () => {
  const worker = await api.person('worker');
  const pusher = connect(worker);
  const own = await subscribed(pusher, `private-user.${worker.id}`);
  const inactive = await subscribed(pusher, `private-inactive-member.${worker.id}`);
  const received = Promise.all([nextEvent(own, 'ResourceChanged'), nextEvent(own, 'PermissionsChanged')]);
  await inTransaction(api.services.db, async (tx) => {
    await resourceChanged(tx, { resource: 'jobs', ids: [4, 5], to: [worker.id], actor: 9, version: 2 });
    await permissionsChanged(tx, [worker.id]);
  });
  assert.deepEqual((await received)[0], { resource: 'jobs', ids: [4, 5], version: 2, actor: 9 });
  // Last, because it closes the socket.
  const ended = nextEvent(inactive, 'InactiveMemberRedirect');
  await inTransaction(api.services.db, (tx) => memberInactive(tx, worker.id));
  await ended;
});

test('nothing is pushed after a rollback', async () => {
  const worker = await api.person('worker');
  const channel = await subscribed(connect(worker), `private-user.${worker.id}`);
  const first = nextEvent(channel, 'ResourceChanged');
  const change = (resource: Resource) => ({ resource, ids: [1], to: [worker.id], actor: null });
  await assert.rejects(
    inTransaction(api.services.db, async (tx) => {
      await resourceChanged(tx, change('jobs'));
      throw new Error('undone');
    }),
  );
  await inTransaction(api.services.db, (tx) => resourceChanged(tx, change('house')));
  assert.equal(((await first) as { resource: string }).resource, 'house');
});

test('a change of many records has no ids, and a change for many users reaches all of them', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => api.person('worker')));
  const channels = await Promise.all(people.map((person) => subscribed(connect(person), `private-user.${person.id}`)));
  const received = Promise.all(channels.map((channel) => nextEvent(channel, 'ResourceChanged')));
  const strangers = Array.from({ length: 200 }, (_value, index) => 1_000_000 + index);
  const ids = Array.from({ length: 500 }, (_value, index) => index + 1);
  await inTransaction(api.services.db, (tx) =>
    resourceChanged(tx, { resource: 'shift', ids, to: [...strangers, ...people.map(({ id }) => id)], actor: null }),
  );
  for (const data of await received) assert.deepEqual(data, { resource: 'shift', ids: [], version: null, actor: null });
});

test('R3-221, R3-222: a presence member has id and info', async () => {
  const [one, other] = [await api.person('super_admin', { first_name: 'Una' }), await api.person('super_admin', { first_name: 'Otto' })];
  const name = `presence-house.${(await makeHouse(api.services)).id}`;
  const channel = await subscribed(connect(one), name);
  const added = nextEvent(channel, 'pusher:member_added');
  await subscribed(connect(other), name);
  const member = (await added) as { id: string; info: { first_name: string } };
  assert.deepEqual([member.id, member.info.first_name], [String(other.id), 'Otto']);
});

test('an event sent with a wrong signature, or to another app, is refused', async () => {
  for (const path of ['/apps/careloom/events', '/apps/careloom/events?auth_key=careloom-local&auth_signature=x', '/apps/other/events']) {
    const response = await fetch(`${api.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    assert.ok(response.status === 401 || response.status === 404, `${path} ${response.status}`);
  }
});
