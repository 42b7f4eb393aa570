import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import type { RegistryEntry } from '@careloom/contract/manifest';
import Fastify from 'fastify';
import { startCanary, promote } from '../canary';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { rollback } from '../rollback';
import { aRelease, aRoute, freshFolder } from '../../testing/a-release';
import { readerCookie } from './reader-cookie';
import { addressed } from './served';
import { webPlugin } from './web-plugin';

const INDEX = `<html><head><!--preload--><script type="application/json" id="registry"><!--registry--></script></head>
<body><div id="root"></div><script src="%SHELL%/main.js"></script></body></html>`;
const LOGIN = '<html><head></head><body><form><input name="email"></form><script src="%SHELL%/start.js"></script></body></html>';

const shellRoutes = [
  aRoute('dashboard', '/admin'),
  aRoute('login', '/login', 'public'),
  aRoute('reset-password', '/reset-password/:token', 'public'),
];

const registryFolder = freshFolder();
const store = new RegistryStore(registryFolder);
const act = { again: true, by: 'ann' };
const jobs = (version: string) =>
  aRelease('jobs', version, [aRoute('jobs', '/admin/jobs')], { 'app.js': 'app()', 'app.js.br': 'compressed' });
await publish(
  store,
  'shell',
  aRelease('shell', '1.0.0+s', shellRoutes, {
    'index.html': INDEX,
    'login.html': LOGIN,
    'main.js': 'main()',
    'service-worker.js': 'worker()',
    'app.webmanifest': '{"icons":[{"src":"%SHELL%/icon.png"}]}',
  }),
  act,
);
await publish(store, 'jobs', jobs('1.0.0+a'), act);

const root = freshFolder();
mkdirSync(path.join(root, 'remotes'));
const app = Fastify();
await webPlugin({ registryFolder, root, connect: ['wss://realtime.test'] })(app);
after(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('the service worker of the served shell is at the root, is revalidated each time, and may only fetch from its own origin', async () => {
  const { statusCode, headers, body } = await get('/service-worker.js');
  assert.deepEqual([statusCode, body, headers['cache-control']], [200, 'worker()', 'no-cache']);
  assert.match(String(headers['content-type']), /^text\/javascript/);
  assert.equal(headers['content-security-policy'], "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

test('the web app manifest is at the root, with the addresses of the served shell', async () => {
  const { headers, body } = await get('/app.webmanifest');
  assert.equal(body, '{"icons":[{"src":"/assets/shell/1.0.0+s/icon.png"}]}');
  assert.match(String(headers['content-type']), /^application\/manifest\+json/);
});

test('the offline page can be opened at any address: it has the registry, the policy, and the tag of the set of versions', async () => {
  const [kept, page] = [await get('/kept-page.html'), await get('/admin/jobs')];
  assert.equal(kept.statusCode, 200);
  assert.match(kept.body, /"name":"jobs","version":"1\.0\.0\+a"/);
  assert.equal(kept.headers['content-security-policy'], page.headers['content-security-policy']);
  assert.match(String(kept.headers.etag), /^"[\w-]{16}"$/);
  assert.equal(kept.headers.etag, page.headers.etag);
});

test('a navigation that a service worker passes on is answered with the page; a missing file is not', async () => {
  const passedOn = { 'sec-fetch-dest': 'empty', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  assert.equal((await get('/admin/jobs', passedOn)).statusCode, 200);
  assert.equal((await get('/admin/jobs', { 'sec-fetch-dest': 'empty', accept: '*/*' })).statusCode, 404);
});

describe('a page', () => {
  test('is never stored, and has the policy with Trusted Types enforced', async () => {
    const { headers, statusCode } = await get('/admin/jobs');
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'no-store');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self' wss://realtime.test",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      assert.ok(policy.split('; ').includes(part), part);
    assert.ok(policy.includes("require-trusted-types-for 'script'; trusted-types default"));
    assert.ok(!policy.includes('unsafe'));
  });

  test('of a remote contains the registry and preloads the entry, app and page of that address', async () => {
    const { body } = await get('/admin/jobs');
    const [, json = ''] = /id="registry">([^<]*)</.exec(body) ?? [];
    const { remotes } = JSON.parse(json) as { remotes: { name: string; entry: string }[] };
    assert.deepEqual(
      remotes.map(({ name, entry }) => [name, entry]),
      [['jobs', '/assets/jobs/1.0.0+a/remoteEntry.js']],
    );
    assert.match(
      body,
      /<link rel="preload" as="script" href="\/assets\/jobs\/1\.0\.0\+a\/app\.js" integrity="sha256-[^"]+" crossorigin="anonymous">/,
    );
    assert.match(body, /src="\/assets\/shell\/1\.0\.0\+s\/main\.js"/);
  });

  test('without a session is the prerendered one, without the registry', async () => {
    const { body } = await get('/login');
    assert.match(body, /<input name="email">/);
    assert.match(body, /src="\/assets\/shell\/1\.0\.0\+s\/start\.js"/);
    assert.ok(!body.includes('remoteEntry'));
  });

  test('that was not prerendered is the page of the shell', async () => {
    assert.match((await get('/reset-password/abc')).body, /<div id="root"><\/div>/);
  });

  test('that nobody owns is the page of the shell, with status 404', async () => {
    const { statusCode, body } = await get('/admin/nothing');
    assert.equal(statusCode, 404);
    assert.match(body, /id="root"/);
  });

  test('is compressed for clients that accept it', async () => {
    const { headers, rawPayload } = await get('/admin/jobs', { 'accept-encoding': 'gzip, br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(rawPayload).toString(), /id="registry"/);
  });

  test('answers GET and HEAD only', async () => {
    assert.equal((await app.inject({ method: 'HEAD', url: '/admin' })).statusCode, 200);
    for (const method of ['POST', 'PUT', 'DELETE'] as const) assert.equal((await app.inject({ method, url: '/admin' })).statusCode, 404);
  });
});

describe('a file', () => {
  test('of a version is immutable, and is sent as it was compressed at build time', async () => {
    const plain = await get('/assets/jobs/1.0.0+a/app.js');
    assert.equal(plain.body, 'app()');
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(plain.headers['x-content-type-options'], 'nosniff');
    assert.equal(plain.headers['content-security-policy'], "default-src 'none'; connect-src 'self'; frame-ancestors 'none'", 'of a worker');
    const compressed = await get('/assets/jobs/1.0.0+a/app.js', { 'accept-encoding': 'br' });
    assert.equal(compressed.headers['content-encoding'], 'br');
    assert.equal(compressed.body, 'compressed');
  });

  for (const url of [
    '/assets/jobs/1.0.0+a/gone.js',
    '/assets/jobs/0.9.0+z/app.js',
    '/gone.js',
    '/admin/jobs.css',
    '/assets/shell/1.0.0+s/index.html',
    '/assets/jobs/1.0.0+a/release.json',
  ]) {
    test(`that does not exist is not answered with a page: ${url}`, async () => {
      const { statusCode, headers } = await get(url);
      assert.equal(statusCode, 404);
      assert.match(String(headers['content-type']), /^text\/plain/);
    });
  }

  test('a script that requests a page gets none', async () => {
    for (const destination of ['script', 'style', 'image', 'empty', 'worker']) {
      assert.equal((await get('/admin/jobs', { 'sec-fetch-dest': destination })).statusCode, 404, destination);
    }
    assert.equal((await get('/admin/jobs', { 'sec-fetch-dest': 'document' })).statusCode, 200);
  });

  for (const url of [
    '/assets/',
    '/assets/../state.json',
    '/assets/..%2fstate.json',
    '/assets/%2e%2e/%2e%2e/state.json',
    '/assets/jobs/..%5c..%5c..%5cstate.json',
    '/assets/.hidden',
    '/assets/jobs/%00',
  ]) {
    test(`outside of the packages cannot be read: ${url}`, async () => {
      writeFileSync(path.join(registryFolder, 'packages/.hidden'), 'secret');
      const { statusCode, body } = await get(url);
      assert.ok(statusCode >= 400, String(statusCode));
      assert.ok(!body.includes('packages') && !body.includes('secret'));
    });
  }
});

describe('under npm run dev', async () => {
  const developed = Fastify();
  await webPlugin({ registryFolder, root: null, overrides: ['http://localhost:4272'] })(developed);
  after(() => developed.close());

  test('the registry offers the origins, in the page and in /registry.json', async () => {
    const offered = (json: string) => (JSON.parse(json) as { overrides?: string[] }).overrides;
    assert.deepEqual(offered((await developed.inject('/registry.json')).body), ['http://localhost:4272']);
    const [, json = ''] = /id="registry">([^<]*)</.exec((await developed.inject('/admin/jobs')).body) ?? [];
    assert.deepEqual(offered(json), ['http://localhost:4272']);
  });

  test('the policy allows the origins and their socket, and still enforces Trusted Types', async () => {
    const policy = String((await developed.inject('/admin/jobs')).headers['content-security-policy']).split('; ');
    assert.ok(policy.includes("script-src 'self' http://localhost:4272"));
    assert.ok(policy.includes("connect-src 'self' http://localhost:4272 ws://localhost:4272"));
    assert.ok(policy.includes("require-trusted-types-for 'script'"));
    assert.ok(!policy.join().includes('unsafe'));
  });

  test('no released file is preloaded, because the tab may load another build', async () => {
    assert.ok(!(await developed.inject('/admin/jobs')).body.includes('rel="preload"'));
  });
});

test('a worker of a remote has its address under the origin of the page, whatever the origin of the remote', () => {
  const release: RegistryEntry = {
    ...(JSON.parse(readFileSync(path.join(jobs('1.0.0+w'), 'release.json'), 'utf8')) as RegistryEntry),
    workers: [{ href: 'sum.worker.0a1b2c3d.js', integrity: 'sha256-x' }],
  };
  const { entry, workers } = addressed(release, 'https://jobs.example.org/assets/jobs/1.0.0+w/');
  assert.equal(entry, 'https://jobs.example.org/assets/jobs/1.0.0+w/remoteEntry.js');
  assert.deepEqual(workers, [{ href: '/assets/jobs/1.0.0+w/sum.worker.0a1b2c3d.js', integrity: 'sha256-x' }]);
});

test('a server without remotes under development offers none, and its policy names the page alone', async () => {
  assert.ok(!(await get('/registry.json')).body.includes('overrides'));
  assert.ok(!(await get('/admin/jobs')).body.includes('overrides'));
  assert.ok(!String((await get('/admin/jobs')).headers['content-security-policy']).includes('localhost'));
});

test('a release and a rollback are served from the next request on', async () => {
  const version = async () => {
    const { remotes } = (await get('/registry.json')).json<{ remotes: { version: string }[] }>();
    return remotes.map((remote) => remote.version);
  };
  assert.deepEqual(await version(), ['1.0.0+a']);
  await publish(store, 'jobs', jobs('1.0.0+b'), act);
  assert.deepEqual(await version(), ['1.0.0+b']);
  assert.match((await get('/admin/jobs')).body, /\/assets\/jobs\/1\.0\.0\+b\/app\.js/);
  assert.equal((await get('/assets/jobs/1.0.0+a/app.js')).statusCode, 200);
  await rollback(store, 'jobs', { by: 'ann', reason: 'test' });
  assert.deepEqual(await version(), ['1.0.0+a']);
});

test('without a shell nothing starts, and a sentence explains how to build one', async () => {
  const folder = freshFolder();
  await assert.rejects(
    webPlugin({ registryFolder: folder, root: null })(Fastify()),
    /holds no shell, so there is nothing to serve\. Release it .* or start with CARELOOM_RELEASE_ON_START=1/,
  );
});

test('under npm run dev a server starts before its pages are built, and serves them once they are', async () => {
  const folder = freshFolder();
  const early = Fastify();
  await webPlugin({ registryFolder: folder, root: null, overrides: ['http://localhost:4272'] })(early);
  assert.equal((await early.inject('/admin')).statusCode, 500);
  const shell = aRelease('shell', '1.0.0+s', shellRoutes, { 'index.html': INDEX });
  await publish(new RegistryStore(folder), 'shell', shell, act);
  assert.equal((await early.inject('/admin')).statusCode, 200);
  await early.close();
});

describe('a canary', () => {
  const seenBy = async (email: string | null) => {
    const headers: Record<string, string> =
      email === null ? {} : { cookie: readerCookie(email, 'http://localhost').split(';', 1)[0] ?? '' };
    const [registry, page] = await Promise.all([get('/registry.json', headers), get('/admin/jobs', headers)]);
    const [, entry = ''] = /as="script" href="(\/assets\/jobs\/[^"]*remoteEntry\.js)"/.exec(page.body) ?? [];
    assert.equal(registry.json<{ remotes: { entry: string }[] }>().remotes[0]?.entry, entry);
    return /1\.0\.0\+\w+/.exec(entry)?.[0];
  };

  test('is served to a named user alone, in the page and in /registry.json', async () => {
    await startCanary(store, 'jobs', jobs('1.0.0+c'), { share: 0, users: ['ann@example.test'] }, act);
    assert.equal(await seenBy('Ann@Example.test '), '1.0.0+c');
    assert.equal(await seenBy('bob@example.test'), '1.0.0+a');
    assert.equal(await seenBy(null), '1.0.0+a');
    assert.equal((await get('/assets/jobs/1.0.0+c/app.js')).statusCode, 200);
  });

  test('is taken back or promoted for everybody at once', async () => {
    assert.deepEqual(await rollback(store, 'jobs', { by: 'ann', reason: 'test' }), { from: '1.0.0+c', to: '1.0.0+a' });
    assert.equal(await seenBy('ann@example.test'), '1.0.0+a');
    await startCanary(store, 'jobs', jobs('1.0.0+c'), { share: 0, users: ['ann@example.test'] }, { ...act, unmark: true });
    await promote(store, 'jobs', act);
    for (const email of ['ann@example.test', 'bob@example.test', null]) assert.equal(await seenBy(email), '1.0.0+c');
  });

  test('is not served for a forged cookie', async () => {
    assert.equal((await get('/registry.json', { cookie: 'careloom_reader=; careloom_reader=../..' })).statusCode, 200);
  });
});
