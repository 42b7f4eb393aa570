import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@careloom/contract/manifest';
import { findRoute } from '@careloom/contract/route-paths';
import type { RegistryStore } from '../registry/registry-store';
import type { PackageState } from '../registry/state';
import { versionFor, type Reader } from '../registry/version-for';

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

type Versions = readonly (readonly [name: string, version: string])[];

async function readServed(store: RegistryStore, versions: Versions, overrides: readonly string[]): Promise<Served> {
  const releases = await Promise.all(versions.map(([name, version]) => store.release(name, version)));
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

/** What the registry says at one moment, and what was made of it for each set of versions that somebody got. */
interface Known {
  state: string;
  packages: Promise<Readonly<Record<string, PackageState>>>;
  served: Map<string, Promise<Served>>;
}

/**
 * Follows the registry: a release or a rollback is served from the next request on, without a restart.
 * @returns what somebody gets; nobody in particular gets what is stable
 */
export function followRegistry(store: RegistryStore, overrides: readonly string[] = []): (reader: Reader | null) => Promise<Served> {
  let known: Known | null = null;
  return async (reader) => {
    const { ino, mtimeNs } = await stat(store.stateFile, { bigint: true });
    const state = `${ino}-${mtimeNs}`;
    if (known?.state !== state) known = { state, packages: store.read().then(({ packages }) => packages), served: new Map() };
    const { packages, served } = known;
    try {
      const versions = Object.entries(await packages).map(([name, choice]) => [name, versionFor(choice, reader)] as const);
      const key = versions.join();
      const ready = served.get(key) ?? readServed(store, versions, overrides);
      served.set(key, ready);
      return await ready;
    } catch (error) {
      known = null;
      throw error;
    }
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
