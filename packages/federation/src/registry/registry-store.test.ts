import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { aRelease, aRoute, folderOf, freshFolder } from '../testing/a-release';
import { leftBehind } from '../commands/options';
import { startCanary } from './canary';
import { publish } from './publish';
import { RegistryStore } from './registry-store';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

const jobs = (version: string, pathname = '/admin/jobs') => aRelease('jobs', version, [aRoute('jobs', pathname)]);
const again = { again: true, by: 'ann' };
const because = (reason: string) => ({ by: 'bob', reason });

async function released(...versions: string[]) {
  const store = new RegistryStore(freshFolder());
  for (const version of versions) await publish(store, 'jobs', jobs(version), again);
  return store;
}
const stable = async (store: RegistryStore) => (await store.read()).packages.jobs?.stable;

describe('a release', () => {
  test('copies the build into its own folder and is served from then on', async () => {
    const store = await released('1.0.0+a');
    assert.equal(await stable(store), '1.0.0+a');
    assert.equal(readFileSync(path.join(folderOf(store, 'jobs', '1.0.0+a'), 'remoteEntry.js'), 'utf8'), '// jobs 1.0.0+a');
  });

  test('of the served version changes nothing', async () => {
    const store = await released('1.0.0+a');
    assert.deepEqual(await publish(store, 'jobs', jobs('1.0.0+a'), again), { version: '1.0.0+a', changed: false });
    assert.equal((await store.recent(10)).length, 1);
  });

  test('keeps every version that an open tab may run, and the last five stable ones', async () => {
    const clock = { day: 1 };
    const now = () => new Date(Date.UTC(2026, 0, clock.day));
    const store = new RegistryStore(freshFolder(), undefined, { now });
    for (const mark of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await publish(store, 'jobs', jobs(`1.0.0+${mark}`), again);
    assert.ok(existsSync(folderOf(store, 'jobs', '1.0.0+a')));
    clock.day += 31;
    await publish(store, 'jobs', jobs('1.0.0+h'), again);
    assert.deepEqual((await store.read()).packages.jobs?.history, ['1.0.0+h', '1.0.0+g', '1.0.0+f', '1.0.0+e', '1.0.0+d']);
    assert.ok(!existsSync(folderOf(store, 'jobs', '1.0.0+c')));
    clock.day += 31;
    await publish(store, 'jobs', jobs('1.0.0+i'), again);
    assert.ok(existsSync(folderOf(store, 'jobs', '1.0.0+h')));
  });

  test('that claims the address of another remote is refused, and nothing changes', async () => {
    const store = await released('1.0.0+a');
    const thief = aRelease('workforce', '1.0.0+x', [aRoute('houses', '/admin/:anything')]);
    await assert.rejects(
      publish(store, 'workforce', thief, again),
      /Refused: .*\/admin\/jobs of jobs \(jobs\) and \/admin\/:anything of workforce/,
    );
    assert.deepEqual(Object.keys((await store.read()).packages), ['jobs']);
  });

  test('under a version that exists with other files is refused', async () => {
    const store = await released('1.0.0+a', '1.0.0+b');
    await assert.rejects(publish(store, 'jobs', jobs('1.0.0+a', '/admin/other'), again), /Refused: jobs 1\.0\.0\+a was released before/);
    assert.equal(await stable(store), '1.0.0+b');
  });

  test('that needs more than the shell has is refused, and leaves no files; a start of a demo releases it', async () => {
    const store = new RegistryStore(freshFolder());
    await publish(store, 'shell', aRelease('shell', '1.0.0+s', [], {}, { offers: { shared: '1.2.0', contract: '1.0.0' } }), again);
    const ahead = () =>
      aRelease('jobs', '2.0.0+a', [aRoute('jobs', '/admin/jobs')], {}, { needs: { shared: '^1.3.0', contract: '^1.0.0' } });
    await assert.rejects(
      publish(store, 'jobs', ahead(), again),
      /Refused: jobs needs shared \^1\.3\.0; the shell 1\.0\.0\+s has 1\.2\.0\. Release the shell first/,
    );
    assert.ok(!existsSync(folderOf(store, 'jobs', '2.0.0+a')));
    assert.equal(await stable(store), undefined);
    const options = { again: false, checkFit: true, by: 'a start that is told to release' };
    await assert.rejects(publish(store, 'jobs', ahead(), options), /Release the shell first/);
    await publish(store, 'jobs', ahead(), { again: false, by: 'a start' });
    assert.equal(await stable(store), '2.0.0+a');
  });

  test('by many processes at once keeps every version in one state', async () => {
    const store = new RegistryStore(freshFolder());
    await Promise.all(['a', 'b', 'c', 'd'].map((mark) => publish(store, 'jobs', jobs(`1.0.0+${mark}`), again)));
    assert.equal((await store.read()).packages.jobs?.history.length, 4);
    assert.equal((await store.recent(10)).length, 4);
  });
});

describe('a shell that lacks what a served remote needs', () => {
  const shell = (version: string, shared: string) => aRelease('shell', version, [], {}, { offers: { shared, contract: '1.0.0' } });

  async function served() {
    const store = await released('1.0.0+a');
    await publish(store, 'shell', shell('1.0.0+s', '1.4.0'), again);
    return store;
  }
  const shellOf = async (store: RegistryStore) => (await store.read()).packages.shell?.stable;

  test('is refused with the remotes left behind and the option that allows it, and is served with that option; the audit records it', async () => {
    const store = await served();
    await assert.rejects(
      publish(store, 'shell', shell('2.0.0+s', '2.0.0'), again),
      /Refused: jobs needs shared \^1\.0\.0; the shell 2\.0\.0\+s has 2\.0\.0, and people would see a card .* --leave-behind jobs\.$/,
    );
    await assert.rejects(publish(store, 'shell', shell('2.0.0+s', '2.0.0'), { ...again, leaveBehind: ['finance'] }), /--leave-behind jobs/);
    assert.equal(await shellOf(store), '1.0.0+s');
    await publish(store, 'shell', shell('2.0.0+s', '2.0.0'), { ...again, leaveBehind: ['jobs'] });
    assert.equal(await shellOf(store), '2.0.0+s');
    assert.deepEqual((await store.recent(1))[0]?.leaveBehind, ['jobs']);
    assert.match(
      (await leftBehind(store)).join(),
      /^jobs needs shared \^1\.0\.0; the shell 2\.0\.0\+s has 2\.0\.0: people see a card in its place/,
    );
  });

  test('is refused as a rollback or canary, too; a shell that has everything needs no option', async () => {
    const store = await served();
    await publish(store, 'shell', shell('1.0.0+t', '1.5.0'), again);
    const needy = aRelease('jobs', '1.1.0+a', [aRoute('jobs', '/admin/jobs')], {}, { needs: { shared: '^1.5.0', contract: '^1.0.0' } });
    await publish(store, 'jobs', needy, again);
    await assert.rejects(rollback(store, 'shell', because('slow')), /jobs needs shared \^1\.5\.0; the shell 1\.0\.0\+s has 1\.4\.0/);
    await assert.rejects(
      startCanary(store, 'shell', shell('2.0.0+s', '2.0.0'), { share: 5, users: [] }, { by: 'ann' }),
      /--leave-behind jobs/,
    );
    assert.equal(await shellOf(store), '1.0.0+t');
    assert.deepEqual(await leftBehind(store), []);
    await rollback(store, 'shell', { ...because('slow'), leaveBehind: ['jobs'] });
    assert.equal(await shellOf(store), '1.0.0+s');
  });

  test('may be followed by another one: remotes that were behind already are ignored', async () => {
    const store = await served();
    await publish(store, 'shell', shell('2.0.0+s', '2.0.0'), { ...again, leaveBehind: ['jobs'] });
    await publish(store, 'shell', shell('2.0.0+t', '2.0.0'), again);
    assert.equal(await shellOf(store), '2.0.0+t');
  });
});

describe('a rollback', () => {
  test('serves the previous version, and records the reason in the audit', async () => {
    const store = await released('1.0.0+a', '1.0.0+b');
    assert.deepEqual(await rollback(store, 'jobs', because('the list is empty')), { from: '1.0.0+b', to: '1.0.0+a' });
    assert.equal(await stable(store), '1.0.0+a');
    const [last] = (await store.recent(1)).map(({ at: _at, ...line }) => line);
    const what = { action: 'rollback', package: 'jobs', version: '1.0.0+a', takenBack: ['1.0.0+b'] };
    assert.deepEqual(last, { ...what, by: 'bob', reason: 'the list is empty' });
  });

  test('goes one version further back each time, until there is none', async () => {
    const store = await released('1.0.0+a', '1.0.0+b', '1.0.0+c');
    await rollback(store, 'jobs', because('one'));
    assert.deepEqual(await rollback(store, 'jobs', because('two')), { from: '1.0.0+b', to: '1.0.0+a' });
    await assert.rejects(rollback(store, 'jobs', because('three')), /jobs has no version before the present one/);
  });

  test('goes to the previous stable version, never to one that was taken back', async () => {
    const store = await released('1.0.0+a', '1.0.0+b', '1.0.0+c');
    await rollback(store, 'jobs', because('wrong totals'));
    await publish(store, 'jobs', jobs('1.0.0+d'), again);
    assert.deepEqual(await rollback(store, 'jobs', because('slow')), { from: '1.0.0+d', to: '1.0.0+b' });
    await assert.rejects(
      publish(store, 'jobs', jobs('1.0.0+c'), again),
      /jobs 1\.0\.0\+c was taken back by bob at .*: "wrong totals".*--again/,
    );
    await publish(store, 'jobs', jobs('1.0.0+c'), { ...again, unmark: true, reason: 'the totals were right' });
    assert.equal(await stable(store), '1.0.0+c');
    assert.equal((await store.recent(1))[0]?.again, true);
  });

  test('goes to the named version, if it was stable and was not taken back', async () => {
    const store = await released('1.0.0+a', '1.0.0+b', '1.0.0+c', '1.0.0+d');
    await rollback(store, 'jobs', because('wrong totals'));
    await startCanary(store, 'jobs', jobs('1.0.0+t'), { share: 5, users: [] }, { by: 'ann' });
    for (const [version, why] of [
      ['1.0.0+d', 'it was taken back: "wrong totals"'],
      ['1.0.0+t', 'it never was what everybody got'],
      ['1.0.0+c', 'it is what everybody gets'],
    ] as const)
      await assert.rejects(rollback(store, 'jobs', because('why'), version), (error: Error) =>
        error.message.includes(`${why}. It may go to: 1.0.0+b, 1.0.0+a.`),
      );
    await rollback(store, 'jobs', because('all of it'), '1.0.0+a');
    assert.equal(await stable(store), '1.0.0+a');
    assert.deepEqual((await store.recent(1))[0]?.takenBack, ['1.0.0+c', '1.0.0+t']);
    await assert.rejects(publish(store, 'jobs', jobs('1.0.0+t'), again), /was taken back/);
    assert.deepEqual(await rollback(store, 'jobs', because('and this')), { from: '1.0.0+a', to: '1.0.0+b' });
  });

  test('of a state from before versions were marked uses the audit', async () => {
    const folder = freshFolder();
    const line = (action: string, version: string) =>
      JSON.stringify({ at: '2026-01-01T00:00:00Z', action, package: 'jobs', version, by: 'ann' });
    const acts = [
      ...[line('release', '1.0.0+a'), line('release', '1.0.0+b'), line('rollback', '1.0.0+a')],
      ...[line('canary', '1.0.0+t'), line('rollback', '1.0.0+a'), line('release', '1.0.0+c')],
    ];
    writeFileSync(path.join(folder, 'audit.jsonl'), `${acts.join('\n')}\n`);
    const history = ['1.0.0+c', '1.0.0+t', '1.0.0+b', '1.0.0+a'];
    writeFileSync(path.join(folder, 'state.json'), JSON.stringify({ packages: { jobs: { stable: '1.0.0+c', history } } }));
    for (const version of history) cpSync(jobs(version), folderOf({ folder }, 'jobs', version), { recursive: true });
    const store = new RegistryStore(folder);
    assert.deepEqual(Object.keys((await store.read()).packages.jobs?.takenBack ?? {}), ['1.0.0+b', '1.0.0+t']);
    assert.deepEqual(await rollback(store, 'jobs', because('slow')), { from: '1.0.0+c', to: '1.0.0+a' });
    assert.equal((await store.recent(10)).length, 7);
  });

  test('survives a restart, which releases only what is new', async () => {
    const store = await released('1.0.0+a', '1.0.0+b');
    await rollback(store, 'jobs', because('broken'));
    assert.equal((await publish(store, 'jobs', jobs('1.0.0+b'), { again: false, by: 'a start' })).changed, false);
    assert.equal(await stable(store), '1.0.0+a');
    assert.equal((await publish(store, 'jobs', jobs('1.0.0+c'), { again: false, by: 'a start' })).changed, true);
    assert.equal(await stable(store), '1.0.0+c');
  });

  test('of a package that was never released is refused', async () => {
    await assert.rejects(rollback(await released(), 'jobs', because('why')), /no version before/);
  });
});

test('a package on hold is not served, and no start serves it again: only a release of another version does', async () => {
  const store = await released('1.0.0+a');
  assert.equal(await withdraw(store, 'jobs', because('wrong totals'), true), '1.0.0+a');
  for (const mark of ['a', 'b'])
    assert.equal((await publish(store, 'jobs', jobs(`1.0.0+${mark}`), { again: false, by: 'a start' })).changed, false);
  assert.equal(await stable(store), undefined);
  assert.ok(existsSync(folderOf(store, 'jobs', '1.0.0+a')));
  assert.deepEqual(
    (await store.recent(1)).map(({ action, held, reason }) => [action, held, reason]),
    [['withdraw', true, 'wrong totals']],
  );
  await assert.rejects(publish(store, 'jobs', jobs('1.0.0+a'), again), /was taken back by bob at .*: "wrong totals"/);
  await publish(store, 'jobs', jobs('1.0.0+b'), again);
  assert.equal(await stable(store), '1.0.0+b');
  assert.deepEqual((await store.read()).withdrawn, {});
});

test('a withdrawn package is not served, keeps its files for open tabs, and can come back', async () => {
  const store = await released('1.0.0+a', '1.0.0+b');
  assert.equal(await withdraw(store, 'jobs', because('nobody uses it')), '1.0.0+b');
  assert.equal(await stable(store), undefined);
  assert.ok(existsSync(folderOf(store, 'jobs', '1.0.0+b')));
  const [line] = await store.recent(1);
  assert.deepEqual([line?.action, line?.version, line?.reason], ['withdraw', '1.0.0+b', 'nobody uses it']);
  await assert.rejects(withdraw(store, 'jobs', because('again')), /The registry has no jobs/);
  await publish(store, 'jobs', jobs('1.0.0+b'), again);
  assert.equal(await stable(store), '1.0.0+b');
});
