import { useMemo, useSyncExternalStore } from 'react';
import type { RouteName } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import { currentLocation, navigate, onNavigation } from '../history/navigator';
import type { Location } from '../history/location';
import { queryString, type Query } from '../table/href-of';
import { onRoutesChanged, routeAt, type CurrentRoute } from '../table/route-table';

const currentPathname = () => currentLocation().pathname;

export const useLocation = (): Location => useSyncExternalStore(onNavigation, currentLocation, currentLocation);

/** The pathname alone: a change of the query, as lists make them, renders nothing that asks only for this. */
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

/** The route of the present address, or null where nobody owns it. */
export const useCurrentRoute = (): CurrentRoute | null => useSyncExternalStore(onEither, currentRoute, currentRoute);

/** The present path as the specification spells it, so that it can be compared with a link's: `/team_leader/…` is the other spelling. */
export function useCurrentPath(): string {
  const pathname = usePathname();
  const current = useCurrentRoute();
  return current ? fillPath(current.route.path, current.params) : pathname;
}

/** Path parameters of the present route, by name. Those that it does not have are empty. */
export function useRouteParams<Name extends string>(..._names: readonly Name[]): Record<Name, string> {
  const current = useCurrentRoute();
  return current?.params ?? {};
}

/** The present route's name, or null. */
export const useRouteName = () => (useCurrentRoute()?.route.name ?? null) as RouteName | null;

/** The query, and what changes some of it. A value that is null or empty is taken out; the page stays where it is. */
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
