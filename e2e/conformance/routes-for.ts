import type { Manifest, ManifestRoute, MenuItem } from '@careloom/contract/manifest';
import { fillPath } from '@careloom/contract/route-paths';
import { ROLES, type Role } from '../support/roles';
import type { Visitor } from './visitor';

type Person = Pick<Visitor, 'role' | 'user'>;
type Params = Readonly<Record<string, string | number>>;

const has = ({ user }: Person, permission: string | null) => permission === null || user.permissions.includes(permission);

const isOfArea = ({ role }: Person, area: ManifestRoute['area']) => area === 'shared' || area === ROLES[role].area;

/** Routes of a manifest that a signed-in visitor may open. */
export const routesFor = (person: Person, { routes }: Manifest): ManifestRoute[] =>
  routes.filter(({ area, permission }) => isOfArea(person, area) && has(person, permission));

/** Routes of a manifest that turn the visitor away. Public routes turn nobody away. */
export const routesClosedTo = (person: Person, { routes }: Manifest): ManifestRoute[] =>
  routes.filter(({ area, permission }) => area !== 'public' && !(isOfArea(person, area) && has(person, permission)));

/** The menu items of a manifest that the visitor has in the sidebar. */
export const menuFor = (person: Person, { menu }: Manifest): MenuItem[] =>
  menu.filter(({ area, permission }) => isOfArea(person, area) && has(person, permission));

/** Parameters of a route that need a record; for other parameters the manifest lists the allowed words. */
export const idsIn = ({ path, where = {} }: ManifestRoute): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => !(name in where));

/** Words for the other parameters: the record's own word if it is allowed, otherwise the first allowed one. */
const wordsFor = ({ where = {} }: ManifestRoute, params: Params): Params =>
  Object.fromEntries(Object.entries(where).map(([name, words]) => [name, words.find((word) => word === params[name]) ?? words[0] ?? '']));

/** An address of a route in the area of a role. @param params of a record, if the route needs one */
export function pathnameOf(route: ManifestRoute, role: Role, params: Params = {}): string {
  const area = route.area === 'shared' && { type: ROLES[role].area };
  return fillPath(route.path, { ...params, ...wordsFor(route, params), ...area });
}
