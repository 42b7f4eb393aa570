import type { ManifestRoute } from '@careloom/contract/manifest';
import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { findRoute } from '@careloom/contract/route-paths';

/** A route and whose it is: `shell` or the name of a remote. */
export interface OwnedRoute extends ManifestRoute {
  owner: string;
}

export interface CurrentRoute {
  route: OwnedRoute;
  params: Record<string, string>;
}

let routes: readonly OwnedRoute[] = [];
let byName = new Map<string, OwnedRoute>();
const listeners = new Set<() => void>();

/** The shell says which routes there are: its own at start, all once it has the registry. */
export function setRoutes(all: readonly OwnedRoute[]) {
  routes = all;
  byName = new Map(all.map((route) => [route.name, route]));
  for (const listener of [...listeners]) listener();
}

export const knownRoutes = () => routes;

export function onRoutesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null where no manifest has the route, as while its remote is taken out. */
export const routeNamed = (name: RouteName | OwnName): OwnedRoute | null => byName.get(name) ?? null;

/** Which route answers a pathname. */
export function routeAt(pathname: string): CurrentRoute | null {
  const found = findRoute(routes, pathname);
  return found && { route: found.route, params: found.match.params };
}
