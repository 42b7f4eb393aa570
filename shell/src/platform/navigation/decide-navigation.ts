import { AREAS, DASHBOARDS, type UserType } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import type { CurrentRoute, OwnedRoute } from '@careloom/shared/navigation';

export interface Visit {
  pathname: string;
  search: string;
  current: CurrentRoute | null;
  /** Whether the routes of all remotes are known. */
  tableComplete: boolean;
  visitor: { userType: UserType; permissions: readonly string[] } | null;
  /** A route of the table by its name. */
  routeNamed: (name: RouteName) => OwnedRoute | null;
}

export type Decision =
  /** Nobody signed in is needed: the page stands alone, without the chrome. */
  | { kind: 'public'; route: OwnedRoute }
  | { kind: 'signed-in'; route: OwnedRoute }
  | { kind: 'not-found' }
  /** The own dashboard itself is refused: there is nowhere to go. */
  | { kind: 'forbidden' }
  | { kind: 'go'; to: string; refused: boolean }
  /** Clear what is left of a session and log in. */
  | { kind: 'log-in' }
  /** The remotes' routes have to be read first. */
  | { kind: 'wait' };

type Visitor = NonNullable<Visit['visitor']>;

/**
 * Where a visit leads (sections 2 and 9; ): the guard of the whole product. The server refuses the same on
 * its own; this spares the user a screen that could show nothing.
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

/** Both spellings are one area. */
const areaNamed = (segment: string) => segment.replace('_', '-');

/** A shared screen under another's prefix is the same screen under one's own. */
function ownPrefix({ pathname, search }: Visit, { route, params }: CurrentRoute, { userType }: Visitor): Decision | null {
  if (route.area !== 'shared' || areaNamed(params.type ?? '') === AREAS[userType]) return null;
  return { kind: 'go', to: `/${AREAS[userType]}${pathname.slice(pathname.indexOf('/', 1))}${search}`, refused: false };
}

function refusal(visit: Visit, route: OwnedRoute, visitor: Visitor): Decision | null {
  const ownArea = route.area === 'shared' || route.area === AREAS[visitor.userType];
  const permitted = route.permission === null || visitor.permissions.includes(route.permission);
  if (ownArea && permitted) return null;
  return route.name === DASHBOARDS[visitor.userType] ? { kind: 'forbidden' } : goHome(visit, visitor, true);
}

/** The parent of tabs goes to its first one, under the spelling of the prefix in which it was asked for. */
function redirect({ pathname, search, routeNamed }: Visit, { route, params }: CurrentRoute): Decision | null {
  const target = route.redirect ? routeNamed(route.redirect as RouteName) : null;
  if (!target) return null;
  const [, prefix = ''] = pathname.split('/');
  const path = fillPath(target.path, params);
  return { kind: 'go', to: `/${prefix}${path.slice(path.indexOf('/', 1))}${search}`, refused: false };
}
