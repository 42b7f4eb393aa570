import type { Act } from './audit';
import { versionIn, type RegistryStore } from './registry-store';
import { flipped } from './state';

/** Whether a build that the registry knows already may be served again. */
export interface Publication extends Act {
  /** Somebody asked for it by name. At a start nobody did: after a rollback a restart must not bring it back. */
  again: boolean;
}

/**
 * Makes a build the version that everybody gets.
 * @param built folder with `release.json`
 * @returns its version, and whether anything changed
 * @throws RegistryRefused
 */
export async function publish(store: RegistryStore, name: string, built: string, { again, ...act }: Publication) {
  const version = await versionIn(built);
  const changed = await store.change(name, act, (known) => {
    if (known && (again ? known.stable === version && !known.candidate : known.history.includes(version))) return null;
    return { next: flipped(known, version), version, action: 'release', built, checkFit: again };
  });
  return { version, flipped: changed };
}
