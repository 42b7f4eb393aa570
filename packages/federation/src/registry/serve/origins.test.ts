import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import Fastify from 'fastify';
import { openRegistry } from '../open-registry';
import { publish } from '../publish';
import { aRelease, aRoute, freshFolder } from '../../testing/a-release';
import { BUCKET, startS3 } from '../../testing/s3-emulator';
import { readOrigins } from './places';
import { webPlugin, type WebOptions } from './web-plugin';

const INDEX = `<html><head><!--preload--><script type="application/json" id="registry"><!--registry--></script></head>
<body><script src="%SHELL%/main.js"></script></body></html>`;
const act = { again: true, by: 'ann' };

async function released(s3?: WebOptions['s3']) {
  const registryFolder = freshFolder();
  const { store } = openRegistry(registryFolder, s3);
  await publish(store, 'shell', aRelease('shell', '1.0.0+s', [], { 'index.html': INDEX, 'main.js': 'main()' }), act);
  await publish(store, 'jobs', aRelease('jobs', '1.0.0+a', [aRoute('jobs', '/admin/jobs')]), act);
  await publish(store, 'finance', aRelease('finance', '1.0.0+a', [aRoute('invoices', '/admin/invoice')]), act);
  return registryFolder;
}

async function served(options: Omit<WebOptions, 'root'>) {
  const app = Fastify();
  await webPlugin({ root: null, ...options })(app);
  after(() => app.close());
  const page = await app.inject('/admin/jobs');
  const policy = String(page.headers['content-security-policy']).split('; ');
  const directive = (name: string) => policy.find((part) => part.startsWith(`${name} `));
  const registry = (await app.inject('/registry.json')).json<{ remotes: { name: string; entry: string }[] }>();
  return { app, body: page.body, directive, entries: Object.fromEntries(registry.remotes.map(({ name, entry }) => [name, entry])) };
}

describe('a remote on an origin of its own', async () => {
  const origins = { jobs: 'https://jobs.example.org', training: 'https://training.example.org' };
  const { body, directive, entries } = await served({ registryFolder: await released(), origins });

  test('has that origin in the registry and is preloaded from there, the others are not', () => {
    assert.deepEqual(entries, {
      jobs: 'https://jobs.example.org/assets/jobs/1.0.0+a/remoteEntry.js',
      finance: '/assets/finance/1.0.0+a/remoteEntry.js',
    });
    assert.match(
      body,
      /href="https:\/\/jobs\.example\.org\/assets\/jobs\/1\.0\.0\+a\/remoteEntry\.js" integrity="sha256-[^"]+" crossorigin="anonymous"/,
    );
    assert.match(body, /src="\/assets\/shell\/1\.0\.0\+s\/main\.js"/);
  });

  test('is allowed by the policy, but the origin of a package that is not in the registry is not', () => {
    assert.equal(directive('script-src'), "script-src 'self' https://jobs.example.org");
    assert.match(directive('style-src') ?? '', / https:\/\/jobs\.example\.org$/);
    for (const name of ['connect-src', 'img-src', 'font-src']) assert.match(directive(name) ?? '', / https:\/\/jobs\.example\.org$/, name);
    assert.ok(!directive('script-src')?.includes('training'));
  });
});

describe('with the files in a bucket', async () => {
  const s3 = await startS3();
  after(() => s3.stop());

  test('that browsers cannot reach, the server serves them as immutable, except the files for the server', async () => {
    const { app, body, entries, directive } = await served({ registryFolder: await released(s3.settings), s3: s3.settings });
    assert.match(body, /src="\/assets\/shell\/1\.0\.0\+s\/main\.js"/);
    const { statusCode, headers, payload } = await app.inject(entries.jobs ?? '');
    assert.deepEqual([statusCode, payload, headers['x-content-type-options']], [200, '// jobs 1.0.0+a', 'nosniff']);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(directive('script-src'), "script-src 'self'");
    for (const file of ['shell/1.0.0+s/index.html', 'jobs/1.0.0+a/release.json', 'jobs/1.0.0+a/gone.js', 'jobs'])
      assert.equal((await app.inject(`/assets/${file}`)).statusCode, 404, file);
  });

  test('with a public address, page and registry use it, and the files are found there', async () => {
    s3.objects.clear();
    const settings = { ...s3.settings, publicUrl: `${s3.settings.endpoint}/${BUCKET}` };
    const { body, entries, directive } = await served({ registryFolder: await released(settings), s3: settings });
    assert.equal(entries.jobs, `${settings.publicUrl}/jobs/1.0.0%2Ba/remoteEntry.js`);
    assert.ok(body.includes(`src="${settings.publicUrl}/shell/1.0.0%2Bs/main.js"`));
    assert.equal(directive('script-src'), `script-src 'self' ${settings.endpoint}`);
    assert.equal(await (await fetch(entries.jobs ?? '')).text(), '// jobs 1.0.0+a');
  });
});

for (const text of [
  'jobs',
  'jobs=example.org',
  'jobs=https://example.org/path',
  'jobs=ftp://example.org',
  'Jobs=https://example.org',
  '=https://a.b',
]) {
  test(`CARELOOM_ORIGINS=${text} is refused with a sentence`, () =>
    assert.match(readOrigins(text).faults.join(), /^CARELOOM_ORIGINS has to name/));
}

test('CARELOOM_ORIGINS takes several origins, with or without a trailing slash', () => {
  const { origins, faults } = readOrigins('jobs=https://a.example.org/, finance=http://localhost:4401');
  assert.deepEqual([origins, faults], [{ jobs: 'https://a.example.org', finance: 'http://localhost:4401' }, []]);
});
