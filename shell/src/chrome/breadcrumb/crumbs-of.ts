import type { ManifestRoute } from '@careloom/contract/manifest';
import { fillPath } from '@careloom/contract/route-paths';

export interface Crumb {
  text: string;
  /** Null for a part that has no page. */
  href: string | null;
}

export type BreadcrumbRoute = Pick<ManifestRoute, 'name' | 'path' | 'title' | 'breadcrumb' | 'area' | 'redirect' | 'where'>;

export interface Trail {
  /** The current route and its path parameters. */
  route: BreadcrumbRoute;
  params: Readonly<Record<string, string>>;
  /** Values of the placeholders in braces, as far as they are known. */
  values: Readonly<Record<string, string>>;
  routes: readonly BreadcrumbRoute[];
  /** Address of the user's own dashboard. */
  home: string;
  /** The user's area: of several routes with the same breadcrumb, the one of this area is used. */
  area: string;
  /** Address of the sidebar item or group with this label, for a part that is a group and not a page. */
  menuHref: (label: string) => string | null;
  /** Whether a part is the label of a sidebar group that this user does not have. The page is then an item of its own in the sidebar. */
  isForeignGroup?: (label: string) => boolean;
}

const SEPARATOR = ' > ';
const BRACES = /^\{(.+)\}$/;

export const partsOf = (breadcrumb: string): string[] => (breadcrumb === '' ? [] : breadcrumb.split(SEPARATOR));

/**
 * The breadcrumb of a page, from the manifests' templates: `Dashboard > Jobs > {job name}`. A placeholder shows a static word until its
 * value is known. All parts but the last are links, where there is a page to link to.
 */
export function crumbsOf(trail: Trail): Crumb[] {
  const { isForeignGroup = () => false } = trail;
  const parts = partsOf(trail.route.breadcrumb);
  const crumbs = parts.map((part, at) => {
    const text = textOf(part, parts.slice(0, at), at === parts.length - 1, trail);
    return { text, href: at === parts.length - 1 ? null : hrefOf(parts.slice(0, at + 1), text, trail) };
  });
  return crumbs.filter(({ text }, at) => at === 0 || at === parts.length - 1 || !isForeignGroup(text));
}

function textOf(part: string, before: readonly string[], last: boolean, { route, routes, values }: Trail): string {
  const name = BRACES.exec(part)?.[1];
  if (name === undefined) return part;
  return values[name] ?? staticWord(before, route, routes) ?? (last ? route.title : capital(name));
}

/**
 * The static text of a placeholder, taken from the parent route of the tabs: a redirect whose path is a prefix of the page's path and whose
 * breadcrumb has no braces in that place: `Dashboard > Jobs > Job`.
 */
function staticWord(before: readonly string[], { path }: BreadcrumbRoute, routes: readonly BreadcrumbRoute[]): string | null {
  for (const parent of routes) {
    const parts = partsOf(parent.breadcrumb);
    const word = parts[before.length];
    const isParent = parent.redirect !== undefined && path.startsWith(`${parent.path}/`) && parts.length === before.length + 1;
    if (isParent && word !== undefined && before.every((part, at) => part === parts[at] || BRACES.test(part))) return word;
  }
  return null;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function hrefOf(parts: readonly string[], text: string, { params, routes, home, area, menuHref }: Trail): string | null {
  if (parts.length === 1) return home;
  const breadcrumb = parts.join(SEPARATOR);
  const page = routes.find(
    (route) => route.breadcrumb === breadcrumb && (route.area === area || route.area === 'shared') && isFilled(route, params, area),
  );
  return page ? fillPath(page.path, paramsOf(page, params, area)) : menuHref(text);
}

/** The parameters for which a view's route allows only one value. They are filled in even if the current page lacks them. */
const ownParams = ({ where = {} }: BreadcrumbRoute): Trail['params'] =>
  Object.fromEntries(Object.entries(where).flatMap(([name, [only, ...others]]) => (only && others.length === 0 ? [[name, only]] : [])));

const paramsOf = (route: BreadcrumbRoute, params: Trail['params'], area: string): Trail['params'] => ({
  ...params,
  ...ownParams(route),
  ...(route.area === 'shared' && { type: area }),
});

const isFilled = (route: BreadcrumbRoute, params: Trail['params'], area: string) =>
  (route.path.match(/:[A-Za-z]+/g) ?? []).every((name) => name.slice(1) in paramsOf(route, params, area));
