import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devServerOptions, mayRead } from './dev-server-options';

test('the update socket connects to the dev server, not to the origin of the page', () => {
  const { client, host } = devServerOptions(4272);
  assert.equal(typeof client === 'object' && client.webSocketURL, 'ws://localhost:4272/ws');
  assert.equal(host, 'localhost');
});

test('local pages may read the sources, other sites in the same browser may not', () => {
  assert.deepEqual(mayRead('http://localhost:4000'), { 'access-control-allow-origin': 'http://localhost:4000', vary: 'Origin' });
  for (const origin of ['https://example.org', 'http://localhost.example.org', 'null', undefined]) assert.deepEqual(mayRead(origin), {});
});
