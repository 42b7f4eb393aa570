import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Registry } from '@careloom/contract/manifest';
import Fastify from 'fastify';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { aRelease, aRoute, freshFolder } from '../../testing/a-release';
import { webPlugin } from './web-plugin';

const INDEX = '<html><head><!--preload--><script type="application/json" id="registry"><!--registry--></script></head><body></body></html>';
const BUILD = 'http://localhost:4272';
const OTHER = 'http://localhost:4275';

const registryFolder = freshFolder();
const store = new RegistryStore(registryFolder);
const act = { again: true, by: 'ann' };
const routes = [aRoute('dashboard', '/admin'), aRoute('verify', '/verify/:token', 'public')];
await publish(store, 'shell', aRelease('shell', '1.0.0+s', routes, { 'index.html': INDEX }), act);
await publish(store, 'jobs', aRelease('jobs', '1.0.0+a', [aRoute('jobs', '/admin/jobs')], { 'app.js': 'app()' }), act);

const app = Fastify();
const grantedTo = (cookies: string | undefined) => Promise.resolve(cookies?.includes('developer') ? [BUILD] : []);
await webPlugin({ registryFolder, root: null, localBuilds: { named: [BUILD, OTHER], grantedTo } })(app);
after(() => app.close());

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const inPage = (body: string) => JSON.parse(/id="registry">([^<]*)</.exec(body)?.[1] ?? '') as Registry;

test('a user with a grant gets its origin in policy and registry, and no preload of released files', async () => {
  const { headers, body } = await get('/admin/jobs', 'who=developer');
  const policy = String(headers['content-security-policy']);
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src'])
    assert.match(policy, new RegExp(`${directive} [^;]*${BUILD}(;| )`));
  assert.ok(!policy.includes(OTHER));
  assert.ok(policy.includes("require-trusted-types-for 'script'"));
  assert.deepEqual(inPage(body).localBuilds, { named: [BUILD, OTHER], granted: [BUILD] });
  assert.ok(!body.includes('rel="preload"'));
});

test('everybody else gets neither at the same time', async () => {
  const { headers, body } = await get('/admin/jobs', 'who=somebody');
  assert.ok(!String(headers['content-security-policy']).includes('localhost'));
  assert.deepEqual(inPage(body).localBuilds, { named: [BUILD, OTHER], granted: [] });
  assert.match(body, /rel="preload"/);
});

test('grants are in the page alone, not in /registry.json: an open page keeps its policy', async () => {
  assert.deepEqual((await get('/registry.json', 'who=developer')).json<Registry>().localBuilds, { named: [BUILD, OTHER], granted: [] });
});

test('a public page allows no local build, whoever requests it', async () => {
  const { headers, body } = await get('/verify/abc', 'who=developer');
  assert.ok(!String(headers['content-security-policy']).includes('localhost'));
  assert.deepEqual(inPage(body).localBuilds?.granted, []);
});
