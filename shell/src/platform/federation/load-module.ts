import type { RegistryEntry } from '@careloom/contract/manifest';
import type { ComponentType } from 'react';
import { loadSource } from './load-source';
import { TooLate, withTimeout } from './time-out';

/** Entry, module and what the module imports, together, in milliseconds. The rest of `PATIENCE` is the page's. */
const TOTAL_TIMEOUT = 8_000;
const PAUSE = 300;

/** Makes the next load of a remote start from scratch: a part of it, asked for by itself, does not come. */
export const abandonRemote = async (remote: string): Promise<void> => (await loadSource()).forget(remote);

/**
 * Loads a component out of a module of a remote, and once more by itself after a quick failure. Nothing that failed stays
 * behind, so that the next call, a second or an hour later, starts from scratch.
 * @param module as the manifest names it: `./app`
 * @param limit for all of it, in milliseconds
 * @throws Error that says what was missing, TooLate where nothing answered
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
    if (error instanceof TooLate) throw error;
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
