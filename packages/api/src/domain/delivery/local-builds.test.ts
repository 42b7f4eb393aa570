import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { delivery } from '@careloom/contract/resources/delivery';
import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../platform/db/schema/access';
import { startApi, type TestApi } from '../../../testing/harness';
import { GRANT_SECONDS, grantCookie, grantedOrigins, grantIn } from './local-builds';

const BUILD = 'http://localhost:4272';

let api: TestApi;
before(async () => {
  api = await startApi({
    CARELOOM_LOCAL_BUILDS: `${BUILD},http://localhost:4275`,
    PUBLIC_URL: 'https://care.example.org',
    LOG_LEVEL: 'silent',
  });
});
after(() => api.close());

/** The cookie that a browser sends afterwards, and the attributes it was set with. */
async function ask(token: string, origins: string[]) {
  const response = await fetch(`${api.url}/api/v1${delivery.takeBuilds.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ origins }),
  });
  const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
  return { status: response.status, body: (await response.json()) as { message: string; error?: string }, cookie, attributes };
}
const granted = (cookie: string | undefined) => grantedOrigins(api.services, cookie);

test('a user with the permission is granted the requested origins, in an HttpOnly cookie, until the session ends', async () => {
  const { token } = await api.person('super_admin');
  const { cookie, attributes, status } = await ask(token, [BUILD]);
  assert.equal(status, 200);
  assert.deepEqual(attributes, ['Path=/', `Max-Age=${GRANT_SECONDS}`, 'HttpOnly', 'SameSite=Lax', 'Secure']);
  assert.deepEqual(await granted(`a=b; ${cookie}; c=d`), [BUILD]);
  await api.send(auth.logout, {}, { token });
  assert.deepEqual(await granted(cookie), []);
});

test('nobody else is, and an origin that the operator has not configured is refused with a message', async () => {
  for (const role of ['senior_manager', 'team_leader', 'worker'] as const) {
    const { status, body, cookie } = await ask((await api.person(role)).token, [BUILD]);
    assert.deepEqual([status, body.error, cookie], [401, 'forbidden', '']);
  }
  const { token } = await api.person('super_admin');
  const { status, body, cookie } = await ask(token, [BUILD, 'http://localhost:9']);
  assert.deepEqual([status, cookie], [422, '']);
  assert.match(body.message, /^This server takes no build from http:\/\/localhost:9: its operator has not named it/);
});

test('the permission is checked for each page, not only for the first', async () => {
  const { token } = await api.person('super_admin');
  const { cookie } = await ask(token, [BUILD]);
  const grant = { role: 'super_admin' as const, permission: 'delivery-develop' };
  await api.services.db.delete(roleGrants).where(and(eq(roleGrants.role, grant.role), eq(roleGrants.permission, grant.permission)));
  assert.deepEqual(await granted(cookie), []);
  await api.services.db.insert(roleGrants).values(grant);
  assert.deepEqual(await granted(cookie), [BUILD]);
});

test('a forged or expired cookie grants nothing', async () => {
  const { token } = await api.person('super_admin');
  const { cookie } = await ask(token, [BUILD]);
  const key = api.services.deriveKey('local-builds');
  const now = api.clock.now();
  const grant = grantIn(key, cookie, now);
  assert.ok(grant);
  const [forged = ''] = grantCookie(Buffer.alloc(32), grant, 'https://care.example.org').split(';');
  const [, payload = '', signature = ''] = /=([\w-]+)\.([\w-]+)/.exec(cookie) ?? [];
  const wider = Buffer.from(JSON.stringify({ ...grant, origins: [BUILD, 'http://localhost:4275'] })).toString('base64url');
  const wrong = [
    forged,
    cookie.replace(payload, wider),
    cookie.replace(signature, signature.slice(1)),
    'careloom_local_builds=x.y',
    '',
    undefined,
  ];
  for (const other of wrong) assert.equal(grantIn(key, other, now), null, other);
  assert.equal(grantIn(key, cookie, new Date(now.getTime() + GRANT_SECONDS * 1000)), null);
});
