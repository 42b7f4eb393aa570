import type { OwnName, OwnRouteParams } from '@careloom/contract/own-names';
import type { RouteName, RouteParams } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import { areaOf, session } from '../../session/index';
import { routeNamed } from './route-table';

type Names<Name extends RouteName> = Exclude<keyof RouteParams<Name>, 'type'>;

/** Parameters of a link. In a shared route `type` is the area of the signed-in user and may be left out. */
export type LinkParams<Name extends RouteName> = Record<Names<Name>, string | number> & { type?: string };

/** Those of a remote's own route, of which its generated app tells the names. */
type OwnLinkParams<Name extends OwnName> = Record<Exclude<OwnRouteParams[Name], 'type'>, string | number> & { type?: string };

/** The parameters are an argument only where the route has any besides `type`. */
export type LinkArguments<Name extends RouteName | OwnName> = Name extends RouteName
  ? [Names<Name>] extends [never]
    ? [params?: LinkParams<Name>]
    : [params: LinkParams<Name>]
  : Name extends OwnName
    ? string extends OwnRouteParams[Name]
      ? [params?: Params]
      : [Exclude<OwnRouteParams[Name], 'type'>] extends [never]
        ? [params?: OwnLinkParams<Name>]
        : [params: OwnLinkParams<Name>]
    : never;

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A query string with its question mark; empty where nothing has a value. */
export function queryString(query: Query = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function ownArea(): string {
  const { user } = session();
  return user ? areaOf(user.user_type) : '';
}

export type Params = Readonly<Record<string, string | number>>;

/** The same as `hrefOf` for a name and parameters that only the caller knows to fit, as those of a menu item do. */
export function addressOf(name: RouteName | OwnName, params: Params = {}): string {
  const route = routeNamed(name);
  if (!route) throw new Error(`No part of the product owns the route ${name}.`);
  return fillPath(route.path, route.area === 'shared' ? { type: ownArea(), ...params } : params);
}

/**
 * The address of a route by its name, spelled as in the specification.
 * @throws Error where a parameter has no value, or nobody owns the route
 */
export const hrefOf = <Name extends RouteName | OwnName>(name: Name, ...[params]: LinkArguments<Name>): string => addressOf(name, params);

/** Whether a route can be linked to: a link to a remote that is not there is not drawn. */
export const hasRoute = (name: RouteName | OwnName) => routeNamed(name) !== null;
