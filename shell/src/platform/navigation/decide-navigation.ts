import { AREAS, DASHBOARDS } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import type { CurrentRoute, OwnedRoute } from '@careloom/shared/navigation';
import { mayVisit, type Visitor } from './may-visit';

export interface Visit {
  pathname: string;
  search: string;
  current: CurrentRoute | null;
  /** Whether the routes of all remotes are known. */
  tableComplete: boolean;
  visitor: Visitor | null;
  /** Finds a route by its name. */
  routeNamed: (name: RouteName) => OwnedRoute | null;
}

export type Decision =
  /** A public page, rendered without the chrome. */
  | { kind: 'public'; route: OwnedRoute }
  | { kind: 'signed-in'; route: OwnedRoute }
  | { kind: 'not-found' }
  /** The user's own dashboard is refused: there is no page to redirect to. */
  | { kind: 'forbidden' }
  | { kind: 'go'; to: string; refused: boolean }
  /** Clear the rest of the session and go to the login page. */
  | { kind: 'log-in' }
  /** The remotes' routes are not loaded yet. */
  | { kind: 'wait' };

/**
 * Decides what an address leads to (sections 2 and 9; ): the route guard of the whole product. The server enforces the
 * same rules; this only spares the user a page that could show no data.
 */
export function decideNavigation(visit: Visit): Decision {
  const { current, visitor, tableComplete, pathname } = visit;
  if (pathname === '/') return visitor ? goHome(visit, visitor, false) : { kind: 'log-in' };
  if (!current) return unknownAddress(visitor, tableComplete);
  const { route } = current;
  if (route.area === 'public') return visitor && route.guestsOnly ? goHome(visit, visitor, false) : { kind: 'public', route };
  if (!visitor) return { kind: 'log-in' };
  return ownPrefix(visit, current, visitor) ?? refusal(visit, route, visitor) ?? redirect(visit, current) ?? { kind: 'signed-in', route };
}

const unknownAddress = (visitor: Visitor | null, tableComplete: boolean): Decision => {
  if (!tableComplete) return { kind: 'wait' };
  return visitor ? { kind: 'not-found' } : { kind: 'log-in' };
};

function goHome({ routeNamed }: Visit, { userType }: Visitor, refused: boolean): Decision {
  const home = routeNamed(DASHBOARDS[userType]);
  return home ? { kind: 'go', to: home.path, refused } : { kind: 'forbidden' };
}

/** An area may be spelled with a hyphen or an underscore. */
const areaNamed = (segment: string) => segment.replace('_', '-');

/** A shared page under another area's prefix redirects to the same page under the user's own prefix. */
function ownPrefix({ pathname, search }: Visit, { route, params }: CurrentRoute, { userType }: Visitor): Decision | null {
  if (route.area !== 'shared' || areaNamed(params.type ?? '') === AREAS[userType]) return null;
  return { kind: 'go', to: `/${AREAS[userType]}${pathname.slice(pathname.indexOf('/', 1))}${search}`, refused: false };
}

function refusal(visit: Visit, route: OwnedRoute, visitor: Visitor): Decision | null {
  if (mayVisit(route, visitor)) return null;
  return route.name === DASHBOARDS[visitor.userType] ? { kind: 'forbidden' } : goHome(visit, visitor, true);
}

/** The parent of tabs redirects to its first tab and keeps the spelling of the prefix. */
function redirect({ pathname, search, routeNamed }: Visit, { route, params }: CurrentRoute): Decision | null {
  const target = route.redirect ? routeNamed(route.redirect as RouteName) : null;
  if (!target) return null;
  const [, prefix = ''] = pathname.split('/');
  const path = fillPath(target.path, params);
  return { kind: 'go', to: `/${prefix}${path.slice(path.indexOf('/', 1))}${search}`, refused: false };
}
