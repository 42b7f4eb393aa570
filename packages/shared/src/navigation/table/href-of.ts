import type { OwnName, OwnRouteParams } from '@careloom/contract/own-names';
import type { RouteName, RouteParams } from '@careloom/contract/route-names';
import { fillPath } from '@careloom/contract/route-paths';
import { areaOf, session } from '../../session/index';
import { routeNamed } from './route-table';

type Names<Name extends RouteName> = Exclude<keyof RouteParams<Name>, 'type'>;

/** Parameters of a link. In a shared route, `type` is the area of the signed-in user and may be omitted. */
export type LinkParams<Name extends RouteName> = Record<Names<Name>, string | number> & { type?: string };

/** Parameters of a remote's own route, whose names the remote's generated types declare. */
type OwnLinkParams<Name extends OwnName> = Record<Exclude<OwnRouteParams[Name], 'type'>, string | number> & { type?: string };

/** The argument is required only if the route has parameters besides `type`. */
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

/** A query string with its question mark; empty if no parameter has a value. */
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

/**
 * Like `hrefOf`, but TypeScript does not check that the parameters match the name. For names known only at run time, e.g. of menu items.
 * @throws Error if a parameter has no value, or no part of the product owns the route
 */
export function addressOf(name: RouteName | OwnName, params: Params = {}): string {
  const route = routeNamed(name);
  if (!route) throw new Error(`No part of the product owns the route ${name}.`);
  return fillPath(route.path, route.area === 'shared' ? { type: ownArea(), ...params } : params);
}

/**
 * The address of a route by name, in the specification's spelling.
 * @throws Error if a parameter has no value, or no part of the product owns the route
 */
export const hrefOf = <Name extends RouteName | OwnName>(name: Name, ...[params]: LinkArguments<Name>): string => addressOf(name, params);

/** Whether a route can be linked to: links to a remote that is not available are not rendered. */
export const hasRoute = (name: RouteName | OwnName) => routeNamed(name) !== null;
