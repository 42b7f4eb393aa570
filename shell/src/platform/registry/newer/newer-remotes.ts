import type { RegistryEntry } from '@careloom/contract/manifest';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/**
 * The remotes that are served in another version than the tab has, and those that it does not have. One that is no longer served
 * is nothing to tell of: the tab keeps its own.
 */
export function newerRemotes<Served extends Version>(own: readonly Version[], served: readonly Served[]): Served[] {
  return served.filter(({ name, version }) => own.find((remote) => remote.name === name)?.version !== version);
}
