import type { RegistryEntry } from '@careloom/contract/manifest';

/**
 * Hears what developers' machines serve: the version at once, and each time that it is another. A machine that is gone for a while
 * is asked again by the browser itself.
 * @returns what stops it
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
