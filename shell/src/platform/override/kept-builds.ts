import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';

/** Of this tab alone: what builds on its developer's machine are, with their hashes. */
const KEY = 'careloom.builds';

/** Builds that were kept, from these origins. One that does not read is asked for anew. */
export function keptBuilds(origins: readonly string[]): RegistryEntry[] {
  if (origins.length === 0) return [];
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown; // nobody else writes it
  const builds = (Array.isArray(kept) ? kept : []).flatMap((build) => {
    const parsed = registryEntry.safeParse(build);
    return parsed.success ? [parsed.data] : [];
  });
  return builds.filter(({ entry }) => URL.canParse(entry) && origins.includes(new URL(entry).origin));
}

/** Keeps these for the tab and nothing else. */
export function keepBuilds(builds: readonly RegistryEntry[]) {
  if (builds.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(builds));
}
