import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { pino } from 'pino';
import { startApi, type TestApi } from '../../../testing/harness';
import { until } from '../../../testing/until';
import { buildApp } from '../../app/build-app';

const TOKEN = 'a-token-for-prometheus';

let api: TestApi;
before(async () => {
  api = await startApi({ METRICS_TOKEN: TOKEN, DRAIN_MS: '300' });
});
after(() => api.close());

const read = (headers: Record<string, string> = {}) => fetch(`${api.url}/api/v1/metrics`, { headers });

test('metrics count answers by route and status, and require the token', async () => {
  await api.send(auth.profile, {});
  const text = await (await read({ authorization: `Bearer ${TOKEN}` })).text();
  assert.match(text, /careloom_http_seconds_count\{method="GET",route="\/api\/v1\/auth\/profile",status="401"\} 1/);
  assert.match(text, /careloom_memory_bytes \d+/);
  assert.match(text, /careloom_faults_total 0/);
  assert.equal((await read()).status, 404);
  assert.equal((await read({ authorization: 'Bearer another' })).status, 404);
});

test('without a token only this machine can read metrics', async () => {
  const app = await buildApp({ ...api.services, env: { ...api.services.env, metricsToken: undefined } });
  const from = async (remoteAddress: string) => (await app.inject({ url: '/api/v1/metrics', remoteAddress })).statusCode;
  assert.deepEqual([await from('127.0.0.1'), await from('::1'), await from('10.0.0.7')], [200, 200, 404]);
  await app.close();
});

test('each answer is logged in one line, with the request id of the answer', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  const app = await buildApp({ ...api.services, log: pino(stream) });
  const answer = await app.inject({ url: '/api/v1/auth/profile' });
  const line = JSON.parse(lines.find((text) => text.includes('Answered')) ?? '{}') as Record<string, unknown>;
  assert.equal(line['reqId'], answer.headers['x-request-id']);
  assert.deepEqual([line['method'], line['route'], line['status'], line['user']], ['GET', '/api/v1/auth/profile', 401, null]);
  await app.close();
});

test('a stopping server answers that it is not ready before it ends', async () => {
  const ready = async () => (await fetch(`${api.url}/api/v1/ready`)).status;
  assert.equal(await ready(), 200);
  const stopped = api.server.stop();
  await until(async () => (await ready()) === 503, 200);
  await stopped;
  await assert.rejects(ready());
});
