import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { broadcasting, PRESENCE_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { chat } from '@careloom/contract/resources/chat';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import type Pusher from 'pusher-js';
import type { PresenceChannel } from 'pusher-js';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import { connectPusher, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { until } from '../../../testing/until';

let api: TestApi;
let admin: Person;
const open: Pusher[] = [];
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
});
afterEach(() => {
  for (const pusher of open.splice(0)) pusher.disconnect();
});
after(() => api.close());

const WITHIN_MS = 5_000;
const as = ({ token }: Person) => ({ token });

/** A page of a person, and who it shows as online. */
async function pageOf(person: Person) {
  const pusher = connectPusher(api, person.token);
  open.push(pusher);
  const channel = (await subscribed(pusher, PRESENCE_CHANNEL)) as PresenceChannel;
  const counts = { added: 0, removed: 0 };
  channel.bind('pusher:member_added', () => (counts.added += 1));
  channel.bind('pusher:member_removed', () => (counts.removed += 1));
  return { pusher, counts, online: () => Object.keys(channel.members.members as object) };
}

/** A person's id on the channel, as another person receives it. */
const presenceFor = async (reader: Person, { id }: Person) => (await api.send(chat.recipient, { id }, as(reader))).data.presence ?? null;

test('R3-221, R3-222: a member has an opaque id, and info', async () => {
  const worker = await api.person('worker');
  const body = { socket_id: '1.2', channel_name: PRESENCE_CHANNEL };
  const response = await fetch(`${api.url}/api/v1/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${worker.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { channel_data = '' } = (await response.json()) as { channel_data?: string };
  const member = JSON.parse(channel_data) as { user_id: string; user_info: object };
  assert.match(member.user_id, /^[0-9a-f]{32}$/);
  assert.deepEqual(member.user_info, {});
  assert.equal(member.user_id, await presenceFor(admin, worker));
  assert.equal((await api.send(broadcasting.auth, body, { token: undefined })).status, 401);
});

test('two pages of one person count once: the first adds the person, the last removes them', async () => {
  const [worker, here] = [await api.person('worker'), await pageOf(admin)];
  const id = (await presenceFor(admin, worker)) ?? '';
  assert.equal(here.online().includes(id), false);
  const [first, second] = [await pageOf(worker), await pageOf(worker)];
  await until(() => here.online().includes(id), WITHIN_MS);
  first.pusher.disconnect();
  await pageOf(await api.person('worker')); // the event arrives after the first page was closed
  await until(() => here.counts.added === 2, WITHIN_MS);
  assert.deepEqual([here.online().includes(id), here.counts.removed], [true, 0]);
  second.pusher.disconnect();
  await until(() => !here.online().includes(id), WITHIN_MS);
  assert.equal(here.counts.removed, 1);
});

test('a deactivated account disappears at once', async () => {
  const [worker, here] = [await api.person('worker'), await pageOf(admin)];
  const id = (await presenceFor(admin, worker)) ?? '';
  await pageOf(worker);
  await until(() => here.online().includes(id), WITHIN_MS);
  assert.equal((await api.send(supportWorkers.update, { id: worker.id, is_active: 0 }, as(admin))).status, 200);
  await until(() => !here.online().includes(id), WITHIN_MS);
});

test('only people who may write to a person receive their id', async () => {
  const [worker, other, leader] = [await api.person('worker'), await api.person('worker'), await api.person('team_leader')];
  assert.equal((await api.send(chat.recipient, { id: other.id }, as(worker))).status, 404);
  const shared = await presenceFor(worker, leader);
  assert.equal(shared, await presenceFor(admin, leader));
  await api.send(chat.send, { recipient_id: worker.id, message: 'Hello' }, as(leader));
  const [conversation] = (await api.send(chat.participants, {}, as(worker))).data;
  assert.equal(conversation?.presence, shared);
  const found = (await api.send(chat.newParticipants, { per_page: 100 }, as(worker))).data.items;
  assert.equal(
    found.some(({ user_type }) => user_type === 'worker'),
    false,
  );
  assert.ok(found.every(({ presence }) => /^[0-9a-f]{32}$/.test(presence ?? '')));
});

test('once two people may no longer write to each other, their conversation does not show whether the other is online', async () => {
  const [worker, leader] = [await api.person('worker'), await api.person('team_leader')];
  await api.send(chat.send, { recipient_id: worker.id, message: 'Hello' }, as(leader));
  const presenceOfOther = async () => (await api.send(chat.participants, {}, as(worker))).data[0]?.presence;
  assert.match((await presenceOfOther()) ?? '', /^[0-9a-f]{32}$/);
  await api.services.db.update(users).set({ user_type: 'worker', verification_status: 'verified' }).where(eq(users.id, leader.id));
  assert.equal(await presenceOfOther(), null);
});
