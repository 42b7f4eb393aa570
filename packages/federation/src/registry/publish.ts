import type { Act } from './audit';
import { versionIn, type RegistryStore } from './registry-store';
import { flipped } from './state';
import { refuseTakenBack } from './taken-back';

/** Whether a build that the registry knows already may be served again. */
export interface Publication extends Act {
  /** Somebody asked for it by name. At a start nobody did: it brings nothing back, ends no trial and no hold. */
  again: boolean;
  /** A version that was taken back may be served all the same. */
  unmark?: boolean;
}

/**
 * Makes a build the version that everybody gets.
 * @param built folder with `release.json`
 * @returns its version, and whether anything changed
 * @throws RegistryRefused
 */
export async function publish(store: RegistryStore, name: string, built: string, { again, unmark = false, ...act }: Publication) {
  const version = await versionIn(built);
  const changed = await store.change(name, act, (known, past) => {
    const before = known ?? past;
    const isBack = before?.takenBack[version] !== undefined;
    if (
      again ? known?.stable === version && !known.candidate : isBack || past?.held || known?.candidate || known?.history.includes(version)
    )
      return null;
    refuseTakenBack(name, version, before, unmark);
    const line = isBack ? { again: true } : {};
    return { next: flipped(before, version), version, action: 'release', line, built, checkFit: again };
  });
  return { version, flipped: changed };
}
