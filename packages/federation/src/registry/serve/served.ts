import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Registry, RegistryEntry } from '@careloom/contract/manifest';
import { findRoute } from '@careloom/contract/route-paths';
import type { RegistryStore } from '../registry-store';
import type { PackageState } from '../state';
import { versionFor, type Reader } from '../version-for';
import { ASSETS, foreignOrigins, type BaseOf } from './places';

/** What a server needs to answer a page request, read once per state of the registry. */
export interface Served {
  shell: RegistryEntry;
  /** Address of the shell's folder, without a trailing slash. */
  shellBase: string;
  remotes: RegistryEntry[];
  /** Additional origins that these versions come from. */
  packages: readonly string[];
  /** Origins of remotes under development. */
  overrides: readonly string[];
  /** Origins of builds that the requesting browser may use. */
  granted: readonly string[];
  /** An entity tag that identifies the set of versions. */
  etag: string;
  /** The content of `/registry.json` and of the data block in the page. */
  json: string;
  /** Reads a page of the shell's build by file name, or null. */
  readPage: (file: string) => Promise<string | null>;
}

export interface Following {
  baseOf: BaseOf;
  /** Origins of remotes under development. */
  overrides: readonly string[];
  /** Origins of builds that some browsers may use. */
  named: readonly string[];
}

/** A release with absolute addresses for browsers. A worker must come from the page's own origin, where the server has all files. */
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
  const shellBase = baseOf('shell', shell.version).replace(/\/$/, '');
  const json = JSON.stringify(registry);
  return {
    shell,
    shellBase,
    remotes,
    packages: foreignOrigins(known.map(({ entry }) => entry)),
    overrides,
    granted,
    etag: `"${createHash('sha256').update(shellBase).update(json).digest('base64url').slice(0, 16)}"`,
    json,
    readPage: (file) => store.text('shell', shell.version, file),
  };
}

/** A state of the registry, and what was read for each requested set of versions. */
interface Known {
  mark: string;
  packages: Readonly<Record<string, PackageState>>;
  served: Map<string, Promise<Served>>;
}

/** A mark that changes with every act, since the file is replaced. */
async function markOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found ? `${found.ino}-${found.mtimeNs}` : 'gone';
}

/** A view of a registry that changes while the server runs. */
export interface Followed {
  /** What a user gets. Without a user: the stable versions and no grants. */
  served: (reader: Reader | null, granted?: readonly string[]) => Promise<Served>;
  /** Why an older state than the registry's is served, as a sentence; null if there is no problem. */
  damage: () => Promise<string | null>;
}

/**
 * Follows the registry: a release or rollback is served from the next request on, without a restart. A state that is unreadable or names
 * missing files is not adopted; the previous one stays in use.
 * @param log called once for each problem
 */
export function followRegistry(store: RegistryStore, following: Following, log: (damage: string) => void = () => undefined): Followed {
  let known: Known | null = null;
  let damage: string | null = null;
  let adopting: { mark: string; done: Promise<Known> } | null = null;

  const setDamage = (now: string | null) => {
    if (now !== null && now !== damage) log(now);
    damage = now;
  };

  const servedOf = ({ packages, served }: Known, reader: Reader | null, granted: readonly string[]) => {
    const versions = Object.entries(packages).map(([name, choice]) => [name, versionFor(choice, reader)] as const);
    const key = [...versions, ...granted].join();
    const ready = served.get(key) ?? readServed(store, versions, granted, following);
    served.set(key, ready);
    ready.catch(() => served.delete(key)); // a failed read is repeated at the next request
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

/** The owner of an address, the shell or a remote, and the matching route. */
export function ownerOf({ shell, remotes }: Pick<Served, 'shell' | 'remotes'>, pathname: string) {
  for (const release of [shell, ...remotes]) {
    const found = findRoute(release.manifest.routes, pathname);
    if (found) return { release, route: found.route };
  }
  return null;
}
