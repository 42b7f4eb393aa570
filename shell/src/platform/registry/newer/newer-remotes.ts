import type { RegistryEntry } from '@careloom/contract/manifest';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/**
 * The served remotes that the tab has in another version or not at all. A remote that is no longer served is not listed: the tab keeps its
 * version.
 */
export function newerRemotes<Served extends Version>(own: readonly Version[], served: readonly Served[]): Served[] {
  return served.filter(({ name, version }) => own.find((remote) => remote.name === name)?.version !== version);
}
