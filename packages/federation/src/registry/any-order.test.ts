import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import fc from 'fast-check';
import { integrityOf } from '../base/integrity';
import { aRelease, aRoute, folderOf, freshFolder } from '../testing/a-release';
import { actInProcess, type Command } from '../testing/cut-off';
import { startCanary, promote } from './canary';
import { publish } from './publish';
import { RegistryRefused } from './refused';
import { RegistryStore } from './registry-store';
import { TAB_LIFE } from './retention';
import { rollback } from './rollback';
import { inUse } from './state';
import { withdraw } from './withdraw';

const DAY_MS = 86_400_000;
const NAMES = ['jobs', 'finance'] as const;
const VERSIONS = 12;

/** One build for each remote and version, made once. */
const builds = Object.fromEntries(
  NAMES.map((name) => [name, Array.from({ length: VERSIONS }, (_, at) => aRelease(name, `1.0.${at}+b`, [aRoute(name, `/admin/${name}`)]))]),
);
const builtOf = (name: string, at: number) => builds[name]?.[at] ?? '';

const step = fc.record({
  act: fc.constantFrom<Command['act'][]>(
    'release',
    'release',
    'canary',
    'canary',
    'promote',
    'rollback',
    'rollback',
    'withdraw',
    'hold',
    'start',
  ),
  name: fc.constantFrom(...NAMES),
  version: fc.nat(VERSIONS - 1),
  /** Days since the previous step. */
  days: fc.constantFrom(0, 0, 1, 3, 9),
  /** The file system call at which the process is killed; 0: it is not killed. */
  killedAt: fc.oneof({ arbitrary: fc.constant(0), weight: 7 }, { arbitrary: fc.integer({ min: 6, max: 60 }), weight: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function perform(store: RegistryStore, { act, name, version }: Step): Promise<unknown> {
  const built = builtOf(name, version);
  const because = { by: 'ann', reason: 'wrong' };
  switch (act) {
    case 'release':
    case 'start':
      return publish(store, name, built, { again: act === 'release', by: 'ann' });
    case 'canary':
      return startCanary(store, name, built, { share: 50, users: [] }, because);
    case 'promote':
      return promote(store, name, because);
    case 'rollback':
      return rollback(store, name, because);
    default:
      return withdraw(store, name, because, act === 'hold');
  }
}

/** Checks that the files of a version match the hashes in its release. */
function expectWhole(store: RegistryStore, name: string, version: string) {
  const folder = folderOf(store, name, version);
  assert.ok(existsSync(folder), `${name} ${version} is gone`);
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { entry: string; integrity: string };
  assert.equal(integrityOf(readFileSync(path.join(folder, release.entry))), release.integrity);
}

interface Tab {
  opened: number;
  versions: (readonly [name: string, version: string])[];
}

/** What users see of the registry, tracked separately from its own records. */
class World {
  readonly tabs: Tab[] = [];
  readonly takenBack = new Set<string>();
  served: Record<string, string[]> = {};
  now = Date.UTC(2026, 0, 1);

  /** @returns whether what is served has changed */
  look(packages: Awaited<ReturnType<RegistryStore['read']>>['packages']): boolean {
    const served = Object.fromEntries(Object.entries(packages).map(([name, state]) => [name, inUse(state)]));
    const isChanged = JSON.stringify(served) !== JSON.stringify(this.served);
    this.served = served;
    const versions = Object.entries(served).flatMap(([name, used]) => used.map((version) => [name, version] as const));
    this.tabs.push({ opened: this.now, versions });
    return isChanged;
  }
}

async function run(steps: readonly Step[]) {
  const world = new World();
  const folder = freshFolder();
  const store = new RegistryStore(folder, undefined, { now: () => new Date(world.now) });
  let lines = 0;
  for (const one of steps) {
    world.now += one.days * DAY_MS;
    const before = world.served[one.name] ?? [];
    if (one.killedAt > 0) {
      const { act, name, version, killedAt } = one;
      await actInProcess({ folder, act, name, built: builtOf(name, version), now: world.now, killedAt });
    } else {
      await perform(store, one).catch((error: unknown) => {
        if (!(error instanceof RegistryRefused)) throw error;
      });
    }
    const { packages } = await store.read();
    const isChanged = world.look(packages);
    const audit = await store.recent(1_000);
    assert.equal(audit.length - lines, isChanged || audit.length > lines ? 1 : 0, 'each act has its line');
    if (isChanged) assert.equal(audit.length - lines, 1, 'what is served changed without a line');
    lines = audit.length;
    const now = world.served[one.name] ?? [];
    const ended = before.filter((version) => !now.includes(version)).map((version) => `${one.name} ${version}`);
    if (isChanged && (one.act === 'rollback' || one.act === 'hold')) for (const key of ended) world.takenBack.add(key);
    for (const [name, versions] of Object.entries(world.served))
      for (const version of versions) {
        assert.ok(!world.takenBack.has(`${name} ${version}`), `${name} ${version} was taken back and is served`);
        expectWhole(store, name, version);
      }
    const living = world.tabs.filter(({ opened }) => world.now - opened < TAB_LIFE * DAY_MS);
    for (const [name, version] of new Set(living.flatMap(({ versions }) => versions))) expectWhole(store, name, version);
  }
}

test('60 acts in any order, killed or not: what is served is complete and was never taken back, open tabs find their files, and each act has its audit line', async () => {
  const steps = fc.array(step, { minLength: 60, maxLength: 60, size: 'max' });
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: process.env.VERIFY ? 60 : 5, endOnFailure: true });
});
