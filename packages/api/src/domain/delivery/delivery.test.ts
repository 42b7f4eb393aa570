import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { delivery, WATCHED_HOURS, type Observations } from '@careloom/contract/resources/delivery';
import { addToAudit } from '@careloom/federation/registry/audit';
import { registryFolder } from '../../platform/env/registry-folder';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { forgetObservations } from './forget-observations';

const METRICS = 'a-token-for-prometheus';
const jobs = { remote: 'jobs', version: '1.0.0+ab' };
const CARD = { ...jobs, phase: 'loading', message: 'remoteEntry.js could not be loaded.', trace_id: '7f3a-91c2-0e5d', count: 1 } as const;

let api: TestApi;
let admin: Person;
let worker: Person;
before(async () => {
  api = await startApi({ METRICS_TOKEN: METRICS, RATE_LIMIT: '5000' });
  [admin, worker] = await Promise.all([api.person('super_admin'), api.person('worker')]);
});
after(() => api.close());

const observe = (batch: Partial<Observations>) => api.send(delivery.observe, batch, { token: worker.token });
const watched = async () => (await api.send(delivery.watch, {}, { token: admin.token })).data;
const report = (body: object, type = 'application/csp-report') =>
  fetch(`${api.url}/api/v1/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify({ 'csp-report': body }),
  });

test('without reports from browsers all tables are empty, and nothing was dropped', async () => {
  const { since: _since, served: _served, dropped, ...tables } = await watched();
  assert.deepEqual([Object.values(tables).flat(), dropped], [[], 0]);
});

test('failures are summed by remote, version and phase, with the trace id of the last one', async () => {
  assert.equal((await observe({ failures: [CARD, { ...CARD, phase: 'rendering' }] })).status, 200);
  await observe({ failures: [{ ...CARD, trace_id: '1111-2222-3333', count: 3 }] });
  const { failures } = await watched();
  const reported = failures.map(({ last_seen: _at, ...failure }) => failure);
  assert.deepEqual(
    reported.sort((one, other) => one.phase.localeCompare(other.phase)),
    [
      { ...CARD, trace_id: '1111-2222-3333', count: 4 },
      { ...CARD, phase: 'rendering' },
    ],
  );
});

test('times are reported as percentiles, calls and tasks as their sum and maximum', async () => {
  const sum = { ...jobs, count: 2, failed: 1, total_ms: 100, max_ms: 70 };
  await observe({ loads: [100, 200, 300, 400].map((ms) => ({ ...jobs, ms })), calls: [{ ...sum, of: 'GET /jobs/:id' }], tasks: [sum] });
  await observe({ calls: [{ ...sum, of: 'GET /jobs/:id', failed: 0, total_ms: 20, max_ms: 15 }], dropped: 7 });
  const { loads, calls, tasks, dropped } = await watched();
  assert.deepEqual(loads, [{ ...jobs, count: 4, p50: 250, p75: 325, p95: 385 }]);
  assert.deepEqual(calls, [{ ...jobs, of: 'GET /jobs/:id', count: 4, failed: 1, mean_ms: 30, max_ms: 70 }]);
  assert.deepEqual(tasks, [{ ...jobs, count: 2, total_ms: 100, max_ms: 70 }]);
  assert.equal(dropped, 7);
});

test('a vital that gets worse within one visit counts once, with the worst value', async () => {
  const inp = (value: number, visit: string) => ({ ...jobs, name: 'INP' as const, value, visit });
  await observe({ vitals: [inp(80, 'v1'), inp(40, 'v2')] });
  await observe({ vitals: [inp(160, 'v1')] });
  assert.deepEqual((await watched()).vitals, [{ ...jobs, name: 'INP', count: 2, p75: 130 }]);
});

test('a CSP report is attributed to the script that caused it, and the query of the blocked address is removed', async () => {
  const source = 'https://careloom.test/assets/finance/2.0.0%2Bcd/page.js';
  const refused = { 'violated-directive': 'connect-src', 'blocked-uri': 'https://evil.test/collect?name=Joan', 'source-file': source };
  assert.equal((await report(refused)).status, 200);
  await report(
    { 'violated-directive': 'script-src-elem', 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
    'application/json',
  );
  const reported = (await watched()).violations.map(({ last_seen: _at, ...violation }) => violation);
  assert.deepEqual(
    reported.sort((one, other) => one.remote.localeCompare(other.remote)),
    [
      { remote: 'finance', version: '2.0.0+cd', directive: 'connect-src', blocked: 'https://evil.test', count: 1 },
      { remote: 'page', version: 'unknown', directive: 'script-src-elem', blocked: 'inline', count: 1 },
    ],
  );
});

test('overrides in use are reported with their origin', async () => {
  await observe({ overrides: [{ remote: 'jobs', origin: 'http://localhost:4272' }] });
  const [override] = (await watched()).overrides;
  assert.deepEqual([override?.remote, override?.origin, override?.count], ['jobs', 'http://localhost:4272', 1]);
});

test('the served versions are those of the registry, with the time of their release and the users of a candidate', async () => {
  assert.deepEqual((await watched()).served, []);
  const folder = registryFolder(api.services.env);
  await mkdir(folder, { recursive: true });
  const candidate = { version: '1.1.0', share: 10, users: ['ann@careloom.test'], salt: 's' };
  const packages = {
    jobs: { stable: '1.0.0', history: ['1.1.0', '1.0.0'], candidate },
    shell: { stable: '2.0.0', history: ['2.0.0'] },
  };
  await writeFile(path.join(folder, 'state.json'), JSON.stringify({ packages }));
  await addToAudit(folder, { at: '2026-11-20T03:00:00.000Z', action: 'release', package: 'jobs', version: '1.0.0', by: 'ann' });
  await addToAudit(folder, { at: '2026-11-21T03:00:00.000Z', action: 'canary', package: 'jobs', version: '1.1.0', by: 'ann' });
  assert.deepEqual((await watched()).served, [
    { name: 'shell', version: '2.0.0', since: null, candidate: null },
    { name: 'jobs', version: '1.0.0', since: '2026-11-20T03:00:00.000Z', candidate: { version: '1.1.0', share: 10, named: 1 } },
  ]);
});

test('a malformed batch is refused at its fields, and an oversized one is not read', async () => {
  const { status, errors } = await observe({
    failures: [{ ...CARD, remote: '../jobs', phase: 'burning' as never, message: 'x'.repeat(201) }],
    loads: Array.from({ length: 21 }, () => ({ ...jobs, ms: 1 })),
  });
  assert.deepEqual([status, Object.keys(errors).sort()], [422, ['failures.0.message', 'failures.0.phase', 'failures.0.remote', 'loads']]);
  const heavy = await observe({ dropped: 1, padding: 'x'.repeat(70_000) } as object);
  assert.equal(heavy.status, 422);
});

test('characters that the database cannot store do not lose the rest of the batch', async () => {
  await observe({
    failures: [
      { ...CARD, remote: 'workforce', message: 'a\u0000b' },
      { ...CARD, remote: 'timesheets' },
    ],
  });
  const reported = (await watched()).failures.filter(({ remote }) => remote === 'workforce' || remote === 'timesheets');
  assert.deepEqual(reported.map(({ message }) => message).sort(), ['a b', CARD.message]);
});

test('nobody sends without a session, and nobody reads without the permission', async () => {
  assert.equal((await api.send(delivery.observe, { failures: [CARD] })).error, 'unauthenticated');
  const leader = await api.person('team_leader');
  assert.equal((await api.send(delivery.watch, {}, { token: leader.token })).error, 'forbidden');
  assert.equal((await api.send(delivery.watch, { hours: WATCHED_HOURS + 1 }, { token: admin.token })).status, 422);
});

test('Prometheus counts failures by remote, version and phase', async () => {
  await observe({ failures: [{ ...CARD, remote: 'settings', count: 5 }] });
  const text = await (await fetch(`${api.url}/api/v1/metrics`, { headers: { authorization: `Bearer ${METRICS}` } })).text();
  assert.match(text, /careloom_remote_failures_total\{remote="settings",version="1\.0\.0\+ab",phase="loading"\} 5/);
});

test('an answer names its call in Server-Timing, without the ids of its address', async () => {
  const { headers } = await api.send(delivery.watch, { hours: 1 }, { token: admin.token });
  assert.equal(headers.get('server-timing'), 'call;desc="GET /delivery"');
});

test('a tab that sends without limit is refused with 429', async () => {
  const spammer = await api.person('worker');
  const answers: number[] = [];
  for (let sent = 0; sent <= 60; sent += 1) answers.push((await api.send(delivery.observe, {}, { token: spammer.token })).status);
  assert.deepEqual([answers.filter((status) => status === 200).length, answers.at(-1)], [60, 429]);
});

test('observations are deleted after two weeks', async () => {
  await forgetObservations(api.services)();
  assert.ok((await watched()).failures.length > 0);
  api.clock.advance({ hours: WATCHED_HOURS, minutes: 1 });
  await forgetObservations(api.services)();
  const { rows } = await api.services.database.query('select count(*)::int as count from observations');
  assert.deepEqual(rows, [{ count: 0 }]);
});
