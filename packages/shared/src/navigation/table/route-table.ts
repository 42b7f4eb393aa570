import type { ManifestRoute } from '@careloom/contract/manifest';
import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { findRoute } from '@careloom/contract/route-paths';

/** A route with its owner: `shell` or the name of a remote. */
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

/** Sets the known routes. The shell calls it with its own at start, and with all once it has the registry. */
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

/** The route of a name, or null if no manifest has it, e.g. while its remote is disabled. */
export const routeNamed = (name: RouteName | OwnName): OwnedRoute | null => byName.get(name) ?? null;

/** The route that matches a pathname, with its parameters; null if none does. */
export function routeAt(pathname: string): CurrentRoute | null {
  const found = findRoute(routes, pathname);
  return found && { route: found.route, params: found.match.params };
}
