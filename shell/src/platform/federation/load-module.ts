import type { RegistryEntry } from '@careloom/contract/manifest';
import type { ComponentType } from 'react';
import { TimeoutError, withTimeout } from './time-out';
import type { RemoteSource } from './remote-source';

/** Lazily loads the federation runtime, with the first remote: the shell's own pages do not need it. */
export const loadSource = async (): Promise<RemoteSource> => (await import('#remote-source')).remoteSource;

/** Timeout for entry, module and its imports together, in milliseconds. The rest of `PAGE_TIMEOUT` is for the page's own chunk. */
const TOTAL_TIMEOUT = 8_000;
const PAUSE = 300;

/** Makes the next load of a remote start from scratch, after one of its lazy chunks did not arrive. */
export const abandonRemote = async (remote: string): Promise<void> => (await loadSource()).forget(remote);

/**
 * Loads a component from a module of a remote, with one retry after a quick failure. Nothing of a failed attempt is kept, so the next call
 * starts from scratch.
 * @param module name in the manifest: `./app`
 * @param limit for both attempts together, in milliseconds
 * @throws Error that says what was missing, or TimeoutError on a timeout
 */
export async function loadComponent(
  remote: RegistryEntry,
  module: string,
  exportName: string,
  limit = TOTAL_TIMEOUT,
): Promise<ComponentType<object>> {
  const end = performance.now() + Math.min(limit, TOTAL_TIMEOUT);
  try {
    return await attempt(remote, module, exportName, end);
  } catch (error) {
    if (error instanceof TimeoutError) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return attempt(remote, module, exportName, end);
  }
}

async function attempt(remote: RegistryEntry, module: string, exportName: string, end: number) {
  const source = await withTimeout(loadSource(), end - performance.now());
  try {
    source.register(remote);
    const loaded = await withTimeout(source.load(remote.name, module), end - performance.now());
    const component = (loaded as Readonly<Record<string, unknown>> | null)?.[exportName];
    if (typeof component !== 'function') throw new Error(`${remote.name} ${module} exports no ${exportName}.`);
    return component as ComponentType<object>;
  } catch (error) {
    source.forget(remote.name);
    throw error;
  }
}
