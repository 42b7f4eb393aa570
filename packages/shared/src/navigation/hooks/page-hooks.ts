import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { useEffect } from 'react';
import { raise } from '../../events/index';
import { currentLocation, navigate, onNavigation, type NavigateOptions } from '../history/navigator';
import { addressOf, queryString, type LinkArguments, type Params, type Query } from '../table/href-of';
import { usePathname, useRouteParams } from './use-location';

export interface GoToOptions extends NavigateOptions {
  query?: Query;
}

type GoTo = <Name extends RouteName | OwnName>(name: Name, ...rest: [...LinkArguments<Name>, options?: GoToOptions]) => void;

function go(name: RouteName | OwnName, params: Params = {}, { query, ...options }: GoToOptions = {}) {
  navigate(addressOf(name, params) + queryString(query), options);
}

/** Navigates to a route by name: `goTo('job-details-overview', { id: 7 })`. */
export const goTo = go as GoTo;

/** Returns `goTo`, which navigates to a route by name. */
export const useGoTo = (): GoTo => goTo;

/** Ids from the path, as numbers. An invalid id becomes 0, which no record has, so that the server answers that it does not exist. */
export function useIdParams<Name extends string>(...names: readonly Name[]): Record<Name, number> {
  const params = useRouteParams(...names);
  return Object.fromEntries(names.map((name) => [name, idOf(params[name])])) as Record<Name, number>;
}

export const idOf = (text: string | undefined): number => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

let visit = 1;
let lastPathname = currentLocation().pathname;

onNavigation((location) => {
  if (location.pathname === lastPathname) return;
  lastPathname = location.pathname;
  visit += 1;
});

/** Identifies the current navigation. A change of the query alone keeps the id, so values reported for the page remain valid. */
export const navigationId = () => String(visit);

/**
 * Fills the placeholders of the route's breadcrumb: `useBreadcrumb({ 'job name': job?.name })`. A value that is not known yet is omitted,
 * and the static label is shown until it is. A page that stays mounted while its tabs change reports the values again for each.
 */
export function useBreadcrumb(values: Readonly<Record<string, string | null | undefined>>) {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = JSON.stringify(known);
  const pathname = usePathname();
  useEffect(() => {
    const entries = JSON.parse(text) as [string, string][];
    if (entries.length > 0) raise('breadcrumb.resolved@1', { navigationId: navigationId(), values: Object.fromEntries(entries) });
  }, [text, pathname]);
}
