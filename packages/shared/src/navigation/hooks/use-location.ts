import { useMemo, useSyncExternalStore } from 'react';
import type { RouteName } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import { currentLocation, navigate, onNavigation } from '../history/navigator';
import type { Location } from '../history/location';
import { queryString, type Query } from '../table/href-of';
import { onRoutesChanged, routeAt, type CurrentRoute } from '../table/route-table';

const currentPathname = () => currentLocation().pathname;

export const useLocation = (): Location => useSyncExternalStore(onNavigation, currentLocation, currentLocation);

/** The current pathname. Components that use only this hook do not re-render when the query changes, as it does in lists. */
export const usePathname = (): string => useSyncExternalStore(onNavigation, currentPathname, currentPathname);

let seen: { pathname: string; found: CurrentRoute | null } | null = null;
onRoutesChanged(() => (seen = null));

function currentRoute(): CurrentRoute | null {
  const { pathname } = currentLocation();
  if (seen?.pathname !== pathname) seen = { pathname, found: routeAt(pathname) };
  return seen.found;
}

function onEither(listener: () => void) {
  const stops = [onNavigation(listener), onRoutesChanged(listener)];
  return () => stops.forEach((stop) => stop());
}

/** The route of the current address, or null if no part of the product owns it. */
export const useCurrentRoute = (): CurrentRoute | null => useSyncExternalStore(onEither, currentRoute, currentRoute);

/**
 * The current path in the specification's spelling, so that it can be compared with the path of a link: an address may also contain
 * `/team_leader/…`.
 */
export function useCurrentPath(): string {
  const pathname = usePathname();
  const current = useCurrentRoute();
  return current ? fillPath(current.route.path, current.params) : pathname;
}

/** Path parameters of the current route, by name. A parameter that the route does not have is undefined. */
export function useRouteParams<Name extends string>(..._names: readonly Name[]): Record<Name, string> {
  const current = useCurrentRoute();
  return current?.params ?? {};
}

/** The current route's name, or null. */
export const useRouteName = () => (useCurrentRoute()?.route.name ?? null) as RouteName | null;

/**
 * The query parameters and a function that changes some of them. A null or empty value removes its parameter; the path and hash are kept.
 */
export function useQueryParams(): [URLSearchParams, (changes: Query, options?: { replace?: boolean }) => void] {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, changeQuery];
}

function changeQuery(changes: Query, { replace = true }: { replace?: boolean } = {}) {
  const { pathname, search, hash } = currentLocation();
  const next = { ...Object.fromEntries(new URLSearchParams(search)), ...changes };
  navigate(`${pathname}${queryString(next)}${hash}`, { replace });
}
