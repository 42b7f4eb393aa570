/**
 * The part of the federation runtime's share scopes that is read here: for each version, who provided it, and the module once it is loaded.
 */
export interface Share {
  from?: string;
  lib?: () => unknown;
}
export type Scope = Readonly<Record<string, Readonly<Record<string, Share>>>>;
export interface Runtime {
  shareScopeMap?: Readonly<Record<string, Scope>>;
}

export interface SharedLibrary {
  name: string;
  versions: readonly string[];
  /** Providers: `shell`, or a remote with its own copy. */
  from: readonly string[];
  /** Instances in the page: 0 if never requested, 1 as intended, more if a remote brought its own. */
  instances: number;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function library(name: string, shares: readonly (Share & { version: string })[]): SharedLibrary {
  const modules = unique(shares.flatMap(({ lib }) => lib?.() ?? []));
  return {
    name,
    versions: unique(shares.map(({ version }) => version)),
    from: unique(shares.flatMap(({ from }) => from ?? [])),
    instances: modules.length,
  };
}

/** Every shared library of all runtimes in the page. One that was never requested has no instance. */
export function sharedLibraries(runtimes: readonly Runtime[]): SharedLibrary[] {
  const shares = runtimes
    .flatMap(({ shareScopeMap = {} }) => Object.values(shareScopeMap))
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([name, versions]) => Object.entries(versions).map(([version, share]) => ({ name, version, ...share })));
  return unique(shares.map(({ name }) => name)).map((name) =>
    library(
      name,
      shares.filter((share) => share.name === name),
    ),
  );
}

/** The federation runtimes in this page. The first one is created with the first remote. */
export function runtimesOfPage(): Runtime[] {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: Runtime[] } };
  return federation?.__INSTANCES__ ?? [];
}
