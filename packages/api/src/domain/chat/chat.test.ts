import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chat } from '@careloom/contract/resources/chat';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';

let api: TestApi;
let admin: Person;
let leader: Person;
let worker: Person;
let other: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin', { first_name: 'Ada', last_name: 'Office' });
  leader = await api.person('team_leader', { first_name: 'Lee', last_name: 'Leader' });
  worker = await api.person('worker', { first_name: 'Wendy', last_name: 'Worker' });
  other = await api.person('worker', { first_name: 'Olive', last_name: 'Worker' });
});
after(() => api.close());

const write = (from: Person, to: Person, message: string) => api.send(chat.send, { recipient_id: to.id, message }, { token: from.token });
const talks = async (of: Person) => (await api.send(chat.participants, {}, { token: of.token })).data;
const newOf = async (person: Person) =>
  (await api.send(chat.newParticipants, { per_page: 100 }, { token: person.token })).data.items.map(({ id }) => id);

test('R7-063 R7-068: a message appears in the conversation of both, and is unread for the recipient', async () => {
  assert.deepEqual(await talks(admin), []);
  const { status, data } = await write(worker, admin, '  Can I swap the 15:00?  ');
  assert.equal(status, 200);
  assert.deepEqual([data.sender_id, data.recipient_id, data.message, data.is_read], [worker.id, admin.id, 'Can I swap the 15:00?', 0]);
  const [talk] = await talks(admin);
  assert.deepEqual([talk?.id, talk?.last_message, talk?.unread_count], [worker.id, 'Can I swap the 15:00?', 1]);
  assert.equal((await talks(worker))[0]?.unread_count, 0);
});

test('R7-115: the recipient is notified on their own channel', async () => {
  await allPushed(api);
  const pusher = connectPusher(api, leader.token);
  const channel = await subscribed(pusher, `private-user.${leader.id}`);
  const pushed = nextEvent(channel, 'ResourceChanged');
  await write(admin, leader, 'Hello Lee');
  assert.equal(((await pushed) as { resource: string }).resource, 'chat');
  pusher.disconnect();
});

test('R7-065: reading a conversation marks it as read; pages go back from the newest message', async () => {
  for (const text of ['one', 'two', 'three']) await write(other, leader, text);
  const first = await api.send(chat.messages, { id: other.id, per_page: 2 }, { token: leader.token });
  assert.deepEqual(
    first.data.items.map(({ message }) => message),
    ['three', 'two'],
  );
  assert.deepEqual([first.data.last_page, first.data.total], [2, 3]);
  assert.equal((await talks(leader)).find(({ id }) => id === other.id)?.unread_count, 0);
  const second = await api.send(chat.messages, { id: other.id, per_page: 2, page: 2 }, { token: leader.token });
  assert.deepEqual(
    second.data.items.map(({ message, is_read }) => [message, is_read]),
    [['one', 1]],
  );
});

test('R7-064: the office may write to everybody, a worker only to the office', async () => {
  const inactive = await api.person('worker', { is_active: false });
  const applicant = await api.person('worker', { verification_status: 'pending' });
  const reachedByAdmin = await newOf(admin);
  assert.ok(reachedByAdmin.includes(other.id));
  for (const { id } of [inactive, applicant, admin]) assert.ok(!reachedByAdmin.includes(id));
  const reachedByWorker = await newOf(worker);
  assert.ok(reachedByWorker.includes(leader.id));
  assert.ok(!reachedByWorker.includes(other.id));
});

test('R7-067: a person with messages is no longer listed as new, and is found by name in the conversations', async () => {
  assert.ok(!(await newOf(admin)).includes(worker.id));
  const found = await api.send(chat.participants, { search: 'wendy wor' }, { token: admin.token });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [worker.id],
  );
  const strangers = await api.send(chat.searchNew, { query: 'olive' }, { token: admin.token });
  assert.deepEqual(
    strangers.data.map(({ id }) => id),
    [other.id],
  );
});

test('R7-066: another worker, oneself and an unknown id get the same 404', async () => {
  for (const id of [other.id, worker.id, 999_999]) {
    for (const answer of [
      await api.send(chat.messages, { id }, { token: worker.token }),
      await api.send(chat.recipient, { id }, { token: worker.token }),
      await api.send(chat.send, { recipient_id: id, message: 'Hi' }, { token: worker.token }),
    ])
      assert.deepEqual([answer.status, answer.message], [404, 'Record does not exist.']);
  }
});

test('messages with somebody who has left can still be read, but no more can be sent', async () => {
  const leaving = await api.person('worker', { first_name: 'Gone' });
  await write(leaving, admin, 'Goodbye');
  await api.services.db.update(users).set({ archived_at: new Date() }).where(eq(users.id, leaving.id));
  assert.equal((await write(admin, leaving, 'Come back')).status, 404);
  await api.services.db.update(users).set({ archived_at: null, is_active: false }).where(eq(users.id, leaving.id));
  const read = await api.send(chat.messages, { id: leaving.id }, { token: admin.token });
  assert.deepEqual([read.status, read.data.total], [200, 1]);
  assert.equal((await write(admin, leaving, 'Come back')).status, 404);
});

test("reading marks only that person's messages as read, and the writer is notified", async () => {
  const reader = await api.person('team_leader', { first_name: 'Rita' });
  await write(worker, reader, 'First');
  await write(other, reader, 'Second');
  await allPushed(api);
  const pusher = connectPusher(api, worker.token);
  const channel = await subscribed(pusher, `private-user.${worker.id}`);
  const changed = nextEvent(channel, 'ResourceChanged');
  await api.send(chat.messages, { id: worker.id }, { token: reader.token });
  const unread = (await talks(reader)).map(({ id, unread_count }) => [id, unread_count]);
  assert.deepEqual(unread, [
    [other.id, 1],
    [worker.id, 0],
  ]);
  assert.equal(((await changed) as { resource: string }).resource, 'chat');
  pusher.disconnect();
});

test('a message has 1 to 2000 characters', async () => {
  assert.deepEqual((await write(worker, admin, '   ')).errors, { message: ['Message is required'] });
  assert.equal((await write(worker, admin, 'x'.repeat(2001))).errors.message?.[0], 'Message may not be greater than 2000 characters.');
  assert.equal((await write(worker, admin, 'x'.repeat(2000))).status, 200);
});
