import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { aRelease, aRoute, freshFolder } from '../testing/a-release';
import { RegistryStore } from './registry-store';

const jobs = (version: string, pathname = '/admin/jobs') => aRelease('jobs', version, [aRoute('jobs', pathname)]);
const again = { again: true };

async function released(...versions: string[]) {
  const store = new RegistryStore(freshFolder());
  for (const version of versions) await store.publish('jobs', jobs(version), again);
  return store;
}
const stable = async (store: RegistryStore) => (await store.read()).packages.jobs?.stable;

describe('a release', () => {
  test('copies the build into a folder of its own and is served from then on', async () => {
    const store = await released('1.0.0+a');
    assert.equal(await stable(store), '1.0.0+a');
    assert.equal(readFileSync(path.join(store.folderOf('jobs', '1.0.0+a'), 'remoteEntry.js'), 'utf8'), '// jobs 1.0.0+a');
  });

  test('of what is served already changes nothing', async () => {
    const store = await released('1.0.0+a');
    assert.deepEqual(await store.publish('jobs', jobs('1.0.0+a'), again), { version: '1.0.0+a', flipped: false });
    assert.equal((await store.recent(10)).length, 1);
  });

  test('keeps the last five versions, so that an open tab finds its chunks', async () => {
    const store = await released('1.0.0+a', '1.0.0+b', '1.0.0+c', '1.0.0+d', '1.0.0+e', '1.0.0+f');
    assert.deepEqual((await store.read()).packages.jobs?.history, ['1.0.0+f', '1.0.0+e', '1.0.0+d', '1.0.0+c', '1.0.0+b']);
    assert.ok(!existsSync(store.folderOf('jobs', '1.0.0+a')));
    assert.ok(existsSync(store.folderOf('jobs', '1.0.0+b')));
  });

  test('that claims the address of another remote is refused, and nothing changes', async () => {
    const store = await released('1.0.0+a');
    const thief = aRelease('workforce', '1.0.0+x', [aRoute('houses', '/admin/:anything')]);
    await assert.rejects(
      store.publish('workforce', thief, again),
      /Refused: .*\/admin\/jobs of jobs \(jobs\) and \/admin\/:anything of workforce/,
    );
    assert.deepEqual(Object.keys((await store.read()).packages), ['jobs']);
  });

  test('by many at once leaves every version and one state', async () => {
    const store = new RegistryStore(freshFolder());
    await Promise.all(['a', 'b', 'c', 'd'].map((mark) => store.publish('jobs', jobs(`1.0.0+${mark}`), again)));
    assert.equal((await store.read()).packages.jobs?.history.length, 4);
    assert.equal((await store.recent(10)).length, 4);
  });
});

describe('a rollback', () => {
  test('serves the version before, and says why in the audit', async () => {
    const store = await released('1.0.0+a', '1.0.0+b');
    assert.deepEqual(await store.rollback('jobs', 'the list is empty'), { from: '1.0.0+b', to: '1.0.0+a' });
    assert.equal(await stable(store), '1.0.0+a');
    const [last] = (await store.recent(1)).map(({ at: _at, ...line }) => line);
    assert.deepEqual(last, { package: 'jobs', action: 'rollback', version: '1.0.0+a', reason: 'the list is empty' });
  });

  test('goes one further back each time, until there is none', async () => {
    const store = await released('1.0.0+a', '1.0.0+b', '1.0.0+c');
    await store.rollback('jobs', 'one');
    assert.deepEqual(await store.rollback('jobs', 'two'), { from: '1.0.0+b', to: '1.0.0+a' });
    await assert.rejects(store.rollback('jobs', 'three'), /jobs has no version before the present one/);
  });

  test('outlives a restart, which releases only what is new', async () => {
    const store = await released('1.0.0+a', '1.0.0+b');
    await store.rollback('jobs', 'broken');
    assert.equal((await store.publish('jobs', jobs('1.0.0+b'), { again: false })).flipped, false);
    assert.equal(await stable(store), '1.0.0+a');
    assert.equal((await store.publish('jobs', jobs('1.0.0+c'), { again: false })).flipped, true);
    assert.equal(await stable(store), '1.0.0+c');
  });

  test('of something that was never released is refused', async () => {
    await assert.rejects((await released()).rollback('jobs', 'why'), /no version before/);
  });
});
