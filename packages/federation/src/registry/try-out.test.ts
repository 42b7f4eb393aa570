import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { Trial } from './trial';
import { aRelease, aRoute, folderOf, freshFolder } from '../testing/a-release';
import { startCanary } from './canary';
import { publish } from './publish';
import { RegistryRefused } from './refused';
import { RegistryStore } from './registry-store';

const act = { again: true, by: 'ann' };
const jobs = (mark: string) => aRelease('jobs', `1.0.0+${mark}`, [aRoute('jobs', '/admin/jobs')]);

async function aRegistry() {
  const store = new RegistryStore(freshFolder());
  await publish(store, 'shell', aRelease('shell', '1.0.0+s', [aRoute('dashboard', '/admin')]), act);
  await publish(store, 'jobs', jobs('a'), act);
  return store;
}

test('a release and a canary are tried with the served shell, while their files exist and nobody gets them', async () => {
  const store = await aRegistry();
  const tried: Trial[] = [];
  const tryOut = async (wanted: Trial) => {
    tried.push(wanted);
    assert.ok(existsSync(folderOf(store, 'jobs', wanted.versions['jobs'] ?? '')));
    assert.equal((await store.read()).packages['jobs']?.stable, '1.0.0+a');
    return true;
  };
  await startCanary(store, 'jobs', jobs('b'), { share: 10, users: [] }, { by: 'ann', tryOut });
  await publish(store, 'jobs', jobs('c'), { ...act, tryOut });
  const { folder: registry } = store;
  assert.deepEqual(
    tried,
    ['b', 'c'].map((mark) => ({ registry, name: 'jobs', versions: { shell: '1.0.0+s', jobs: `1.0.0+${mark}` } })),
  );
  assert.ok((await store.recent(9)).every(({ untried }) => untried === undefined));
});

test('a version that fails its try-out is refused, and leaves neither files nor an audit line', async () => {
  const store = await aRegistry();
  const before = [await store.read(), await store.recent(9)];
  const tryOut = () => Promise.reject(new RegistryRefused('Refused: it throws.'));
  await assert.rejects(publish(store, 'jobs', jobs('b'), { ...act, tryOut }), { message: 'Refused: it throws.' });
  await assert.rejects(startCanary(store, 'jobs', jobs('b'), { share: 10, users: [] }, { by: 'ann', tryOut }), /it throws/);
  assert.deepEqual([await store.read(), await store.recent(9)], before);
  assert.equal(existsSync(folderOf(store, 'jobs', '1.0.0+b')), false);
});

test('the audit records that a try-out was not possible or was turned off', async () => {
  const store = await aRegistry();
  await publish(store, 'jobs', jobs('b'), { ...act, tryOut: () => Promise.resolve(false) });
  await publish(store, 'jobs', jobs('c'), { ...act, untried: true });
  assert.deepEqual(
    (await store.recent(2)).map(({ untried }) => untried),
    [true, true],
  );
});
