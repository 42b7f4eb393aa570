import { randomBytes } from 'node:crypto';
import type { TryOut } from './trial';
import type { Act } from './audit';
import { RegistryRefused } from './refused';
import { versionIn, type RegistryStore } from './registry-store';
import { withStable, withCandidate, type Candidate } from './state';
import { refuseTakenBack } from './refusals';

/** Who gets a candidate: the named users, and a percentage of all others. */
export type Rollout = Pick<Candidate, 'share' | 'users'>;

/** A package's candidate and its rollout. @returns null if there is none */
export const candidateOf = async (store: RegistryStore, name: string): Promise<Candidate | null> =>
  (await store.read()).packages[name]?.candidate ?? null;

/**
 * Serves a build to some users.
 * @param built folder with `release.json`
 * @param act `unmark` if a version that was taken back may be tried again
 * @throws RegistryRefused if nothing is served yet, if this version is served already, or if it was taken back
 */
export async function startCanary(
  store: RegistryStore,
  name: string,
  built: string,
  rollout: Rollout,
  { unmark = false, tryOut, ...act }: Act & { unmark?: boolean; tryOut?: TryOut },
): Promise<string> {
  const version = await versionIn(built);
  await store.change(name, act, (known) => {
    if (!known) throw new RegistryRefused(`${name} is not served: there is nothing that the others would get. Release it.`);
    if (known.stable === version) throw new RegistryRefused(`${name} ${version} is what everybody gets already.`);
    refuseTakenBack(name, version, known, unmark);
    const candidate = { version, ...rollout, salt: randomBytes(4).toString('hex') };
    const line = known.takenBack[version] ? { again: true } : {};
    return { next: withCandidate(known, candidate), version, action: 'canary', line, built, tryOut };
  });
  return version;
}

/** Changes who gets the candidate. Users keep it when the share grows. @throws RegistryRefused */
export async function changeRollout(store: RegistryStore, name: string, rollout: Rollout, act: Act): Promise<void> {
  await store.change(name, act, (known) => {
    if (!known?.candidate) throw new RegistryRefused(`${name} has no candidate.`);
    const candidate = { ...known.candidate, ...rollout };
    return { next: withCandidate(known, candidate), version: candidate.version, action: 'canary' };
  });
}

/** Serves the candidate to everybody. @returns its version @throws RegistryRefused if there is none */
export async function promote(store: RegistryStore, name: string, act: Act): Promise<string> {
  let version = '';
  await store.change(name, act, (known) => {
    if (!known?.candidate) throw new RegistryRefused(`${name} has no candidate. Make one: npm run canary -- ${name} --share 10`);
    version = known.candidate.version;
    return { next: withStable(known, version), version, action: 'promote' };
  });
  return version;
}
