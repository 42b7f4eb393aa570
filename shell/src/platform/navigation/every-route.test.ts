import { describe, expect, test } from '@jest/globals';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { AREA_SPELLINGS, expandPath, findRoute } from '@careloom/contract/route-paths';
import { AREAS, DASHBOARDS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { specRows, type Row } from '../../../../testing/spec-csv';
import { shellManifest } from '../../manifest';
import { decideNavigation } from './decide-navigation';

const PERMISSIONS = specRows('permissions');
const granted = (userType: UserType) => PERMISSIONS.filter((row) => row[userType] === 'yes').map(({ permission = '' }) => permission);

/** Two screens share one path; this parameter distinguishes them. */
const SHIFT_TYPES: Readonly<Record<string, string>> = {
  'shift-log-details': 'log',
  'shift-schedule-details': 'schedule',
  shiftLogs: 'log',
  calenderShiftLog: 'log',
  shiftSchedule: 'schedule',
  calenderShiftSchedule: 'schedule',
};
const shiftTypeOf = (name: string) => (SHIFT_TYPES[name] ? { shiftType: [SHIFT_TYPES[name]] } : {});

const routeOf = ({ name = '', path = '', role_area = '', owner = '', title = '', permission }: Row): OwnedRoute => ({
  owner,
  area: role_area as ManifestRoute['area'],
  name,
  path,
  patterns: expandPath(path, { ...shiftTypeOf(name), ...(role_area === 'shared' && { type: AREA_SPELLINGS }) }),
  title,
  breadcrumb: '',
  permission: permission && permission !== 'none' ? permission : null,
});

const ROUTES = specRows('routes').map(routeOf);
const SIGNED_IN = ROUTES.filter(({ area, name }) => area !== 'public' && name !== 'not-found' && !name.endsWith('root'));

/** All addresses of a route for a role, in each spelling: a shared route under the role's own prefix, with a sample record. */
function addressesOf(route: OwnedRoute, userType: UserType): string[] {
  const own = expandPath(`/${AREAS[userType]}`).map((prefix) => prefix.slice(1));
  const where = { ...shiftTypeOf(route.name), ...(route.area === 'shared' && { type: own }) };
  return expandPath(route.path, where).map((path) => path.replace(/:\w+/g, '7'));
}

/** The shell's decision for an address that a role opens, or a guest. */
function visit(pathname: string, userType: UserType | null, routes: readonly OwnedRoute[] = ROUTES) {
  const found = findRoute(routes, pathname);
  return decideNavigation({
    pathname,
    search: '',
    current: found && { route: found.route, params: found.match.params },
    tableComplete: true,
    visitor: userType && { userType, permissions: granted(userType) },
    routeNamed: (name) => ROUTES.find((other) => other.name === name) ?? null,
  });
}

describe.each(USER_TYPES)('R6-046: %s', (userType) => {
  const may = ({ area, permission }: OwnedRoute) =>
    (area === 'shared' || area === AREAS[userType]) && (permission === null || granted(userType).includes(permission));
  const home = ROUTES.find(({ name }) => name === DASHBOARDS[userType])?.path;

  const addresses = (routes: readonly OwnedRoute[]) =>
    routes.flatMap((route) => addressesOf(route, userType).map((address) => [address, route] as const));

  test.each(addresses(SIGNED_IN.filter(may)))('opens %s', (address, route) => {
    expect(visit(address, userType)).toEqual({ kind: 'signed-in', route });
  });

  const shiftPaths = ['timesheet/:kind', 'timesheet/:kind/detail/7', 'calender/:kind'];
  const unknownKinds = expandPath(`/${AREAS[userType]}`).flatMap((area) =>
    ['other', 'logs', 'Schedule'].flatMap((kind) => shiftPaths.map((path) => `${area}/${path.replace(':kind', kind)}`)),
  );
  test.each(unknownKinds)('finds no page at %s: only shift logs and a shift schedule exist', (address) => {
    expect(findRoute(ROUTES, address)?.route.name).toBeUndefined();
  });

  test.each(addresses(SIGNED_IN.filter((route) => !may(route))))('is redirected from %s to the own dashboard', (address) => {
    expect(visit(address, userType)).toEqual({ kind: 'go', to: home, refused: true });
  });
});

test.each([
  ...['/admin/jobs/detail/1/nothing', '/admin/job', '/admin/jobs/details/1', '/nowhere'],
  ...['/team_leader/nowhere', '/teamleader/jobs', '/worker/current-jobs'],
])('finds no page at %s, which resembles a valid address', (address) => {
  expect(findRoute(ROUTES, address)).toBeNull();
  for (const userType of USER_TYPES) expect(visit(address, userType)).toEqual({ kind: 'not-found' });
});

describe('routes for guests only', () => {
  const forGuests = shellManifest.routes.filter(({ guestsOnly }) => guestsOnly).map((route) => ({ ...route, owner: 'shell' }));
  test.each(['/login', '/forgot-password', '/reset-password/abc'])(
    '%s opens for a guest, and leads everybody else to the own dashboard',
    (path) => {
      expect(visit(path, null, forGuests)).toMatchObject({ kind: 'public' });
      for (const userType of USER_TYPES) {
        const home = ROUTES.find(({ name }) => name === DASHBOARDS[userType])?.path;
        expect(visit(path, userType, forGuests)).toEqual({ kind: 'go', to: home, refused: false });
      }
    },
  );
});
