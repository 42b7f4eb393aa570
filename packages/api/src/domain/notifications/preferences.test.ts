import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { notificationPreferences } from '@careloom/contract/resources/notification-preferences';
import { notifications } from '@careloom/contract/resources/notifications';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { mails } from '../../platform/db/schema/notices';
import { inTransaction } from '../../platform/db/transaction';
import { startApi, type TestApi } from '../../../testing/harness';
import { allPushed, connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { notify } from './notify';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const preferences = async (person: Person) => (await api.send(notificationPreferences.list, {}, as(person))).data.preferences;
const choose = (person: Person, channels: object) =>
  api.send(notificationPreferences.save, { type: 'close_job', in_app: 1, mail: 0, push: 0, ...channels }, as(person));
const closeJob = (...to: Person[]) =>
  inTransaction(api.services.db, (tx) =>
    notify(tx, { to: to.map(({ id }) => id), type: 'close_job', routeId: 7, senderId: null, values: { job: 'Nights' } }),
  );
const inBell = async (person: Person) => (await api.send(notifications.list, {}, as(person))).data.items;
const emailOf = async ({ id }: Person) => {
  const [row] = await api.services.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? '';
};
const mailsTo = async (person: Person) =>
  api.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, await emailOf(person)));
/** Waits up to five seconds for a mail. */
async function firstMail(person: Person) {
  for (let tries = 0; tries < 100; tries += 1) {
    const [mail] = await mailsTo(person);
    if (mail) return mail;
    await wait(50);
  }
  throw new Error('No mail came.');
}

test('each role chooses for the types it gets; the default is in the app and push, but no mail', async () => {
  const [worker, leader] = [await api.person('worker'), await api.person('team_leader')];
  const ofWorker = await preferences(worker);
  assert.deepEqual(ofWorker[0], { type: 'assign_job', in_app: 1, mail: 0, push: 1 });
  assert.ok(ofWorker.every(({ type }) => type !== 'new_applicant' && type !== 'assign_house'));
  assert.ok((await preferences(leader)).some(({ type }) => type === 'assign_house'));
});

test('a choice applies only to that person, and can be changed again', async () => {
  const [worker, other] = [await api.person('worker'), await api.person('worker')];
  const saved = await choose(worker, { in_app: 0, mail: 1 });
  assert.deepEqual([saved.status, saved.message], [200, 'Preference updated successfully.']);
  const of = async (person: Person) => (await preferences(person)).find(({ type }) => type === 'close_job');
  assert.deepEqual(await of(worker), { type: 'close_job', in_app: 0, mail: 1, push: 0 });
  assert.deepEqual(await of(other), { type: 'close_job', in_app: 1, mail: 0, push: 1 });
  await choose(worker, { in_app: 1 });
  assert.deepEqual(await of(worker), { type: 'close_job', in_app: 1, mail: 0, push: 0 });
});

test("the person's other pages reload the choice", async () => {
  const worker = await api.person('worker');
  await allPushed(api);
  const pusher = connectPusher(api, worker.token);
  const channel = await subscribed(pusher, `private-user.${worker.id}`);
  const changed = nextEvent(channel, 'ResourceChanged');
  await choose(worker, { mail: 1 });
  assert.equal(((await changed) as { resource: string }).resource, 'notification-preference');
  pusher.disconnect();
});

test('an unknown type, and a channel that is neither on nor off, are refused at their fields', async () => {
  const worker = await api.person('worker');
  const answer = await api.send(
    notificationPreferences.save,
    { type: 'x' as 'close_job', in_app: 1, mail: 1, push: 'y' as '1' },
    as(worker),
  );
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys(answer.errors).sort(), ['push', 'type']);
});

test('the bell shows only types that are chosen for the app', async () => {
  const [wants, declines] = [await api.person('worker'), await api.person('worker')];
  await choose(declines, { in_app: 0 });
  await closeJob(wants, declines);
  assert.deepEqual(
    (await inBell(wants)).map(({ message }) => message),
    ['The job Nights has been closed.'],
  );
  assert.deepEqual(await inBell(declines), []);
});

test('a mail has the sentence and a link with the record and the notification; nobody else gets one', async () => {
  const [mailed, silent] = [await api.person('worker'), await api.person('worker')];
  await choose(mailed, { mail: 1 });
  await closeJob(mailed, silent);
  const { subject, text } = await firstMail(mailed);
  const [notice] = await inBell(mailed);
  assert.equal(subject, 'The job Nights has been closed.');
  const { publicUrl } = api.services.env;
  assert.ok(text.includes(`${publicUrl}/worker/notification?open=close_job&record=7&notice=${notice?.id}\n`), text);
  assert.deepEqual(await mailsTo(silent), []);
});

test('a person who can no longer sign in gets no mail', async () => {
  const [gone, witness] = [await api.person('worker'), await api.person('worker')];
  await choose(gone, { mail: 1 });
  await choose(witness, { mail: 1 });
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, gone.id));
  await closeJob(gone, witness);
  await firstMail(witness);
  assert.deepEqual(await mailsTo(gone), []);
});
