import type { RegistryEntry } from '@careloom/contract/manifest';
import type { ComponentType } from 'react';
import { loadSource } from './load-source';
import { TooLate, withTimeout } from './time-out';

/** Entry, module and what the module imports, together, in milliseconds; before the first of all the runtime, just as long. */
const TOTAL_TIMEOUT = 8_000;
const PAUSE = 300;

/**
 * Loads a component out of a module of a remote, and once more by itself after a quick failure. Nothing that failed stays
 * behind, so that the next call, a second or an hour later, starts from scratch.
 * @param module as the manifest names it: `./app`
 * @throws Error that says what was missing, TooLate where nothing answered
 */
export async function loadComponent(remote: RegistryEntry, module: string, exportName: string): Promise<ComponentType<object>> {
  try {
    return await attempt(remote, module, exportName);
  } catch (error) {
    if (error instanceof TooLate) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return attempt(remote, module, exportName);
  }
}

async function attempt(remote: RegistryEntry, module: string, exportName: string) {
  const source = await withTimeout(loadSource(), TOTAL_TIMEOUT);
  try {
    source.register(remote);
    const loaded = await withTimeout(source.load(remote.name, module), TOTAL_TIMEOUT);
    const component = (loaded as Readonly<Record<string, unknown>> | null)?.[exportName];
    if (typeof component !== 'function') throw new Error(`${remote.name} ${module} exports no ${exportName}.`);
    return component as ComponentType<object>;
  } catch (error) {
    source.forget(remote.name);
    throw error;
  }
}
