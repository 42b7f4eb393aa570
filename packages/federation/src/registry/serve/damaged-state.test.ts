import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { publish } from '../publish';
import { RegistryStore } from '../registry-store';
import { rollback } from '../rollback';
import { aRelease, aRoute, folderOf, freshFolder } from '../../testing/a-release';
import { basesOf } from './places';
import { followRegistry } from './served';

const act = { again: true, by: 'ann' };
const jobs = (version: string) => aRelease('jobs', version, [aRoute('jobs', '/admin/jobs')]);

/** A registry with two releases of jobs, and a server that uses it. */
async function aServer() {
  const folder = freshFolder();
  const messages: string[] = [];
  const store = new RegistryStore(folder, undefined, { log: (sentence) => messages.push(sentence) });
  await publish(store, 'shell', aRelease('shell', '1.0.0+s', [aRoute('dashboard', '/admin')]), act);
  await publish(store, 'jobs', jobs('1.0.0+a'), act);
  await publish(store, 'jobs', jobs('1.0.0+b'), act);
  const logged: string[] = [];
  const follow = () =>
    followRegistry(
      new RegistryStore(folder),
      { baseOf: basesOf({ origins: {}, publicUrl: undefined }), overrides: [], named: [] },
      (damage) => logged.push(damage),
    );
  const { served, damage } = follow();
  const version = async (from = served) => (await from(null)).remotes[0]?.version;
  assert.equal(await version(), '1.0.0+b');
  assert.equal(await damage(), null);
  const file = (name: string) => path.join(folder, name);
  return { store, messages, logged, follow, version, damage, folder, file };
}

const DAMAGES = {
  'cut in half': (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 80)),
  empty: (file: string) => writeFileSync(file, ''),
  'something else': (file: string) => writeFileSync(file, '[]'),
  gone: (file: string) => rmSync(file),
};

for (const [name, harm] of Object.entries(DAMAGES)) {
  test(`a state that is ${name}: the last good one stays in use, before and after a restart, and the next act repairs it`, async () => {
    const { store, messages, logged, follow, version, damage, file } = await aServer();
    harm(file('state.json'));
    assert.equal(await version(), '1.0.0+b');
    assert.match((await damage()) ?? '', /state\.json is /);
    assert.equal(await version(), '1.0.0+b');
    assert.equal(logged.length, 1, 'it is logged once');
    const restarted = follow();
    assert.equal(await version(restarted.served), '1.0.0+b');
    assert.match((await restarted.damage()) ?? '', /state\.json is /);

    await rollback(store, 'jobs', { by: 'ann', reason: 'test' });
    assert.equal(messages.filter((sentence) => sentence.includes('The copy of the last good one is used.')).length, 1);
    assert.deepEqual([await version(), await damage()], ['1.0.0+a', null]);
    assert.deepEqual(
      (await store.recent(9)).map(({ action }) => action),
      ['release', 'release', 'release', 'rollback'],
    );
  });
}

describe('without a copy', () => {
  test('a running server keeps serving what it has read, and a command ends with a sentence', async () => {
    const { store, version, damage, file } = await aServer();
    rmSync(file('state.last-good.json'));
    writeFileSync(file('state.json'), '{"packages":');
    assert.equal(await version(), '1.0.0+b');
    assert.match((await damage()) ?? '', /There is no copy of it\. What was served before is served on\./);
    await assert.rejects(rollback(store, 'jobs', { by: 'ann', reason: 'test' }), /state\.json is no state of a registry .* no copy/);
  });
});

test('a state that names a version without files is not adopted until they exist', async () => {
  const { store, version, damage, folder } = await aServer();
  const place = folderOf({ folder }, 'jobs', '1.0.0+a');
  renameSync(place, `${place}.elsewhere`);
  writeFileSync(store.stateFile, readFileSync(store.stateFile, 'utf8').replace('"stable": "1.0.0+b"', '"stable": "1.0.0+a"'));
  assert.equal(await version(), '1.0.0+b');
  assert.match((await damage()) ?? '', /ENOENT/);
  renameSync(`${place}.elsewhere`, place);
  assert.deepEqual([await version(), await damage()], ['1.0.0+a', null]);
});
