import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { loadSecrets } from './secrets';

let folder: string;
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-secrets-'))));
after(() => rm(folder, { recursive: true, force: true }));

test('processes that start concurrently on an empty folder share one secret, in a file that only its owner can read', async () => {
  const dataDir = path.join(folder, 'shared');
  const started = await Promise.all(Array.from({ length: 8 }, () => loadSecrets({ secret: undefined, dataDir })));
  const keys = new Set(started.map((deriveKey) => deriveKey('files').toString('hex')));
  assert.equal(keys.size, 1);
  assert.deepEqual(await readdir(dataDir), ['secret']);
  assert.equal((await stat(path.join(dataDir, 'secret'))).mode & 0o777, 0o600);
  const later = await loadSecrets({ secret: undefined, dataDir });
  assert.ok(keys.has(later('files').toString('hex')));
});

test('a damaged secret is refused with its path and what to do, and stays unchanged', async () => {
  for (const damaged of ['', 'abc', 'z'.repeat(64)]) {
    await writeFile(path.join(folder, 'secret'), damaged);
    await assert.rejects(loadSecrets({ secret: undefined, dataDir: folder }), /secret in .*secret is not whole.*CARELOOM_SECRET/);
  }
});
