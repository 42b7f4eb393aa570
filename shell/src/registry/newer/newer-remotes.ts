import type { RegistryEntry } from '@careloom/contract/manifest';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/**
 * Names of the remotes that are served in another version than the tab has, and of those that it does not have. One that is no
 * longer served is nothing to tell of: the tab keeps its own.
 */
export function newerRemotes(own: readonly Version[], served: readonly Version[]): string[] {
  return served.filter(({ name, version }) => own.find((remote) => remote.name === name)?.version !== version).map(({ name }) => name);
}
