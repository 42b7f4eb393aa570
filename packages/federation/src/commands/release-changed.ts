import { mayStartRelease, publish } from '../registry/publish';
import { versionIn, type RegistryStore } from '../registry/registry-store';
import { withBuild } from '../release/prepare-build';
import { readSmoke } from '../release/try-out';
import { inTurns } from '../registry/serve/in-turns';
import { outputOf, remoteNames } from '../base/workspace';
import { openStore } from './open-store';

/** @throws CommandRefused, RegistryRefused as `npm run release` does */
async function releaseWhereNew(store: RegistryStore, name: string): Promise<string | null> {
  if (!mayStartRelease(await store.read(), name, await versionIn(outputOf(name)))) return null;
  const { version, flipped } = await withBuild(name, { allowDirty: false }, ({ built, act }) =>
    publish(store, name, built, { again: false, checkFit: true, ...readSmoke(), ...act }),
  );
  return flipped ? `${name} ${version}` : null;
}

/**
 * Runs before the server starts if `CARELOOM_RELEASE_ON_START=1`: releases new builds, with the same checks as `npm run release`. The last
 * line is a summary.
 */
export async function releaseChanged() {
  const store = openStore();
  await store.expectWritable();
  const released = await inTurns(['shell', ...remoteNames()], (name) => releaseWhereNew(store, name));
  console.log(released.length === 0 ? 'nothing new' : released.join(', '));
}
