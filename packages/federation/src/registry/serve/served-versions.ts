import type { AuditLine } from '../audit';
import { RegistryStore } from '../registry-store';
import type { PackageState } from '../state';

export interface ServedVersion {
  name: string;
  version: string;
  /** When it became the stable version, UTC; null if the audit does not go back that far. */
  since: string | null;
  candidate: { version: string; share: number; named: number } | null;
}

/** More than enough for the panel. */
const LINES = 1_000;

function describe(name: string, { stable, candidate }: PackageState, audit: readonly AuditLine[]): ServedVersion {
  const line = audit.findLast((one) => one.package === name && one.version === stable && one.action !== 'canary');
  const trial = candidate && { version: candidate.version, share: candidate.share, named: candidate.users.length };
  return { name, version: stable, since: line?.at ?? null, candidate: trial ?? null };
}

/**
 * The versions that a registry serves now, shell first.
 * @param folder of the registry; an empty one serves nothing
 */
export async function servedVersions(folder: string): Promise<ServedVersion[]> {
  const store = new RegistryStore(folder);
  const [{ packages }, audit] = await Promise.all([store.read(), store.recent(LINES)]);
  const served = Object.entries(packages).map(([name, state]) => describe(name, state, audit));
  const rank = ({ name }: ServedVersion) => (name === 'shell' ? '' : name);
  return served.sort((one, other) => rank(one).localeCompare(rank(other)));
}
