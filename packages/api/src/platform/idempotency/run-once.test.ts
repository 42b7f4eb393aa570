import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applicants } from '@careloom/contract/resources/applicants';
import { auth } from '@careloom/contract/resources/auth';
import { chat } from '@careloom/contract/resources/chat';
import { jobs } from '@careloom/contract/resources/jobs';
import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/idempotency';
import { jobs as table } from '../db/schema/jobs';
import { applicationBody } from '../../../testing/application-body';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { jobBody, makeHouse, makeJob } from '../../../testing/records';
import { forgetKeys } from './forget-keys';

let api: TestApi;
let admin: Person;
let house: { id: number };
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  house = await makeHouse(api.services);
});
after(() => api.close());

const post = (key: string | undefined, name: string, person = admin) =>
  api.send(jobs.create, jobBody(house.id, { name }), { token: person.token, headers: key === undefined ? {} : { 'idempotency-key': key } });
const countOf = async (name: string) => (await api.services.db.select().from(table).where(eq(table.name, name))).length;

test('100 concurrent submits with one key create one job and get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => post('key-1', 'Once')));
  assert.deepEqual(new Set(answers.map(({ status, message, data }) => JSON.stringify([status, message, data]))).size, 1);
  assert.deepEqual([answers[0]?.status, await countOf('Once')], [200, 1]);
});

test('the same key with other parameters is refused', async () => {
  await post('key-2', 'First');
  const { status, error, message } = await post('key-2', 'Second');
  assert.deepEqual([status, error, message], [422, 'idempotency_mismatch', 'This key was already used with other values.']);
  assert.equal(await countOf('Second'), 0);
});

test('keys are separate for each call', async () => {
  const worker = await api.person('worker');
  const job = await makeJob(api.services, { house, postedBy: admin });
  const options = { token: worker.token, headers: { 'idempotency-key': 'key-3' } };
  const applied = await api.send(applicants.apply, { job_id: job.id }, options);
  const written = await api.send(chat.send, { recipient_id: admin.id, message: 'Applied.' }, options);
  assert.deepEqual([applied.status, written.status], [200, 200]);
});

test('a repeated request gets the first answer, even if the call would fail by now', async () => {
  const options = { headers: { 'idempotency-key': 'key-7' } };
  const body = applicationBody() as never;
  const [first, ...others] = [
    await api.send(auth.register, body, options),
    ...(await Promise.all([body, body].map((sent) => api.send(auth.register, sent, options)))),
  ];
  for (const other of others) assert.deepEqual([other.status, other.message, other.data], [200, first.message, first.data]);
  assert.equal((await api.send(auth.register, body)).status, 422);
});

test('keys are separate for each user, and without a key each submit counts', async () => {
  await Promise.all([
    post('key-4', 'Mine'),
    post('key-4', 'Mine', await api.person('senior_manager')),
    post(undefined, 'Mine'),
    post(undefined, 'Mine'),
  ]);
  assert.equal(await countOf('Mine'), 4);
});

test('a key can be reused after 24 hours, and immediately after a refusal', async () => {
  await post('key-5', 'Daily');
  api.clock.advance({ hours: 23, minutes: 59 });
  await post('key-5', 'Daily');
  assert.equal(await countOf('Daily'), 1);
  api.clock.advance({ minutes: 2 });
  await post('key-5', 'Daily');
  assert.equal(await countOf('Daily'), 2);
  const headers = { 'idempotency-key': 'key-6' };
  const bad = await api.send(jobs.create, jobBody(999_999, { name: 'Late' }), { token: admin.token, headers });
  assert.deepEqual([bad.status, (await post('key-6', 'Late')).status], [422, 200]);
});

test('an invalid key is refused with a message', async () => {
  const { status, message } = await post('x'.repeat(201), 'Long');
  assert.deepEqual([status, message], [422, 'The idempotency key must be 1 to 200 visible characters.']);
});

test('expired keys are deleted', async () => {
  await post('key-8', 'Kept');
  api.clock.advance({ hours: 25 });
  await forgetKeys(api.services)();
  assert.deepEqual(await api.services.db.select().from(idempotencyKeys), []);
});
