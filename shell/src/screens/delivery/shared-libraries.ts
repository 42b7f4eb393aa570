/** What is read of the federation runtime's share scopes: of `react` each version, who gave it, and the module itself once it is there. */
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
  /** Who gave what is there: `shell`, or a remote that brought a copy of its own. */
  from: readonly string[];
  /** Different modules of it in the page. 0 where nobody has asked for it, 1 as it should be, more where a remote brought its own. */
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

/** Every library that the page shares, by all runtimes in it. What nobody has asked for yet has no module. */
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

/** The runtimes of this page. The first comes with the first remote. */
export function runtimesOfPage(): Runtime[] {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: Runtime[] } };
  return federation?.__INSTANCES__ ?? [];
}
