import type { AuditLine } from '../audit';
import { RegistryStore } from '../registry-store';
import type { PackageState } from '../state';

export interface ServedVersion {
  name: string;
  version: string;
  /** When it became what everybody gets, UTC; null where the audit does not reach back so far. */
  since: string | null;
  candidate: { version: string; share: number; named: number } | null;
}

/** Far more changes than a panel is opened for. */
const LINES = 1_000;

function describe(name: string, { stable, candidate }: PackageState, audit: readonly AuditLine[]): ServedVersion {
  const line = audit.findLast((one) => one.package === name && one.version === stable && one.action !== 'canary');
  const trial = candidate && { version: candidate.version, share: candidate.share, named: candidate.users.length };
  return { name, version: stable, since: line?.at ?? null, candidate: trial ?? null };
}

/**
 * What a registry serves at this moment, shell first.
 * @param folder of the registry; one that holds nothing serves nothing
 */
export async function servedVersions(folder: string): Promise<ServedVersion[]> {
  const store = new RegistryStore(folder);
  const [{ packages }, audit] = await Promise.all([store.read(), store.recent(LINES)]);
  const served = Object.entries(packages).map(([name, state]) => describe(name, state, audit));
  const rank = ({ name }: ServedVersion) => (name === 'shell' ? '' : name);
  return served.sort((one, other) => rank(one).localeCompare(rank(other)));
}
