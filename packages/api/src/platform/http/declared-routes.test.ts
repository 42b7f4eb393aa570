import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { ROLE_GRANTS } from '../../domain/reference/role-grants';
import { startApi, type TestApi } from '../../../testing/harness';
import { sendCall } from '../../../testing/send';
import { collectDeclaredRoutes } from './declared-routes';
import { API_BASE, type Declaration } from './route';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const callsOf = (declared: readonly { declaration: Declaration }[]) =>
  declared.flatMap(({ declaration }) => ('call' in declaration ? [declaration.call] : []));

test('a route without access and scope prevents the start', () => {
  const app = Fastify();
  collectDeclaredRoutes(app);
  assert.throws(() => app.get(`${API_BASE}/secret`, () => 'told'), /GET \/api\/v1\/secret declares neither access nor scope/);
});

test('R7-001: every route of a call is under /api/v1, and none is registered twice', () => {
  const { declared } = api.server.app;
  assert.ok(declared.length > 40, `${declared.length} routes`);
  assert.equal(new Set(declared.map(({ method, url }) => `${method} ${url}`)).size, declared.length);
  const ids = callsOf(declared).map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});

test('R8-002: without a session, or with an unknown one, every call that requires one answers 401 unauthenticated', async () => {
  for (const call of callsOf(api.server.app.declared).filter(({ access }) => access !== 'public')) {
    for (const token of [undefined, 'x'.repeat(43), "' or 1=1 --"]) {
      const answer = await sendCall(api.url, call, { id: 1, n: 1 }, { token });
      assert.deepEqual(
        [answer.status, answer.code, answer.error, answer.message],
        [401, 401, 'unauthenticated', 'Unauthenticated.'],
        call.id,
      );
    }
  }
});

test('R8-003, R6-046: without the permission every call that requires one is refused, and the session continues', async () => {
  const calls = callsOf(api.server.app.declared);
  for (const userType of ['super_admin', 'senior_manager', 'team_leader', 'worker'] as const) {
    const { token } = await api.person(userType);
    const granted = new Set<string>(ROLE_GRANTS[userType]);
    for (const call of calls) {
      if (typeof call.access === 'string' || call.access.some((permission) => granted.has(permission))) continue;
      const answer = await sendCall(api.url, call, { id: 1, n: 1 }, { token });
      assert.deepEqual(
        [answer.status, answer.error, answer.message],
        [401, 'forbidden', 'Logged in user does not have permission for take this action!'],
        `${call.id} as ${userType}`,
      );
    }
  }
});
