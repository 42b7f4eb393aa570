import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { broadcasting } from '@careloom/contract/resources/broadcasting';
import { WebSocket } from 'ws';
import { startApi, type TestApi } from '../../../testing/harness';
import { pusherClient } from './pusher-client';

const KEYS = { PUSHER_APP_ID: '4711', PUSHER_KEY: 'hosted-key', PUSHER_SECRET: 'hosted-secret' };

let api: TestApi;
before(async () => {
  api = await startApi(KEYS);
});
after(() => api.close());

test('R7-111, R7-112, R7-113: with keys, pages connect to hosted realtime in cluster ap2, port 443, over TLS', async () => {
  const { token } = await api.person('worker');
  const { data } = await api.send(broadcasting.config, {}, { token });
  assert.deepEqual(data, { key: 'hosted-key', cluster: 'ap2', host: null, port: 443, tls: true });
});

test('with keys, the server sends to hosted realtime over TLS, and signs channels with its secret', async () => {
  const client = pusherClient(api.services, 0) as unknown as { config: { host: string; scheme: string } };
  assert.deepEqual([client.config.scheme, client.config.host], ['https', 'api-ap2.pusher.com']);
  const worker = await api.person('worker');
  const channel_name = `private-user.${worker.id}`;
  const answer = await fetch(`${api.url}/api/v1/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${worker.token}` },
    body: new URLSearchParams({ socket_id: '1.2', channel_name }),
  });
  assert.match(((await answer.json()) as { auth: string }).auth, /^hosted-key:/);
});

test('with keys, the local server\u2019s addresses answer nothing', async () => {
  assert.equal((await fetch(`${api.url}/apps/careloom/events`, { method: 'POST' })).status, 404);
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/careloom-local?protocol=7`);
  const [error] = (await once(socket, 'error')) as [Error];
  assert.match(error.message, /404/);
});
