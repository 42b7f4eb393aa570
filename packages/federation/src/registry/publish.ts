import type { TryOut } from './trial';
import type { Act } from './audit';
import { versionIn, type RegistryStore } from './registry-store';
import { withStable, type RegistryState } from './state';
import { refuseTakenBack } from './refusals';

/** Options for a build that the registry may know already. */
export interface Publication extends Act {
  /**
   * True if somebody asked for this release by name. A release on start must not serve an old version again, end a canary or lift a hold.
   */
  again: boolean;
  /** A version that was taken back may be served again. */
  unmark?: boolean;
  /** Whether to check that shell and remotes fit together. A demo's start does not, since it releases them one after the other. */
  checkFit?: boolean;
  tryOut?: TryOut;
}

/** Whether a release on start is allowed: for a new version of a package without a canary or hold. */
export function mayStartRelease(state: Pick<RegistryState, 'packages' | 'withdrawn'>, name: string, version: string): boolean {
  const [known, past] = [state.packages[name], state.withdrawn[name]];
  const isBack = (known ?? past)?.takenBack[version] !== undefined;
  return !isBack && !past?.held && !known?.candidate && !known?.history.includes(version);
}

/**
 * Serves a build to everybody.
 * @param built folder with `release.json`
 * @returns its version, and whether anything changed
 * @throws RegistryRefused
 */
export async function publish(
  store: RegistryStore,
  name: string,
  built: string,
  { again, unmark = false, checkFit = again, tryOut, ...act }: Publication,
) {
  const version = await versionIn(built);
  const changed = await store.change(name, act, (known, past) => {
    const before = known ?? past;
    const state = { packages: known ? { [name]: known } : {}, withdrawn: past ? { [name]: past } : {} };
    if (again ? known?.stable === version && !known.candidate : !mayStartRelease(state, name, version)) return null;
    refuseTakenBack(name, version, before, unmark);
    const line = before?.takenBack[version] ? { again: true } : {};
    return { next: withStable(before, version), version, action: 'release', line, built, checkFit, tryOut };
  });
  return { version, changed };
}
