import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { aRelease, aRoute, folderOf, freshFolder } from '../testing/a-release';
import { startCanary, promote, changeRollout } from './canary';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { rollback } from './rollback';

const by = { by: 'ann' };
const TENTH = { share: 10, users: [] };
const jobs = (mark: string, pathname = '/admin/jobs') => aRelease('jobs', `1.0.0+${mark}`, [aRoute('jobs', pathname)]);

async function released(...marks: string[]) {
  const store = new RegistryStore(freshFolder());
  for (const mark of marks) await publish(store, 'jobs', jobs(mark), { again: true, ...by });
  return store;
}
async function tried(...marks: string[]) {
  const store = await released('a');
  for (const mark of marks) await startCanary(store, 'jobs', jobs(mark), TENTH, by);
  return store;
}
const jobsIn = async (store: RegistryStore) => (await store.read()).packages.jobs;
async function servedIn(store: RegistryStore) {
  const state = await jobsIn(store);
  return { stable: state?.stable, served: state?.served, candidate: state?.candidate };
}

describe('a canary', () => {
  test('leaves the stable version served, and is in the audit with its rollout', async () => {
    const store = await released('a');
    await startCanary(store, 'jobs', jobs('b'), { share: 5, users: ['ann@example.test'] }, { ...by, commit: 'abc1234' });
    const state = await jobsIn(store);
    assert.deepEqual([state?.stable, state?.candidate?.version], ['1.0.0+a', '1.0.0+b']);
    const [{ at: _at, ...line } = { at: '' }] = await store.recent(1);
    const what = { action: 'canary', package: 'jobs', version: '1.0.0+b', share: 5, named: 1 };
    assert.deepEqual(line, { ...what, by: 'ann', commit: 'abc1234' });
  });

  test('with a larger share keeps its draw, so that nobody loses it', async () => {
    const store = await tried('b');
    const before = (await jobsIn(store))?.candidate;
    await changeRollout(store, 'jobs', { share: 50, users: [] }, by);
    assert.deepEqual((await jobsIn(store))?.candidate, { ...before, share: 50 });
  });

  test('of another build has another draw, so that the first users are not always the same', async () => {
    const store = await tried('b');
    const before = (await jobsIn(store))?.candidate?.salt;
    await startCanary(store, 'jobs', jobs('c'), TENTH, by);
    assert.notEqual((await jobsIn(store))?.candidate?.salt, before);
  });

  test('ends with a promotion, a rollback or a release', async () => {
    const promoted = await tried('b');
    assert.equal(await promote(promoted, 'jobs', by), '1.0.0+b');
    assert.deepEqual(await servedIn(promoted), { stable: '1.0.0+b', served: ['1.0.0+b', '1.0.0+a'], candidate: undefined });
    const taken = await tried('b');
    assert.deepEqual(await rollback(taken, 'jobs', { ...by, reason: 'slow' }), { from: '1.0.0+b', to: '1.0.0+a' });
    assert.deepEqual(await servedIn(taken), { stable: '1.0.0+a', served: ['1.0.0+a'], candidate: undefined });
    const passed = await tried('b');
    await publish(passed, 'jobs', jobs('c'), { again: true, ...by });
    assert.deepEqual(await servedIn(passed), { stable: '1.0.0+c', served: ['1.0.0+c', '1.0.0+a'], candidate: undefined });
  });

  test('that was taken back is not released by a restart, and its files stay for tabs that use it', async () => {
    const store = await tried('b');
    await rollback(store, 'jobs', { ...by, reason: 'slow' });
    assert.equal((await publish(store, 'jobs', jobs('b'), { again: false, by: 'a start' })).changed, false);
    assert.ok(existsSync(folderOf(store, 'jobs', '1.0.0+b')));
  });

  test('that is followed by many others leaves the stable versions, so that a rollback still works', async () => {
    const store = await released('z', 'a');
    for (const mark of ['b', 'c', 'd', 'e']) {
      await startCanary(store, 'jobs', jobs(mark), TENTH, by);
      await rollback(store, 'jobs', { ...by, reason: 'loses data' });
    }
    await publish(store, 'jobs', jobs('f'), { again: true, ...by });
    for (const mark of ['z', 'a', 'e', 'f']) assert.ok(existsSync(folderOf(store, 'jobs', `1.0.0+${mark}`)), mark);
    assert.deepEqual(await rollback(store, 'jobs', { ...by, reason: 'slow' }), { from: '1.0.0+f', to: '1.0.0+a' });
    assert.deepEqual(await rollback(store, 'jobs', { ...by, reason: 'slow' }), { from: '1.0.0+a', to: '1.0.0+z' });
  });

  test('that was taken back is served again only on explicit request', async () => {
    const store = await tried('b');
    await rollback(store, 'jobs', { ...by, reason: 'loses data' });
    await assert.rejects(
      startCanary(store, 'jobs', jobs('b'), TENTH, by),
      /jobs 1\.0\.0\+b was taken back by ann at .*: "loses data".*--again/,
    );
    await startCanary(store, 'jobs', jobs('b'), TENTH, { ...by, unmark: true, reason: 'it was the server' });
    assert.deepEqual(
      (await store.recent(1)).map(({ action, again }) => [action, again]),
      [['canary', true]],
    );
  });

  test('survives a start that has another build', async () => {
    const store = await tried('b');
    assert.equal((await publish(store, 'jobs', jobs('c'), { again: false, by: 'a start' })).changed, false);
    assert.equal((await jobsIn(store))?.candidate?.version, '1.0.0+b');
  });
});

describe('a canary is refused', () => {
  test('for a package that was never released, and for the stable version', async () => {
    await assert.rejects(startCanary(await released(), 'jobs', jobs('a'), TENTH, by), /jobs is not served/);
    await assert.rejects(startCanary(await released('a'), 'jobs', jobs('a'), TENTH, by), /jobs 1\.0\.0\+a is what everybody gets already/);
  });

  test('if it would claim the address of another remote for the users who get it', async () => {
    const store = await released('a');
    await publish(store, 'finance', aRelease('finance', '1.0.0+f', [aRoute('invoices', '/admin/invoice')]), { again: true, ...by });
    await assert.rejects(startCanary(store, 'jobs', jobs('b', '/admin/:anything'), TENTH, by), /Refused: .*\/admin\/:anything of jobs/);
    assert.equal((await jobsIn(store))?.candidate, undefined);
  });

  test('if there is none to widen or to promote', async () => {
    const store = await released('a');
    await assert.rejects(changeRollout(store, 'jobs', TENTH, by), /jobs has no candidate/);
    await assert.rejects(promote(store, 'jobs', by), /jobs has no candidate/);
  });
});
