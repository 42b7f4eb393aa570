import type { RegistryEntry } from '@careloom/contract/manifest';

/**
 * Subscribes to the versions that developers' machines serve: the current one at once, then each change. The browser reconnects by itself
 * when a machine is away for a while.
 * @returns unsubscribe
 */
export function followBuilds(builds: readonly RegistryEntry[], onOther: (name: string) => void): () => void {
  const sources = builds.map(({ name, version, entry }) => {
    const source = new EventSource(new URL('updates', entry));
    source.onmessage = ({ data }) => {
      if (data !== version) onOther(name);
    };
    return source;
  });
  return () => sources.forEach((source) => source.close());
}
