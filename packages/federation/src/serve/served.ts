import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@careloom/contract/manifest';
import { findRoute } from '@careloom/contract/route-paths';
import type { RegistryStore } from '../registry/registry-store';

/** Under this address every version of every package lies, for ever the same. */
export const ASSETS = '/assets';

/** What a server has to know to answer a page: read once for each state of the registry. */
export interface Served {
  shell: RegistryEntry;
  shellFolder: string;
  remotes: RegistryEntry[];
  /** Origins of remotes under development. */
  overrides: readonly string[];
  /** `/registry.json`, and the block in the page. */
  json: string;
}

const at = (name: string, version: string) => `${ASSETS}/${name}/${version}/`;

/** A release with addresses as a browser asks for them. */
export function addressed(release: RegistryEntry): RegistryEntry {
  const base = at(release.name, release.version);
  const preload = Object.entries(release.preload ?? {}).map(
    ([route, files]) => [route, files.map(({ href, integrity }) => ({ href: base + href, integrity }))] as const,
  );
  return { ...release, entry: base + release.entry, preload: Object.fromEntries(preload) };
}

async function readServed(store: RegistryStore, overrides: readonly string[]): Promise<Served> {
  const { packages } = await store.read();
  const releases = await Promise.all(Object.entries(packages).map(([name, { stable }]) => store.release(name, stable)));
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error(`${store.folder} holds no shell. Build and release it first: npm run build.`);
  const remotes = releases.filter(({ name }) => name !== 'shell').map(addressed);
  const registry: Registry = { remotes, ...(overrides.length > 0 && { overrides: [...overrides] }) };
  return {
    shell: addressed(shell),
    shellFolder: store.folderOf('shell', shell.version),
    remotes,
    overrides,
    json: JSON.stringify(registry),
  };
}

/** Follows the registry: a release or a rollback is served from the next request on, without a restart. */
export function followRegistry(store: RegistryStore, overrides: readonly string[] = []): () => Promise<Served> {
  let known: { state: string; served: Promise<Served> } | null = null;
  return async () => {
    const { ino, mtimeNs } = await stat(store.stateFile, { bigint: true });
    const state = `${ino}-${mtimeNs}`;
    if (known?.state !== state) known = { state, served: readServed(store, overrides) };
    return known.served.catch((error: unknown) => {
      known = null;
      throw error;
    });
  };
}

/** Who answers an address: the shell or a remote, and by which route. */
export function ownerOf({ shell, remotes }: Pick<Served, 'shell' | 'remotes'>, pathname: string) {
  for (const release of [shell, ...remotes]) {
    const found = findRoute(release.manifest.routes, pathname);
    if (found) return { release, route: found.route };
  }
  return null;
}

/** A page of the shell's build by its file name, or null. */
export const readPage = ({ shellFolder }: Served, file: string): Promise<string | null> =>
  readFile(path.join(shellFolder, file), 'utf8').catch(() => null);
