import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { sql } from 'drizzle-orm';
import { roleGrants } from '../db/schema/access';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';
import { type Answer, answerOf } from '../../../testing/send';

let api: TestApi;
let worker: Person;
before(async () => {
  api = await startApi();
  worker = await api.person('worker');
});
after(() => api.close());

const post = async (
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
  method = 'POST',
): Promise<Answer<unknown>> =>
  answerOf(
    await fetch(`${api.url}/api/v1${path}`, { method, body, headers: { 'content-type': type, authorization: `Bearer ${worker.token}` } }),
  );

const BODIES: [what: string, body: string, type?: string][] = [
  ['cut JSON', '{"email": "a'],
  ['no JSON', 'hello'],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a prototype', '{"__proto__": {"email": "a@b.co"}, "password": "x"}'],
  ['numbers for texts', '{"email": 5, "password": {"$ne": null}}'],
  ['half of a surrogate pair', String.raw`{"email": "a@b.co\ud800", "password": "x"}`],
  ['more than a megabyte', JSON.stringify({ email: 'x'.repeat(1_100_000), password: 'x' })],
  ['another media type', '<xml/>', 'application/xml'],
  ['a form without its boundary', 'x', 'multipart/form-data'],
  ['nested too deeply', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
];
for (const [what, body, type] of BODIES) {
  test(`R8-005: a body that is ${what} answers 422 in the envelope`, async () => {
    const { status, code, message } = await post('/auth/login', body, type);
    assert.deepEqual([status, code, message], [422, 422, 'Unprocessable Entity.']);
  });
}

test('an empty body is accepted where nothing is required', async () => {
  const { token } = await api.person('worker');
  const response = await fetch(`${api.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  assert.equal(response.status, 200);
});

const PATHS = [
  '/nothing',
  '/notification/abc',
  '/notification/-1',
  '/notification/1e9',
  '/notification/99999999999',
  '/notification/%00',
  '/notification/..%2f..%2fetc%2fpasswd',
  '/files/..%2f..%2fsecret',
  '/auth/login/more',
  `/notification/${'9'.repeat(400)}`,
];
for (const path of PATHS) {
  test(`R8-004 R8-040: ${path.slice(0, 40)} answers 404 in the envelope`, async () => {
    const answer = await answerOf(await fetch(`${api.url}/api/v1${path}`, { headers: { authorization: `Bearer ${worker.token}` } }));
    assert.deepEqual([answer.status, answer.code, answer.message], [404, 404, 'Record does not exist.']);
  });
}

test('another method, and an unknown path under /api, answer 404 in the envelope', async () => {
  assert.equal((await post('/auth/profile', '{}', 'application/json', 'PATCH')).status, 404);
  const response = await fetch(`${api.url}/api/v2/jobs`);
  assert.deepEqual([response.status, await response.json()], [404, { code: 404, message: 'Record does not exist.' }]);
});

test('text that the database cannot store is refused without a server error', async () => {
  const fields = { first_name: 'A\u0000b', last_name: 'c', dob: '1990-01-01', contact_no: '0412345678' };
  const answer = await api.send(auth.changeProfile, fields, { token: worker.token });
  assert.equal(answer.status, 422);
});

test('markup and SQL are ordinary text', async () => {
  const first_name = `<img src=x onerror=1>'; drop table users; --`.slice(0, 60);
  const fields = { first_name, last_name: '%_\\', dob: '1990-01-01', contact_no: '0412345678' };
  const answer = await api.send(auth.changeProfile, fields, { token: worker.token });
  assert.deepEqual([answer.status, answer.data.first_name, answer.data.last_name], [200, first_name, '%_\\']);
});

const DAYS: [dob: string, status: number][] = [
  ['2004-02-29', 200],
  ['2003-02-29', 422],
  ['2003-13-01', 422],
  ['01/02/2003', 422],
  ['0000-00-00', 422],
];
for (const [dob, status] of DAYS) {
  test(`the day ${dob} answers ${status}`, async () => {
    const fields = { first_name: 'A', last_name: 'B', dob, contact_no: '0412345678' };
    assert.equal((await api.send(auth.changeProfile, fields, { token: worker.token })).status, status);
  });
}

test('R8-006: a server error answers 500 with one sentence and without a stack trace', async () => {
  const broken = await startApi({ LOG_LEVEL: 'silent' });
  try {
    const { token } = await broken.person('worker');
    await broken.services.db.execute(sql`alter table role_grants rename to lost`);
    const response = await fetch(`${broken.url}/api/v1/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
    assert.deepEqual([response.status, await response.json()], [500, { code: 500, message: 'Something went wrong. Please try again.' }]);
  } finally {
    await broken.close();
  }
});

test('revoking a permission takes effect on the next request, and so does granting it again', async () => {
  const { token } = await api.person('worker');
  const status = async () => (await fetch(`${api.url}/api/v1/notification`, { headers: { authorization: `Bearer ${token}` } })).status;
  assert.equal(await status(), 200);
  const where = sql`${roleGrants.role} = 'worker' and ${roleGrants.permission} = 'notification-read'`;
  await api.services.db.delete(roleGrants).where(where);
  assert.equal(await status(), 401);
  await api.services.db.insert(roleGrants).values({ role: 'worker', permission: 'notification-read' });
  assert.equal(await status(), 200);
});

test('a deactivated account is refused on the next request', async () => {
  const person = await api.person('worker');
  await api.services.db.execute(sql`update users set is_active = false where id = ${person.id}`);
  const answer = await api.send(auth.profile, {}, { token: person.token });
  assert.deepEqual([answer.status, answer.error], [401, 'unauthenticated']);
});

test('too many calls in a minute answer 429 with the seconds to wait; other sessions are not affected', async () => {
  const limited = await startApi({ RATE_LIMIT: '5' });
  try {
    const [busy, other] = [await limited.person('worker'), await limited.person('worker')];
    for (let call = 1; call <= 5; call += 1) assert.equal((await limited.send(auth.profile, {}, { token: busy.token })).status, 200);
    const answer = await limited.send(auth.profile, {}, { token: busy.token });
    assert.equal(answer.status, 429);
    assert.match(answer.message, /^Too many requests, try again in \d+ seconds\.$/);
    assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
    assert.equal((await limited.send(auth.profile, {}, { token: other.token })).status, 200);
  } finally {
    await limited.close();
  }
});

test('answers must not be cached, and declare their content type', async () => {
  const answer = await api.send(auth.login, { email: worker.email, password: PASSWORD });
  assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
});
