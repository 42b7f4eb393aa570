import type { RegistryStore } from '../registry-store';
import { inUse } from '../state';

/** Every permission that is named in a served version of a package. */
export async function releasedPermissions(store: RegistryStore): Promise<string[]> {
  const { packages } = await store.read();
  const versions = Object.entries(packages).flatMap(([name, state]) => inUse(state).map((version) => ({ name, version })));
  const releases = await Promise.all(versions.map(({ name, version }) => store.release(name, version)));
  return [...new Set(releases.flatMap(({ manifest }) => manifest.permissions))];
}
