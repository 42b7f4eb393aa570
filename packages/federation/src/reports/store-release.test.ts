import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshFolder } from '../testing/a-release';
import { unpack } from './archive';
import { raiseVersions } from './raise-versions';
import { archiveOf, lastRelease, storedVersions } from './stored-release';
import { storeRelease } from './store-release';

const FONT = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0xff, 0xfe, 0x00, 0xc3]);

function aBuild() {
  const folder = freshFolder();
  mkdirSync(path.join(folder, 'migrations/meta'), { recursive: true });
  const files = { 'main.js': 'run("ä")', 'main.js.map': '{}', 'main.js.br': 'x', '.built': 'x', 'font.woff2': FONT };
  const inside = { 'migrations/0000.sql': 'select 1', 'migrations/meta/_journal.json': '{}', 'migrations/meta/0000_snapshot.json': '{}' };
  for (const [file, body] of Object.entries({ ...files, ...inside })) writeFileSync(path.join(folder, file), body);
  return folder;
}

const store = (version: string, folder: string) =>
  storeRelease({ version, commit: 'abc' }, [{ name: 'api', version: `${version}+a`, folder: aBuild() }], folder);

test('a stored release contains what is served or run, byte for byte, and nothing else', async () => {
  const [folder, back] = [freshFolder(), freshFolder()];
  const [{ size } = { size: 0 }] = await store('0.1.0', folder);
  const archive = readFileSync(archiveOf('0.1.0', 'api', folder));
  assert.equal(archive.length, size);
  await unpack(archive, back);
  assert.deepEqual(readdirSync(back).sort(), ['font.woff2', 'main.js', 'migrations']);
  assert.deepEqual(readdirSync(path.join(back, 'migrations/meta')), ['_journal.json']);
  assert.equal(readFileSync(path.join(back, 'main.js'), 'utf8'), 'run("ä")');
  assert.deepEqual(readFileSync(path.join(back, 'font.woff2')), FONT);
});

test('two releases are kept, and the last is the one with the highest version', async () => {
  const folder = freshFolder();
  for (const version of ['0.9.0', '0.10.0', '0.11.0']) await store(version, folder);
  assert.deepEqual(storedVersions(folder), ['0.11.0', '0.10.0']);
  assert.deepEqual(lastRelease(folder), { version: '0.11.0', commit: 'abc', parts: [{ name: 'api', version: '0.11.0+a' }] });
});

test('without a stored release the sentence explains how to store one', () => {
  assert.throws(() => lastRelease(freshFolder()), /holds no release: npm run compat:store/);
});

test('the versions after a release are the next minor ones, and nothing else of a package.json changes', () => {
  const root = freshFolder();
  mkdirSync(path.join(root, 'shell'));
  const write = (version: string) =>
    writeFileSync(path.join(root, 'shell/package.json'), `{ "name": "x", "version": "${version}", "private": true }\n`);
  write('1.0.3');
  raiseVersions(['shell'], root);
  assert.equal(readFileSync(path.join(root, 'shell/package.json'), 'utf8'), '{ "name": "x", "version": "1.1.0", "private": true }\n');
  write('next');
  assert.throws(() => raiseVersions(['shell'], root), /has no version that can be raised: next/);
});
