import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { auth } from '@careloom/contract/resources/auth';
import { notificationPreferences } from '@careloom/contract/resources/notification-preferences';
import { notifications } from '@careloom/contract/resources/notifications';
import { pushSubscriptions as calls } from '@careloom/contract/resources/push-subscriptions';
import { eq } from 'drizzle-orm';
import { accessTokens } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { pushKeys, pushSubscriptions } from '../../platform/db/schema/web-push';
import { inTransaction } from '../../platform/db/transaction';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { pushDevice, type PushDevice } from '@careloom/federation/testing/push-device';
import { pushEndpoint, type PushEndpoint, readVapid } from '@careloom/federation/testing/push-endpoint';
import { notify } from '../notifications/notify';
import { isPushService } from './push-service';
import { vapidKeys } from './vapid-keys';

let api: TestApi;
let endpoint: PushEndpoint;
before(async () => {
  api = await startApi({ LOG_LEVEL: 'silent' });
  endpoint = await pushEndpoint();
});
after(async () => {
  endpoint.close();
  await api.close();
});
beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.answers(201);
});

const as = ({ token }: Person) => ({ token });
let devices = 0;
async function subscribe(person: Person, device: PushDevice = pushDevice()) {
  devices += 1;
  const answer = await api.send(calls.save, { endpoint: `${endpoint.url}/${devices}`, ...device.keys }, as(person));
  assert.deepEqual([answer.status, answer.message], [200, 'This device gets notifications now.']);
  return device;
}
const isSubscribed = async (person: Person) => (await api.send(calls.get, {}, as(person))).data.subscribed;
const assign = (job: string, ...to: Person[]) =>
  inTransaction(api.services.db, (tx) =>
    notify(tx, { to: to.map(({ id }) => id), type: 'assign_job', routeId: 7, senderId: null, values: { job } }),
  );
/** Waits up to half a minute, because a failed push is retried after some seconds. */
async function pushes(count: number) {
  for (let tries = 0; tries < 600 && endpoint.received.length < count; tries += 1) await wait(50);
  assert.equal(endpoint.received.length, count);
  return endpoint.received;
}

test('a device decrypts title, sentence and address of a notification (RFC 8291)', async () => {
  const worker = await api.person('worker');
  const device = await subscribe(worker);
  await assign('Night support', worker);
  const [push] = await pushes(1);
  assert.ok(push);
  const [notice] = (await api.send(notifications.list, {}, as(worker))).data.items;
  assert.deepEqual(JSON.parse(device.decrypt(push.body)), {
    title: 'Careloom',
    body: 'You have been assigned to the job Night support.',
    address: `/worker/notification?open=assign_job&record=7&notice=${notice?.id}`,
  });
  assert.deepEqual([push.headers['content-encoding'], push.headers['ttl']], ['aes128gcm', '86400']);
  assert.ok(!push.body.includes('Night support'));
  assert.throws(() => pushDevice().decrypt(push.body));
});

test('the sender signs requests to the push service with the key that devices subscribe with (RFC 8292)', async () => {
  const worker = await api.person('worker');
  await subscribe(worker);
  await assign('Mornings', worker);
  const [push] = await pushes(1);
  const { claims, key } = readVapid(push?.headers.authorization);
  assert.equal(key, (await api.send(calls.get, {}, as(worker))).data.public_key);
  assert.equal(claims?.aud, new URL(endpoint.url).origin);
  assert.match(claims.sub, /^mailto:.+@.+/);
  assert.ok(claims.exp * 1000 > Date.now() && claims.exp * 1000 <= Date.now() + 86_400_000);
});

test('the keys are generated once, and the private one is not readable in the database', async () => {
  const { publicKey, privateKey } = await vapidKeys(api.services);
  assert.deepEqual(await vapidKeys(api.services), { publicKey, privateKey });
  const rows = await api.services.db.select().from(pushKeys);
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(privateKey));
});

for (const status of [404, 410]) {
  test(`a subscription that the push service answers with ${status} is removed`, async () => {
    const worker = await api.person('worker');
    await subscribe(worker);
    endpoint.answers(status);
    await assign('Days', worker);
    await pushes(1);
    for (let tries = 0; tries < 100 && (await isSubscribed(worker)) === 1; tries += 1) await wait(50);
    assert.equal(await isSubscribed(worker), 0);
    endpoint.answers(201);
    await assign('Evenings', worker);
    await wait(500);
    assert.equal(endpoint.received.length, 1);
  });
}

test('a push that the service could not accept is retried, and arrives once', async () => {
  const worker = await api.person('worker');
  const device = await subscribe(worker);
  endpoint.answers(503);
  await assign('Weekends', worker);
  await pushes(1);
  endpoint.answers(201);
  const [, second] = await pushes(2);
  assert.ok(second);
  assert.match(device.decrypt(second.body), /Weekends/);
  assert.equal(await isSubscribed(worker), 1);
});

test('no push is sent for a type that its user disabled, nor after the device was turned off or logged out', async () => {
  const [declines, off, out, witness] = await Promise.all([1, 2, 3, 4].map(() => api.person('worker')));
  assert.ok(declines && off && out && witness);
  for (const person of [declines, off, out, witness]) await subscribe(person);
  await api.send(notificationPreferences.save, { type: 'assign_job', in_app: 1, mail: 0, push: 0 }, as(declines));
  assert.equal((await api.send(calls.remove, {}, as(off))).message, 'This device gets no notifications any more.');
  assert.equal(await isSubscribed(off), 0);
  await api.send(auth.logout, {}, as(out));
  await assign('Alone', declines, off, out, witness);
  await pushes(1);
  await wait(500);
  assert.equal(endpoint.received.length, 1);
});

test('no push is sent to an expired session, nor to a user who can no longer sign in', async () => {
  const [expired, inactive, witness] = await Promise.all([1, 2, 3].map(() => api.person('worker')));
  assert.ok(expired && inactive && witness);
  for (const person of [expired, inactive, witness]) await subscribe(person);
  const { db, clock } = api.services;
  await db
    .update(accessTokens)
    .set({ expires_at: new Date(clock.now().getTime() - 1) })
    .where(eq(accessTokens.user_id, expired.id));
  await db.update(users).set({ is_active: false }).where(eq(users.id, inactive.id));
  await assign('Alone', expired, inactive, witness);
  await pushes(1);
  await wait(500);
  assert.equal(endpoint.received.length, 1);
});

test('a sentence longer than devices show is truncated, so that the service accepts it', async () => {
  const worker = await api.person('worker');
  const device = await subscribe(worker);
  await assign('x'.repeat(600), worker);
  const [push] = await pushes(1);
  const { body } = JSON.parse(device.decrypt(push?.body ?? Buffer.alloc(0))) as { body: string };
  assert.match(body, /^You have been assigned to the job x+$/);
  assert.equal(body.length, 500);
});

test('a redirect by a push service is not followed', async () => {
  const worker = await api.person('worker');
  await subscribe(worker);
  endpoint.answers(303, `${endpoint.url}/elsewhere`);
  await assign('Nights', worker);
  await pushes(1);
  await wait(500);
  assert.equal(endpoint.received.length, 1);
});

test('keys that this server cannot decrypt are replaced, and the subscriptions bound to them end', async () => {
  const { publicKey } = await vapidKeys(api.services);
  const worker = await api.person('worker');
  await subscribe(worker);
  await api.services.db.update(pushKeys).set({ private_key: 'of another secret' });
  assert.notEqual((await vapidKeys(api.services)).publicKey, publicKey);
  assert.equal(await isSubscribed(worker), 0);
});

test("after another user signs in, a browser gets only that user's pushes", async () => {
  const [first, second] = [await api.person('worker'), await api.person('worker')];
  const device = pushDevice();
  const shared = { endpoint: `${endpoint.url}/shared`, ...device.keys };
  await api.send(calls.save, shared, as(first));
  await api.send(calls.save, shared, as(second));
  assert.deepEqual([await isSubscribed(first), await isSubscribed(second)], [0, 1]);
  assert.equal(await api.services.db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, shared.endpoint)), 1);
});

test('an address that is not a push service, and malformed keys, are refused at their fields', async () => {
  const worker = await api.person('worker');
  const { keys } = pushDevice();
  const save = (input: object) => api.send(calls.save, { endpoint: 'https://push.example.com/1', ...keys, ...input }, as(worker));
  assert.deepEqual((await save({ endpoint: 'https://10.0.0.1/x' })).errors, {
    endpoint: ['Pushes can only be sent to a push service on the internet.'],
  });
  assert.deepEqual((await save({ p256dh: 'AAAA' })).errors, { p256dh: ['This is not a key of a push subscription.'] });
  assert.deepEqual((await save({ auth: '!!' })).errors, { auth: ['This is not a key of a push subscription.'] });
});

const ADDRESSES = [
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://0x7f000001/x', false],
  ['https://localhost/x', false],
  ['https://database/x', false],
  ['https://db.internal/x', false],
  ['https://user@push.example.com/x', false],
  ['file:///etc/passwd', false],
  ['x', false],
] as const;
for (const [address, expected] of ADDRESSES) {
  test(`outside a demo ${address} is ${expected ? 'a' : 'no'} push service`, () => assert.equal(isPushService(address, false), expected));
}
