import type { RegistryEntry } from '@careloom/contract/manifest';
import { t } from './override-texts';
import { create } from 'zustand';
import { keepWishes, keptWishes } from './kept-wishes';
import { keepBuilds, keptBuilds } from './kept-builds';
import { isBuild, refusalOf, type Wish } from './refusal-of';

interface Overrides {
  active: readonly Wish[];
  /**
   * Overrides for builds that this page does not have yet: they need a confirmation, or their entry has to be read
   * (`builds/take-builds.tsx`).
   */
  asking: readonly Wish[];
  /** The active overrides that are builds, as they were when the page loaded. */
  builds: readonly RegistryEntry[];
  /** Origins of builds that the server granted to this page. */
  granted: readonly string[];
  /** Messages for the developer who runs `npm run dev`; elsewhere they go only to the console. */
  refused: readonly string[];
}

export const useOverrides = create<Overrides>(() => ({ active: [], asking: [], builds: [], granted: [], refused: [] }));

/** What was granted when the document was served: its content security policy does not change afterwards. */
export const grantedOrigins = (): readonly string[] => useOverrides.getState().granted;

/** The origins that the registry allows for overrides. Empty lists where it names none. */
export interface Offers {
  /** Origins of dev servers. */
  hot: readonly string[];
  /** Origins of builds that the operator allows, and those that were granted to this page. */
  builds: { named: readonly string[]; granted: readonly string[] };
}

/** Whether an entry comes from a dev server. Only these are exempt from integrity checks, since they change at each save. */
export const isHot = (remote: string, entry: string): boolean => hot.some((wish) => wish.remote === remote && wish.entry === entry);

let hot: readonly Wish[] = [];

const overridden = (entry: RegistryEntry, { entry: address }: Wish): RegistryEntry => ({
  ...entry,
  entry: address,
  version: 'in development',
  preload: {}, // it belongs to the released version
});

/** Applies the tab's permitted overrides to the registry's entries. Refused ones are logged and removed. */
export function withOverrides(entries: readonly RegistryEntry[], { hot: offered, builds: { named, granted } }: Offers): RegistryEntry[] {
  const grounds = { page: window.location.href, remotes: entries.map(({ name }) => name), offered, named };
  const judged = keptWishes().map((wish) => ({ wish, refusal: refusalOf(wish, grounds) }));
  const wanted = judged.filter(({ refusal }) => refusal === null).map(({ wish }) => wish);
  const refused = judged.flatMap(({ wish: { remote, entry }, refusal }) =>
    refusal ? [t('override.refused', { part: remote, why: t(refusal, { address: entry }) })] : [],
  );
  for (const sentence of refused) console.warn(sentence);
  if (refused.length > 0) keepWishes(wanted);
  hot = wanted.filter((wish) => !isBuild(wish, grounds));
  const builds = keptBuilds(granted).filter(({ name, entry }) => wanted.some((wish) => wish.remote === name && wish.entry === entry));
  const active = wanted.filter((wish) => hot.includes(wish) || builds.some(({ name }) => name === wish.remote));
  const asking = wanted.filter((wish) => !active.includes(wish));
  useOverrides.setState({ active, asking, builds, granted, refused: offered.length > 0 ? refused : [] });
  return entries.map((entry) => {
    const wish = active.find(({ remote }) => remote === entry.name);
    return wish ? (builds.find(({ name }) => name === entry.name) ?? overridden(entry, wish)) : entry;
  });
}

/** Removes all overrides of this tab and reloads. */
export function resetOverrides() {
  keepWishes([]);
  keepBuilds([]);
  window.location.reload();
}
