import type { RegistryEntry } from '@careloom/contract/manifest';
import { create } from 'zustand';
import { fetchRegistry } from '../read-registry';
import { useRegistry } from '../registry';
import { newerRemotes } from './newer-remotes';

/** What is served, as this tab last heard. */
const useServed = create<{ served: readonly RegistryEntry[] }>(() => ({ served: [] }));

/** Remotes that are served in another version than this tab has. */
export const newerThanOwn = (): RegistryEntry[] => newerRemotes(useRegistry.getState().remotes, useServed.getState().served);

/** Calls back with a remote's entry whenever this tab hears what is served: after each release and rollback. @returns what stops it */
export const onServed = (name: string, hear: (entry: RegistryEntry) => void): (() => void) =>
  useServed.subscribe(({ served }) => {
    const entry = served.find((remote) => remote.name === name);
    if (entry) hear(entry);
  });

/** Whether there are any, for a component. */
export function useIsOutdated(): boolean {
  const own = useRegistry(({ remotes }) => remotes);
  const served = useServed((state) => state.served);
  return newerRemotes(own, served).length > 0;
}

/** Asks what is served. After a rollback to the tab's own version there is nothing newer again. */
export async function lookForNewer() {
  try {
    useServed.setState({ served: await fetchRegistry() });
  } catch (error) {
    console.error('Whether there is a newer version could not be read.', error); // the next release says so again
  }
}
