import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { agreements } from '@careloom/contract/resources/agreements';
import { notifications } from '@careloom/contract/resources/notifications';
import { eq, sql } from 'drizzle-orm';
import { notifications as notices } from '../../platform/db/schema/notices';
import { agreementForm } from '../../../testing/agreement-body';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement } from '../../../testing/records';

let api: TestApi;
let manager: Person;
before(async () => {
  api = await startApi();
  manager = await api.person('senior_manager');
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const remind = (id: number, by = manager) => api.send(agreements.remind, { id }, as(by));
const awaiting = (worker: Person) => makeAgreement(api.services, worker, { status: 'awaiting_signature' });
const typesOf = async (worker: Person) => (await api.send(notifications.list, {}, as(worker))).data.items.map(({ type }) => type);
const aDayPasses = (worker: Person) =>
  api.services.db
    .update(notices)
    .set({ created_at: sql`${notices.created_at} - interval '24 hours'` })
    .where(eq(notices.user_id, worker.id));

const LATELY = [422, 'The worker was told of this service agreement less than 24 hours ago.'];

test('a worker is reminded of an agreement that awaits a signature, once a day', async () => {
  const worker = await api.person('worker');
  const { id } = await awaiting(worker);
  const { status, message, data } = await remind(id);
  assert.deepEqual([status, message, data.id, data.status], [200, 'Reminder sent successfully.', id, 'awaiting_signature']);
  const again = await remind(id);
  assert.deepEqual([again.status, again.message], LATELY);
  await aDayPasses(worker);
  assert.equal((await remind(id)).status, 200);
  assert.deepEqual(await typesOf(worker), ['created_service_agreement', 'created_service_agreement']);
});

test('of two concurrent reminders one is sent; on the day of sending, none is', async () => {
  const [one, other] = [await api.person('worker'), await api.person('worker')];
  const { id } = await awaiting(one);
  const answers = await Promise.all([remind(id), remind(id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.equal((await typesOf(one)).length, 1);
  const form = await agreementForm(api.services);
  const sent = await api.send(agreements.send, form(other.id), as(manager));
  const early = await remind(sent.data.id);
  assert.deepEqual([early.status, early.message], LATELY);
});

for (const status of ['pending_sign', 'signed', 'ended'] as const) {
  test(`no reminder is sent for an agreement that is ${status}`, async () => {
    const worker = await api.person('worker');
    const { id } = await makeAgreement(api.services, worker, { status });
    const { status: code, message } = await remind(id);
    assert.deepEqual([code, message, await typesOf(worker)], [422, 'This service agreement is not awaiting signature.', []]);
  });
}

test('a user who may not send agreements cannot send reminders', async () => {
  const worker = await api.person('worker');
  const { id } = await awaiting(worker);
  for (const by of [worker, await api.person('team_leader')]) assert.equal((await remind(id, by)).error, 'forbidden');
  assert.equal((await remind(999_999)).message, 'Record does not exist.');
  assert.deepEqual(await typesOf(worker), []);
});
