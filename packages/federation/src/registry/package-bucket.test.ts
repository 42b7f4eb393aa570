import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { aRelease, aRoute, freshFolder } from '../testing/a-release';
import { startS3 } from '../testing/s3-emulator';
import { openRegistry } from './open-registry';
import { publish } from './publish';
import type { S3Settings } from './s3-settings';

const s3 = await startS3();
after(() => s3.stop());
beforeEach(() => {
  s3.objects.clear();
  s3.takes = () => true;
});

const act = { again: true, by: 'ann' };
const CODE = 'app()'.repeat(100);
const jobs = (version: string, code = CODE) =>
  aRelease('jobs', version, [aRoute('jobs', '/admin/jobs')], { 'app.js': code, 'mark.svg': '<svg/>' });

/** Like a real build: with a compressed copy next to the file. */
function compressedJobs(version: string) {
  const folder = jobs(version);
  writeFileSync(path.join(folder, 'app.js.br'), brotliCompressSync(CODE));
  writeFileSync(path.join(folder, 'app.js.gz'), 'of no use here');
  writeFileSync(path.join(folder, '.built'), 'mark');
  return folder;
}

const open = (more: Partial<S3Settings> = {}) => openRegistry(freshFolder(), { ...s3.settings, ...more });
const keys = () => [...s3.objects.keys()].sort();

describe('a release into a bucket', () => {
  test('stores files with content type, encoding and lifetime, and without those that only the build needs', async () => {
    const { store } = open();
    await publish(store, 'jobs', compressedJobs('1.0.0+a'), act);
    const files = ['app.js', 'app.js.br', 'files.json', 'mark.svg', 'release.json', 'remoteEntry.js'];
    assert.deepEqual(
      keys(),
      files.map((file) => `jobs/1.0.0+a/${file}`),
    );
    assert.deepEqual(s3.objects.get('jobs/1.0.0+a/app.js')?.headers, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
    });
    assert.equal(s3.objects.get('jobs/1.0.0+a/mark.svg')?.headers['content-type'], 'image/svg+xml');
    assert.equal((await store.release('jobs', '1.0.0+a')).version, '1.0.0+a');
  });

  test('is sent to browsers compressed or not, except the files for the server', async () => {
    const { store, bucket } = open();
    await publish(store, 'jobs', compressedJobs('1.0.0+a'), act);
    const file = (name: string, br: boolean) => bucket?.file('jobs', '1.0.0+a', name, br);
    assert.deepEqual(await file('app.js', true), {
      body: brotliCompressSync(CODE),
      type: 'text/javascript; charset=utf-8',
      encoding: 'br',
    });
    assert.deepEqual((await file('app.js', false))?.body.toString(), CODE);
    for (const name of ['release.json', 'files.json', 'gone.js']) assert.equal(await file(name, true), null);
  });

  test('that is interrupted leaves the registry unchanged, and is completed by the next try', async () => {
    const { store } = open();
    await publish(store, 'jobs', compressedJobs('1.0.0+a'), act);
    s3.takes = (key) => !key.endsWith('b/mark.svg');
    await assert.rejects(publish(store, 'jobs', compressedJobs('1.0.0+b'), act), /does not answer/);
    assert.equal((await store.read()).packages.jobs?.stable, '1.0.0+a');
    assert.ok(!keys().includes('jobs/1.0.0+b/release.json'));
    s3.takes = () => true;
    await publish(store, 'jobs', compressedJobs('1.0.0+b'), act);
    assert.equal((await store.read()).packages.jobs?.stable, '1.0.0+b');
    assert.equal(keys().filter((key) => key.includes('+b/')).length, 6);
  });

  test('under a version that exists with other files is refused, and nothing is overwritten', async () => {
    const { store } = open();
    await publish(store, 'jobs', jobs('1.0.0+a'), act);
    await publish(store, 'jobs', jobs('1.0.0+b'), act);
    await assert.rejects(publish(store, 'jobs', jobs('1.0.0+a', 'other()'), act), /Refused: jobs 1\.0\.0\+a was released before/);
    s3.objects.delete('jobs/1.0.0+a/release.json');
    await assert.rejects(publish(store, 'jobs', jobs('1.0.0+a', 'other()'), act), /Refused: jobs 1\.0\.0\+a was released before/);
    assert.equal(s3.objects.get('jobs/1.0.0+a/app.js')?.body.toString(), CODE);
  });

  test('removes superseded versions, and a version that is refused', async () => {
    const clock = { now: new Date('2026-11-01T00:00:00Z') };
    const { store } = openRegistry(freshFolder(), s3.settings, { now: () => clock.now });
    for (const mark of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await publish(store, 'jobs', jobs(`1.0.0+${mark}`), act);
      clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);
    }
    assert.equal(keys().filter((key) => key.includes('+a/')).length, 0);
    assert.ok(keys().includes('jobs/1.0.0+b/release.json'));
    const thief = aRelease('workforce', '1.0.0+x', [aRoute('houses', '/admin/:anything')]);
    await assert.rejects(publish(store, 'workforce', thief, act), /Refused: /);
    assert.equal(keys().filter((key) => key.startsWith('workforce/')).length, 0);
  });
});

const WRONG: [name: string, settings: Partial<S3Settings>, sentence: RegExp][] = [
  ['an unknown key', { accessKeyId: 'nobody' }, /refuses to read .* with S3_ACCESS_KEY_ID .*\(403 InvalidAccessKeyId\)/],
  ['a wrong secret', { secretAccessKey: 'wrong' }, /refuses to read .* with S3_ACCESS_KEY_ID .*\(403 SignatureDoesNotMatch\)/],
  ['a missing bucket', { bucket: 'elsewhere' }, /has no bucket elsewhere \(S3_BUCKET\)/],
  ['a store that does not answer', { endpoint: 'http://127.0.0.1:9' }, /http:\/\/127\.0\.0\.1:9 \(S3_ENDPOINT\) does not answer/],
];
for (const [name, settings, sentence] of WRONG) {
  test(`${name} is reported in a sentence, and nothing is released`, async () => {
    const { store } = open(settings);
    await assert.rejects(publish(store, 'jobs', jobs('1.0.0+a'), act), sentence);
    assert.deepEqual((await store.read()).packages, {});
    assert.deepEqual(keys(), []);
  });
}
