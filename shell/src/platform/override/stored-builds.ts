import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';

/** sessionStorage key: the entries of local builds, with their hashes. */
const KEY = 'careloom.builds';

/** The stored builds from these origins. An unreadable one is read again from its machine. */
export function storedBuilds(origins: readonly string[]): RegistryEntry[] {
  if (origins.length === 0) return [];
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown; // only this module writes it
  const builds = (Array.isArray(stored) ? stored : []).flatMap((build) => {
    const parsed = registryEntry.safeParse(build);
    return parsed.success ? [parsed.data] : [];
  });
  return builds.filter(({ entry }) => URL.canParse(entry) && origins.includes(new URL(entry).origin));
}

/** Replaces the tab's stored builds. */
export function storeBuilds(builds: readonly RegistryEntry[]) {
  if (builds.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(builds));
}
