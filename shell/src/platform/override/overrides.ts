import type { RegistryEntry } from '@careloom/contract/manifest';
import { t } from './override-texts';
import { create } from 'zustand';
import { keepWishes, keptWishes } from './kept-wishes';
import { keepBuilds, keptBuilds } from './kept-builds';
import { isBuild, refusalOf, type Wish } from './refusal-of';

interface Overrides {
  active: readonly Wish[];
  /** For builds that this page has not got: it is to be asked whether it may, or for what they are (`builds/take-builds.tsx`). */
  asking: readonly Wish[];
  /** Those of the active ones that are builds, as they were when this page began. */
  builds: readonly RegistryEntry[];
  /** Origins of builds that the server granted this page. */
  granted: readonly string[];
  /** Sentences. They are for the developer that `npm run dev` started this server for; elsewhere the console has them. */
  refused: readonly string[];
}

export const useOverrides = create<Overrides>(() => ({ active: [], asking: [], builds: [], granted: [], refused: [] }));

/** What was granted when the page was made: its policy stays what it was then. */
export const grantedOrigins = (): readonly string[] => useOverrides.getState().granted;

/** What the registry says of places beside its own. None of them where it says nothing. */
export interface Offers {
  /** Origins of dev servers. */
  hot: readonly string[];
  /** Origins of builds that the operator allows, and those of them that this page was granted. */
  builds: { named: readonly string[]; granted: readonly string[] };
}

/** Whether a remote's entry is what a dev server gives. It alone is exempt from integrity: it changes with what is saved. */
export const isHot = (remote: string, entry: string): boolean => hot.some((wish) => wish.remote === remote && wish.entry === entry);

let hot: readonly Wish[] = [];

const overridden = (entry: RegistryEntry, { entry: address }: Wish): RegistryEntry => ({
  ...entry,
  entry: address,
  version: 'in development',
  preload: {}, // of the released version
});

/**
 * The registry as this tab sees it: remotes that it wants from elsewhere, and may have from there, come from there. What is
 * refused is said, and forgotten.
 */
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

/** Back to what the registry says, for this tab. */
export function resetOverrides() {
  keepWishes([]);
  keepBuilds([]);
  window.location.reload();
}
