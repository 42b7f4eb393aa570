import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { isIntegrity } from '../../federation/integrity';
import { storeBuilds } from '../stored-builds';
import type { Override } from '../refusal-of';

/**
 * The build that a developer's machine serves now, as a registry entry with its version, hash and manifest.
 * @throws Error with the reason if it is invalid
 */
async function readBuild({ remote, entry }: Override): Promise<RegistryEntry> {
  const address = new URL('release.json', entry).href;
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const parsed = registryEntry.safeParse(await response.json());
  if (!parsed.success) throw new Error(`${address} is not what the contract says.`);
  const { name, integrity } = parsed.data;
  if (name !== remote) throw new Error(`${address} is of ${name}.`);
  if (!isIntegrity(integrity)) throw new Error(`${address} gives no integrity.`);
  return { ...parsed.data, entry, preload: {} };
}

/**
 * Reads the current builds for these overrides and stores them, with the other builds unchanged, for the tab's next page load. @throws
 * Error
 */
export async function storeNewestBuilds(overrides: readonly Override[], builds: readonly RegistryEntry[]): Promise<void> {
  const others = builds.filter(({ name }) => !overrides.some(({ remote }) => remote === name));
  storeBuilds([...others, ...(await Promise.all(overrides.map(readBuild)))]);
}
