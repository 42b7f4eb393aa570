import type { RegistryEntry } from '@careloom/contract/manifest';
import { create } from 'zustand';
import { storeOverrides, storedOverrides } from './stored-overrides';
import { storeBuilds, storedBuilds } from './stored-builds';
import { isBuild, refusalOf, type Override } from './refusal-of';

interface Overrides {
  active: readonly Override[];
  /**
   * Overrides for builds that this page does not have yet: they need a confirmation, or their entry has to be read
   * (`builds/take-builds.tsx`).
   */
  asking: readonly Override[];
  /** The active overrides that are builds, as they were when the page loaded. */
  builds: readonly RegistryEntry[];
  /** Origins of builds that the server granted to this page. */
  granted: readonly string[];
  /** Messages for the developer who runs `npm run dev`; elsewhere they go only to the console. */
  refused: readonly string[];
}

export const useOverrides = create<Overrides>(() => ({ active: [], asking: [], builds: [], granted: [], refused: [] }));

/** The overrides granted when the document was served: its content security policy does not change afterwards. */
export const grantedOrigins = (): readonly string[] => useOverrides.getState().granted;

/** The origins that the registry allows for overrides. The lists are empty if it names none. */
export interface Offers {
  /** Origins of dev servers. */
  hot: readonly string[];
  /** Origins of builds that the operator allows, and those that were granted to this page. */
  builds: { named: readonly string[]; granted: readonly string[] };
}

/** Whether an entry comes from a dev server. Only these are exempt from integrity checks, since they change at each save. */
export const isHot = (remote: string, entry: string): boolean =>
  hot.some((override) => override.remote === remote && override.entry === entry);

let hot: readonly Override[] = [];

const overridden = (entry: RegistryEntry, { entry: address }: Override): RegistryEntry => ({
  ...entry,
  entry: address,
  version: 'in development',
  preload: {}, // it belongs to the released version
});

/** Applies the tab's permitted overrides to the registry's entries. Refused ones are logged and removed. */
export function withOverrides(entries: readonly RegistryEntry[], { hot: offered, builds: { named, granted } }: Offers): RegistryEntry[] {
  const conditions = { page: window.location.href, remotes: entries.map(({ name }) => name), offered, named };
  const judged = storedOverrides().map((override) => ({ override, refusal: refusalOf(override, conditions) }));
  const wanted = judged.filter(({ refusal }) => refusal === null).map(({ override }) => override);
  const refused = judged.flatMap(({ override, refusal }) => (refusal ? [{ override, refusal }] : []));
  if (refused.length > 0) {
    storeOverrides(wanted);
    void import('./describe-refused').then(({ describeRefused }) => {
      const sentences = describeRefused(refused);
      if (offered.length > 0) useOverrides.setState({ refused: sentences });
    }, console.error);
  }
  hot = wanted.filter((override) => !isBuild(override, conditions));
  const builds = storedBuilds(granted).filter(({ name, entry }) =>
    wanted.some((override) => override.remote === name && override.entry === entry),
  );
  const active = wanted.filter((override) => hot.includes(override) || builds.some(({ name }) => name === override.remote));
  const asking = wanted.filter((override) => !active.includes(override));
  useOverrides.setState({ active, asking, builds, granted, refused: [] });
  return entries.map((entry) => {
    const override = active.find(({ remote }) => remote === entry.name);
    return override ? (builds.find(({ name }) => name === entry.name) ?? overridden(entry, override)) : entry;
  });
}

/** Removes all overrides of this tab and reloads. */
export function resetOverrides() {
  storeOverrides([]);
  storeBuilds([]);
  window.location.reload();
}
