import { readSpec } from './catalogue';
import { ROLE_NAMES, ROLES, type Role } from './roles';

/** A row of `routes.csv`. */
export interface RouteRow {
  name: string;
  path: string;
  area: string;
  owner: string;
  title: string;
  /** With braces for values of the record: `Dashboard > Jobs > {job name}`. */
  breadcrumb: string;
  permission: string;
  /** The calls that the screen makes, as the specification lists them. */
  calls: string;
  notes: string;
}

export const ROUTE_ROWS: readonly RouteRow[] = readSpec('routes.csv').map((row) => ({
  name: row.name ?? '',
  path: row.path ?? '',
  area: row.role_area ?? '',
  owner: row.owner ?? '',
  title: row.title ?? '',
  breadcrumb: row.breadcrumb ?? '',
  permission: row.permission ?? 'none',
  calls: row.api_calls ?? '',
  notes: row.notes ?? '',
}));

const GRANTS = new Map(readSpec('permissions.csv').map((row) => [row.permission, ROLE_NAMES.filter((role) => row[role] === 'yes')]));

const isOfArea = (row: RouteRow, role: Role) => row.area === 'shared' || row.area === ROLES[role].area;

/** The roles that may open a screen: those of its area that have its permission. */
export function rolesWhoMay(row: RouteRow): Role[] {
  if (row.area === 'public') return [];
  const granted = row.permission === 'none' ? ROLE_NAMES : (GRANTS.get(row.permission) ?? []);
  return granted.filter((role) => isOfArea(row, role));
}

export const rolesWhoMayNot = (row: RouteRow): Role[] => ROLE_NAMES.filter((role) => !rolesWhoMay(row).includes(role));

const SPELLINGS = ['team-leader', 'team_leader'];

/** The first path segments of a row for a role: a shared row has the role's area, a team leader's has both spellings. */
function areasOf(row: Pick<RouteRow, 'area'>, role: Role): readonly string[] {
  const area = row.area === 'shared' ? ROLES[role].area : row.area;
  return SPELLINGS.includes(area) ? SPELLINGS : [area];
}

/** The pathnames of a row for a role, in each spelling. */
export function pathnamesOf(row: Pick<RouteRow, 'area' | 'path'>, role: Role, params: Readonly<Record<string, string | number>>): string[] {
  const tail = row.path.split('/').slice(2);
  const filled = tail.map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? segment) : segment));
  return areasOf(row, role).map((area) => ['', area, ...filled].join('/'));
}

/** The row whose screen an address shows, after redirects. */
export const shownRow = (row: RouteRow): RouteRow =>
  (row.notes.split('; ').includes('redirects to overview') && ROUTE_ROWS.find(({ path }) => path === `${row.path}/overview`)) || row;

/** The breadcrumb with the values of the record. */
export const breadcrumbOf = (row: RouteRow, values: Readonly<Record<string, string>>) =>
  row.breadcrumb.split(' > ').map((part) => part.replace(/\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole));

const asStated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Whether a requirement is about a route: about its path, its position in the tabs of a detail, or its name. */
function isAbout(statement: string, { name, path }: RouteRow) {
  const stated = asStated(path);
  const cut = stated.lastIndexOf('/');
  const [parent, leaf] = [stated.slice(0, cut), stated.slice(cut + 1)];
  const names = [name, name.replace('team-leader-support-worker-details-', 'team-leader-support-worker-details child ')];
  return (
    statement.includes(`route ${stated} `) ||
    statement === `${parent} has child ${leaf}` ||
    statement === `${parent} has an ${leaf} child` ||
    names.some((known) =>
      [`Route name ${known} exists`, `Route name ${known} (`, `Named route ${known} `].some((start) => statement.startsWith(start)),
    )
  );
}

const REQUIREMENTS = readSpec('requirements.csv').filter(({ kind }) => kind === 'route');

/** Ids of the requirements that a route proves when its screen opens. */
export const requirementsOf = (row: RouteRow): string[] =>
  REQUIREMENTS.filter(({ statement = '' }) => isAbout(statement, row)).map(({ id = '' }) => id);

/** Any address of a row, for a role that is refused before a record is read. */
export function examplePathname(row: RouteRow, role: Role): string {
  const ids = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]));
  return pathnamesOf(row, role, { ...ids, type: 'support-workers', shiftType: 'log' })[0] ?? '/';
}
