import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call } from '@careloom/contract/call';
import { type Resource, RESOURCES, staleWith } from '@careloom/contract/freshness';
import { startApi, type TestApi } from '../../testing/harness';
import { askingOf } from '../../testing/rows/reads';
import { specRows } from '../../testing/rows/spec-rows';
import { asker, makeWorld, type World } from '../../testing/rows/world';
import { WRITES } from '../../testing/rows/writes';
import { LOCAL_BUILD } from '../../testing/rows/writes-office';
import { callsById, servedCalls } from '../../testing/served-calls';

/** Not compared: files, redirects, links that differ each time, and the server's own request counts. */
const NOT_READ = ['A-049', 'A-121', 'A-123', 'A-124', 'A-009', 'A-142', 'A-143', 'A-202'];

/** Notifications have a push of their own to all recipients. */
const BY_ITS_PUSH: Resource = 'notification';

let api: TestApi;
let world: World;
let callOf: (id: string) => Call;
before(async () => {
  api = await startApi({ XERO: 'demo', CARELOOM_LOCAL_BUILDS: LOCAL_BUILD, LOG_LEVEL: 'silent' });
  world = await makeWorld(api);
  callOf = callsById(api);
});
after(() => api.close());

/** `npm run verify` runs every write, `npm test` one per set of affected resources. */
function writes() {
  const all = specRows.filter(({ id, roles }) => WRITES[id] && (roles.length === 0 || roles.includes('super_admin'))).map(({ id }) => id);
  const affects = (id: string) => callOf(id).affects?.join();
  const asked = process.env['VERIFY'] ? all : all.filter((id, nth) => all.findIndex((other) => affects(other) === affects(id)) === nth);
  assert.ok(asked.length > 20, `${asked.length} writes`);
  return Object.entries(WRITES).filter(([id]) => asked.includes(id));
}

test('every resource is shown by some read', () => {
  const shown = new Set(servedCalls(api).flatMap(({ resource }) => resource ?? []));
  assert.deepEqual([...shown].sort(), [...RESOURCES].sort());
});

test('each read whose answer changes after a write is one that the write marks as stale', async () => {
  const me = asker(world, 'super_admin');
  const reads = specRows.filter(({ id, method, roles }) => method === 'GET' && !NOT_READ.includes(id) && roles.includes('super_admin'));
  const readAll = async () => {
    const answers = new Map<string, string>();
    for (const { id } of reads) {
      const { status, data } = await api.send(callOf(id), askingOf(id, world, me), { token: me.token });
      answers.set(id, JSON.stringify([status, data]));
    }
    return answers;
  };
  const inputs = new Map<Call, object>();
  for (const [id, write] of writes()) inputs.set(callOf(id), await write({ world, me, role: 'super_admin' }));
  await readAll(); // the first reading marks messages as read
  let later = await readAll();
  const faults: string[] = [];
  for (const [call, input] of inputs) {
    const earlier = later;
    await api.send(call, input, { token: me.token });
    const stale = staleWith(call.affects ?? []);
    later = await readAll();
    for (const { id } of reads) {
      const { resource = '', path } = callOf(id);
      if (earlier.get(id) !== later.get(id) && !stale.has(resource) && resource !== BY_ITS_PUSH)
        faults.push(`${call.id} ${call.path} changes ${resource} (${path})`);
    }
  }
  assert.deepEqual(faults, []);
});
