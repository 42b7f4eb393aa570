import { mayStartRelease, publish } from '../registry/publish';
import { versionIn, type RegistryStore } from '../registry/registry-store';
import { withBuild } from '../release/prepare-build';
import { readSmoke } from '../release/try-out';
import { releaseInOrder } from '../registry/serve/release-in-order';
import { outputOf, remoteNames } from '../base/workspace';
import { openStore } from './open-store';

/** @throws CommandRefused, RegistryRefused as `npm run release` does */
async function releaseWhereNew(store: RegistryStore, name: string): Promise<string | null> {
  if (!mayStartRelease(await store.read(), name, await versionIn(outputOf(name)))) return null;
  const { version, changed } = await withBuild(name, { allowDirty: false }, ({ built, act }) =>
    publish(store, name, built, { again: false, checkFit: true, ...readSmoke(), ...act }),
  );
  return changed ? `${name} ${version}` : null;
}

/**
 * Runs before the server starts if `CARELOOM_RELEASE_ON_START=1`: releases new builds, with the same checks as `npm run release`. The last
 * line is a summary.
 */
export async function releaseChanged() {
  const store = openStore();
  await store.expectWritable();
  const released = await releaseInOrder(['shell', ...remoteNames()], (name) => releaseWhereNew(store, name));
  console.log(released.length === 0 ? 'nothing new' : released.join(', '));
}
