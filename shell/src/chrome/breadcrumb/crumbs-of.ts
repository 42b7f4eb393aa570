import type { ManifestRoute } from '@careloom/contract/manifest';
import { fillPath } from '@careloom/contract/route-paths';

export interface Crumb {
  text: string;
  /** Where it leads; null for a part that has no page of its own. */
  href: string | null;
}

export type BreadcrumbRoute = Pick<ManifestRoute, 'name' | 'path' | 'title' | 'breadcrumb' | 'area' | 'redirect'>;

export interface Trail {
  /** Route of the present page and the parameters of its path. */
  route: BreadcrumbRoute;
  params: Readonly<Record<string, string>>;
  /** What stands in the braces, as far as it is known. */
  values: Readonly<Record<string, string>>;
  routes: readonly BreadcrumbRoute[];
  /** Address of the user's own dashboard. */
  home: string;
  /** Area of the signed-in user: of routes with one breadcrumb, the own one counts. */
  area: string;
  /** Address of the sidebar's item or group of this name, for a part that is no page but a group. */
  menuHref: (label: string) => string | null;
}

const SEPARATOR = ' > ';
const BRACES = /^\{(.+)\}$/;

export const partsOf = (breadcrumb: string): string[] => (breadcrumb === '' ? [] : breadcrumb.split(SEPARATOR));

/**
 * The breadcrumb of a page, from the templates of the manifests: `Dashboard > Jobs > {job name}`. Until a value is known the
 * static word stands. All parts but the last lead somewhere, where there is a page for them.
 */
export function crumbsOf(trail: Trail): Crumb[] {
  const parts = partsOf(trail.route.breadcrumb);
  return parts.map((part, at) => {
    const text = textOf(part, parts.slice(0, at), at === parts.length - 1, trail);
    return { text, href: at === parts.length - 1 ? null : hrefOf(parts.slice(0, at + 1), text, trail) };
  });
}

function textOf(part: string, before: readonly string[], last: boolean, { route, routes, values, area }: Trail): string {
  const name = BRACES.exec(part)?.[1];
  if (name === undefined) return part;
  return values[name] ?? staticWord(before, routes, area) ?? (last ? route.title : capital(name));
}

/** The parent of the tabs has a breadcrumb of its own without braces: `Dashboard > Jobs > Job`. */
function staticWord(before: readonly string[], routes: readonly BreadcrumbRoute[], area: string): string | null {
  for (const { breadcrumb, redirect, area: of } of routes) {
    const parts = partsOf(breadcrumb);
    const word = parts[before.length];
    const isParent = redirect !== undefined && (of === area || of === 'shared') && parts.length === before.length + 1;
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

const paramsOf = ({ area: of }: BreadcrumbRoute, params: Trail['params'], area: string) =>
  of === 'shared' ? { ...params, type: area } : params;

const isFilled = (route: BreadcrumbRoute, params: Trail['params'], area: string) =>
  (route.path.match(/:[A-Za-z]+/g) ?? []).every((name) => name.slice(1) in paramsOf(route, params, area));
