import type { TryOut } from './trial';
import type { Act } from './audit';
import { versionIn, type RegistryStore } from './registry-store';
import { flipped, type RegistryState } from './state';
import { refuseTakenBack } from './refusals';

/** Whether a build that the registry knows already may be served again. */
export interface Publication extends Act {
  /** Somebody asked for it by name. At a start nobody did: it brings nothing back, ends no trial and no hold. */
  again: boolean;
  /** A version that was taken back may be served all the same. */
  unmark?: boolean;
  /** The page is asked whether it fits. A demonstration's start does not ask: it brings shell and remotes one after the other. */
  checkFit?: boolean;
  tryOut?: TryOut;
}

/** Whether a start may release a version: one that is new, of a package that is on no trial and on no hold. */
export function mayStartRelease(state: Pick<RegistryState, 'packages' | 'withdrawn'>, name: string, version: string): boolean {
  const [known, past] = [state.packages[name], state.withdrawn[name]];
  const isBack = (known ?? past)?.takenBack[version] !== undefined;
  return !isBack && !past?.held && !known?.candidate && !known?.history.includes(version);
}

/**
 * Makes a build the version that everybody gets.
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
    return { next: flipped(before, version), version, action: 'release', line, built, checkFit, tryOut };
  });
  return { version, flipped: changed };
}
