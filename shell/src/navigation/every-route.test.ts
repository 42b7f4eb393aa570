import { describe, expect, test } from '@jest/globals';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { AREAS, DASHBOARDS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { specRows, type Row } from '../../../testing/spec-csv';
import { decideNavigation } from './decide-navigation';

const PERMISSIONS = specRows('permissions');
const granted = (userType: UserType) => PERMISSIONS.filter((row) => row[userType] === 'yes').map(({ permission = '' }) => permission);

const routeOf = ({ name = '', path = '', role_area = '', owner = '', title = '', permission }: Row): OwnedRoute => ({
  owner,
  area: role_area as ManifestRoute['area'],
  name,
  path,
  patterns: [path],
  title,
  breadcrumb: '',
  permission: permission && permission !== 'none' ? permission : null,
});

const ROUTES = specRows('routes').map(routeOf);
const SIGNED_IN = ROUTES.filter(({ area, name }) => area !== 'public' && name !== 'not-found' && !name.endsWith('root'));

/** A visit of a role under its own prefix, where a route has one. */
function visit(route: OwnedRoute, userType: UserType) {
  const type = route.area === 'shared' ? { type: AREAS[userType] } : {};
  return decideNavigation({
    pathname: route.path.replace(':type', type.type ?? ':type'),
    search: '',
    current: { route, params: { ...type } },
    tableComplete: true,
    visitor: { userType, permissions: granted(userType) },
    routeNamed: (name) => ROUTES.find((other) => other.name === name) ?? null,
  });
}

describe.each(USER_TYPES)('R6-046: %s', (userType) => {
  const may = ({ area, permission }: OwnedRoute) =>
    (area === 'shared' || area === AREAS[userType]) && (permission === null || granted(userType).includes(permission));
  const home = ROUTES.find(({ name }) => name === DASHBOARDS[userType])?.path;

  test.each(SIGNED_IN.filter(may).map((route) => [route.path, route] as const))('opens %s', (_path, route) => {
    expect(visit(route, userType)).toEqual({ kind: 'signed-in', route });
  });

  test.each(SIGNED_IN.filter((route) => !may(route)).map((route) => [route.path, route] as const))(
    'is turned away from %s to the own dashboard',
    (_path, route) => {
      expect(visit(route, userType)).toEqual({ kind: 'go', to: home, refused: true });
    },
  );
});
