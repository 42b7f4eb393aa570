import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port';

test('a port that is in use is skipped', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  try {
    assert.ok((await freePort(port)) > port);
  } finally {
    taken.close();
  }
});
