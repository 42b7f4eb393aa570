import { registryEntry, type RegistryEntry } from '@careloom/contract/manifest';
import { isIntegrity } from '../../federation/integrity';
import { keepBuilds } from '../kept-builds';
import type { Wish } from '../refusal-of';

/**
 * What a developer's machine serves for a wish at this moment, as an entry of the registry: with the version, the hash and the
 * manifest of that build.
 * @throws Error that says what is wrong with it
 */
async function readBuild({ remote, entry }: Wish): Promise<RegistryEntry> {
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

/** Keeps what these wishes are at this moment, beside others as they were, for the next page of this tab. @throws Error */
export async function keepNewest(wishes: readonly Wish[], builds: readonly RegistryEntry[]): Promise<void> {
  const others = builds.filter(({ name }) => !wishes.some(({ remote }) => remote === name));
  keepBuilds([...others, ...(await Promise.all(wishes.map(readBuild)))]);
}
