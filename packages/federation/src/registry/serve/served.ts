import { stat } from 'node:fs/promises';
import type { Registry, RegistryEntry } from '@careloom/contract/manifest';
import { findRoute } from '@careloom/contract/route-paths';
import type { RegistryStore } from '../registry-store';
import type { PackageState } from '../state';
import { versionFor, type Reader } from '../version-for';
import { ASSETS, foreignOrigins, type BaseOf } from './places';

/** What a server has to know to answer a page: read once for each state of the registry. */
export interface Served {
  shell: RegistryEntry;
  /** Address of the shell's folder, without a slash at its end. */
  shellBase: string;
  remotes: RegistryEntry[];
  /** Origins beside the page's own that these versions come from. */
  packages: readonly string[];
  /** Origins of remotes under development. */
  overrides: readonly string[];
  /** Origins of builds that the browser that asks may take. */
  granted: readonly string[];
  /** `/registry.json`, and the block in the page. */
  json: string;
  /** A page of the shell's build by its file name, or null. */
  readPage: (file: string) => Promise<string | null>;
}

export interface Following {
  baseOf: BaseOf;
  /** Origins of remotes under development. */
  overrides: readonly string[];
  /** Origins of builds that some browsers may take. */
  named: readonly string[];
}

/** A release with addresses as a browser asks for them. A worker has to come from the page's own origin, where the server has all files. */
export function addressed(release: RegistryEntry, base: string): RegistryEntry {
  const preload = Object.entries(release.preload ?? {}).map(
    ([route, files]) => [route, files.map(({ href, integrity }) => ({ href: base + href, integrity }))] as const,
  );
  const own = `${ASSETS}/${release.name}/${release.version}/`;
  const workers = release.workers?.map(({ href, integrity }) => ({ href: own + href, integrity }));
  return { ...release, entry: base + release.entry, preload: Object.fromEntries(preload), ...(workers && { workers }) };
}

type Versions = readonly (readonly [name: string, version: string])[];

async function readServed(store: RegistryStore, versions: Versions, granted: readonly string[], following: Following): Promise<Served> {
  const { baseOf, overrides, named } = following;
  const releases = await Promise.all(versions.map(([name, version]) => store.release(name, version)));
  const known = releases.map((release) => addressed(release, baseOf(release.name, release.version)));
  const shell = known.find(({ name }) => name === 'shell');
  if (!shell) throw new Error(`${store.folder} holds no shell. Build and release it first: npm run build.`);
  const remotes = known.filter(({ name }) => name !== 'shell');
  const registry: Registry = {
    remotes,
    ...(overrides.length > 0 && { overrides: [...overrides] }),
    ...(named.length > 0 && { localBuilds: { named: [...named], granted: [...granted] } }),
  };
  return {
    shell,
    shellBase: baseOf('shell', shell.version).replace(/\/$/, ''),
    remotes,
    packages: foreignOrigins(known.map(({ entry }) => entry)),
    overrides,
    granted,
    json: JSON.stringify(registry),
    readPage: (file) => store.text('shell', shell.version, file),
  };
}

/** What the registry says at one moment, and what was made of it for each set of versions that somebody got. */
interface Known {
  mark: string;
  packages: Readonly<Record<string, PackageState>>;
  served: Map<string, Promise<Served>>;
}

/** Changes with every act: the file is replaced. */
async function markOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found ? `${found.ino}-${found.mtimeNs}` : 'gone';
}

/** What people get of a registry that changes while the server runs. */
export interface Followed {
  /** What somebody gets; nobody in particular gets what is stable, and is granted nothing. */
  served: (reader: Reader | null, granted?: readonly string[]) => Promise<Served>;
  /** Why something older than the registry says is served: a sentence. Null where all is well. */
  damage: () => Promise<string | null>;
}

/**
 * Follows the registry: a release or a rollback is served from the next request on, without a restart. A state that cannot be read, or
 * that names files that are not there, is not followed: what was served before is served on.
 * @param say is told once of each damage
 */
export function followRegistry(store: RegistryStore, following: Following, say: (damage: string) => void = () => undefined): Followed {
  let known: Known | null = null;
  let damage: string | null = null;
  let adopting: { mark: string; done: Promise<Known> } | null = null;

  const setDamage = (now: string | null) => {
    if (now !== null && now !== damage) say(now);
    damage = now;
  };

  const servedOf = ({ packages, served }: Known, reader: Reader | null, granted: readonly string[]) => {
    const versions = Object.entries(packages).map(([name, choice]) => [name, versionFor(choice, reader)] as const);
    const key = [...versions, ...granted].join();
    const ready = served.get(key) ?? readServed(store, versions, granted, following);
    served.set(key, ready);
    ready.catch(() => served.delete(key)); // the next request reads it again
    return ready;
  };

  async function adopt(mark: string): Promise<Known> {
    try {
      const { state, damage: found } = await store.stored();
      const next = { mark, packages: state.packages, served: new Map<string, Promise<Served>>() };
      await servedOf(next, null, []);
      known = next;
      setDamage(found);
      return next;
    } catch (error) {
      if (!known) throw error;
      setDamage(`${error instanceof Error ? error.message : String(error)} What was served before is served on.`);
      return known;
    }
  }

  async function current(): Promise<Known> {
    const mark = await markOf(store.stateFile);
    if (known?.mark === mark) return known;
    if (adopting?.mark !== mark) adopting = { mark, done: adopt(mark) };
    const { done } = adopting;
    return done.finally(() => {
      if (adopting?.done === done) adopting = null;
    });
  }

  return {
    served: async (reader, granted = []) => servedOf(await current(), reader, granted),
    damage: async () => {
      await current();
      return damage;
    },
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
