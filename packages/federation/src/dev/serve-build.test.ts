import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { after, test } from 'node:test';
import { freshFolder } from '../testing/a-release';
import { freePort } from './free-port';
import { serveBuild } from './serve-build';

const SHELL = 'https://care.example.org';
const folder = freshFolder();
writeFileSync(path.join(folder, 'remoteEntry.js'), 'entry()');
const port = await freePort(5447);
const server = await serveBuild(folder, port, SHELL);
after(() => server.close());

const get = (pathname: string, origin: string, method = 'GET') =>
  fetch(`http://localhost:${port}/${pathname}`, { method, headers: { origin } });

test('the pages of the product can read a build, and no other site can read or run it', async () => {
  const answer = await get('remoteEntry.js', SHELL);
  assert.equal(await answer.text(), 'entry()');
  assert.equal(answer.headers.get('access-control-allow-origin'), SHELL);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.equal(answer.headers.get('cross-origin-resource-policy'), 'same-origin');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  for (const origin of ['https://example.org', 'https://care.example.org.evil.test', 'http://localhost:4000', 'null'])
    assert.equal((await get('remoteEntry.js', origin)).headers.get('access-control-allow-origin'), null, origin);
});

test('a preflight for private network access is granted to the product alone', async () => {
  const allowed = (response: Response) => response.headers.get('access-control-allow-private-network');
  assert.equal(allowed(await get('remoteEntry.js', SHELL, 'OPTIONS')), 'true');
  assert.equal(allowed(await get('remoteEntry.js', 'https://example.org', 'OPTIONS')), null);
});

test('a foreign host name that resolves to this machine gets nothing', async () => {
  const status = await new Promise((resolve) =>
    request({ port, host: 'localhost', path: '/remoteEntry.js', headers: { host: 'evil.test' } }, (response) =>
      resolve(response.resume().statusCode),
    ).end(),
  );
  assert.equal(status, 421);
});

test('a page receives the current version when it connects, and each later one', { timeout: 10_000 }, async () => {
  assert.equal((await get('release.json', SHELL)).status, 404);
  server.show(JSON.stringify({ version: '1.0.0+a' }));
  const { body, headers } = await get('updates', SHELL);
  assert.equal(headers.get('content-type'), 'text/event-stream');
  assert.equal(headers.get('access-control-allow-origin'), SHELL);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const receive = async (text: string) => {
    while (!received.includes(text)) received += (await reader.read()).value ?? '';
  };
  await receive('data: 1.0.0+a\n\n');
  server.show(JSON.stringify({ version: '1.0.0+b' }));
  await receive('data: 1.0.0+b\n\n');
  assert.deepEqual(await (await get('release.json', SHELL)).json(), { version: '1.0.0+b' });
  await reader.cancel();
});
