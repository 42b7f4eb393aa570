import type { RegistryEntry } from '@careloom/contract/manifest';
import { overrideMessages } from '@careloom/contract/messages/override';
import { addTexts, t } from '@careloom/shared/i18n';
import { create } from 'zustand';
import { keepWishes, keptWishes } from './kept-wishes';
import { refusalOf, type Wish } from './refusal-of';

addTexts('shell', overrideMessages);

interface Overrides {
  active: readonly Wish[];
  /** Sentences. They are for the developer that `npm run dev` started this server for; elsewhere the console has them. */
  refused: readonly string[];
}

export const useOverrides = create<Overrides>(() => ({ active: [], refused: [] }));

/** Whether a remote's entry is one that a developer serves. It alone is exempt from integrity: it changes with what is saved. */
export const isOverride = (remote: string, entry: string): boolean =>
  useOverrides.getState().active.some((wish) => wish.remote === remote && wish.entry === entry);

const overridden = (entry: RegistryEntry, { entry: address }: Wish): RegistryEntry => ({
  ...entry,
  entry: address,
  version: 'in development',
  preload: {}, // of the released version
});

/**
 * The registry as this tab sees it: remotes that it wants from elsewhere, and may have from there, come from there. What is
 * refused is said, and forgotten.
 * @param offered origins that the server offers; none but under `npm run dev`
 */
export function withOverrides(entries: readonly RegistryEntry[], offered: readonly string[]): RegistryEntry[] {
  const grounds = { page: window.location.href, remotes: entries.map(({ name }) => name), offered };
  const judged = keptWishes().map((wish) => ({ wish, refusal: refusalOf(wish, grounds) }));
  const active = judged.filter(({ refusal }) => refusal === null).map(({ wish }) => wish);
  const refused = judged.flatMap(({ wish: { remote, entry }, refusal }) =>
    refusal ? [t('override.refused', { part: remote, why: t(refusal, { address: entry }) })] : [],
  );
  for (const sentence of refused) console.warn(sentence);
  if (refused.length > 0) keepWishes(active);
  useOverrides.setState({ active, refused: offered.length > 0 ? refused : [] });
  return entries.map((entry) => {
    const wish = active.find(({ remote }) => remote === entry.name);
    return wish ? overridden(entry, wish) : entry;
  });
}

/** Back to what the registry says, for this tab. */
export function resetOverrides() {
  keepWishes([]);
  window.location.reload();
}
