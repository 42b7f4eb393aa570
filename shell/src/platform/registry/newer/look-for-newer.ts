import type { RegistryEntry } from '@careloom/contract/manifest';
import { create } from 'zustand';
import { fetchRegistry } from '../read-registry';
import { useRegistry } from '../registry';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/**
 * The served remotes that the tab has in another version or not at all. A remote that is no longer served is not listed: the tab keeps its
 * version.
 */
export function newerRemotes<Served extends Version>(own: readonly Version[], served: readonly Served[]): Served[] {
  return served.filter(({ name, version }) => own.find((remote) => remote.name === name)?.version !== version);
}

/** The entries that the server serves, as of the last check. */
const useServed = create<{ served: readonly RegistryEntry[] }>(() => ({ served: [] }));

/** Remotes that are served in another version than this tab uses. */
export const newerThanOwn = (): RegistryEntry[] => newerRemotes(useRegistry.getState().remotes, useServed.getState().served);

/** Calls back with a remote's entry at each check, that is after each release and rollback. @returns unsubscribe */
export const onServed = (name: string, listener: (entry: RegistryEntry) => void): (() => void) =>
  useServed.subscribe(({ served }) => {
    const entry = served.find((remote) => remote.name === name);
    if (entry) listener(entry);
  });

/** Whether newer versions are served. */
export function useIsOutdated(): boolean {
  const own = useRegistry(({ remotes }) => remotes);
  const served = useServed((state) => state.served);
  return newerRemotes(own, served).length > 0;
}

/** Fetches the versions served now. After a rollback to the tab's own version nothing is newer. */
export async function lookForNewer() {
  try {
    useServed.setState({ served: await fetchRegistry() });
  } catch (error) {
    console.error('Whether there is a newer version could not be read.', error); // the next release triggers another check
  }
}
