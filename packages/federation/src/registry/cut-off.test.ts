import assert from 'node:assert/strict';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { aRelease, aRoute, folderOf, freshFolder } from '../testing/a-release';
import { actInProcess } from '../testing/cut-off';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { rollback } from './rollback';

const jobs = (mark: string) => aRelease('jobs', `1.0.0+${mark}`, [aRoute('jobs', '/admin/jobs')]);
const again = { again: true, by: 'ann' };
const LIMIT_MS = 2_000;

async function released(...marks: string[]) {
  const store = new RegistryStore(freshFolder());
  for (const mark of marks) await publish(store, 'jobs', jobs(mark), again);
  return store;
}
const auditOf = ({ folder }: RegistryStore) => readFileSync(path.join(folder, 'audit.jsonl'), 'utf8');

test('a release that is killed at any step is done completely or not at all, and the next command cleans up and goes on', async () => {
  const [b, c] = [jobs('b'), jobs('c')];
  let [undone, done] = [0, 0];
  for (let killedAt = 1; ; killedAt += 2) {
    const store = await released('a');
    const { isDone, output } = await actInProcess({
      folder: store.folder,
      act: 'release',
      name: 'jobs',
      built: b,
      now: Date.now(),
      killedAt,
    });
    if (isDone) break;
    assert.equal(output, '');
    const flipped = (await store.read()).packages.jobs?.stable === '1.0.0+b';
    if (flipped) done += 1;
    else undone += 1;
    assert.deepEqual(
      (await store.recent(9)).map(({ version }) => version),
      flipped ? ['1.0.0+a', '1.0.0+b'] : ['1.0.0+a'],
    );
    const started = performance.now();
    await publish(store, 'jobs', c, again);
    assert.ok(performance.now() - started < LIMIT_MS);
    assert.deepEqual(auditOf(store).match(/1\.0\.0\+./g), flipped ? ['1.0.0+a', '1.0.0+b', '1.0.0+c'] : ['1.0.0+a', '1.0.0+c']);
    const there = readdirSync(path.join(store.folder, 'packages/jobs')).sort();
    assert.deepEqual(there, flipped ? ['1.0.0+a', '1.0.0+b', '1.0.0+c'] : ['1.0.0+a', '1.0.0+c']);
    const own = readdirSync(store.folder).filter((file) => !/^(lock\.\d+|state(\.last-good)?\.json)$/.test(file));
    assert.deepEqual(own.sort(), ['audit.jsonl', 'packages']);
  }
  assert.ok(undone > 5 && done > 0, `${undone} undone, ${done} done`);
});

test('an act whose audit line cannot be written does not happen', async () => {
  const store = await released('a', 'b');
  const audit = path.join(store.folder, 'audit.jsonl');
  rmSync(audit);
  symlinkSync('/dev/full', audit);
  await assert.rejects(
    rollback(store, 'jobs', { by: 'ann', reason: 'slow' }),
    /cannot be written: the disk is full \(ENOSPC\)\. Nothing has changed\./,
  );
  assert.equal(
    (JSON.parse(readFileSync(store.stateFile, 'utf8')) as { packages: { jobs: { stable: string } } }).packages.jobs.stable,
    '1.0.0+b',
  );
  await assert.rejects(publish(store, 'jobs', jobs('c'), again), /the disk is full/);
  assert.ok(!existsSync(folderOf(store, 'jobs', '1.0.0+c')));
});

/** Runs work as `nobody` if the tests run as root, since root ignores file permissions. */
async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a registry that cannot be written ends a command at once, with a sentence', async () => {
  const store = await released('a', 'b');
  for (const folder of [store.folder, path.dirname(store.folder), path.join(store.folder, 'packages')]) chmodSync(folder, 0o555);
  const started = performance.now();
  const sentence = /registry-.* cannot be written: this user has no right to \(EACCES\)\. Nothing has changed\./;
  await withoutRights(async () => {
    await assert.rejects(rollback(store, 'jobs', { by: 'ann', reason: 'slow' }), sentence);
    await assert.rejects(store.expectWritable(), sentence);
  });
  assert.ok(performance.now() - started < LIMIT_MS);
  const missing = new RegistryStore(path.join(store.stateFile, 'registry'));
  await assert.rejects(publish(missing, 'jobs', jobs('a'), again), /cannot be written: a part of its path is not a folder \(ENOTDIR\)/);
  chmodSync(path.dirname(store.folder), 0o755);
});
