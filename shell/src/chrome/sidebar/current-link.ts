import type { MenuNode } from '../../platform/menu/menu-of';

/** `/team_leader/…` is the other spelling of the same page. */
const spelled = (pathname: string) => pathname.replace(/^\/team_leader(?=\/|$)/, '/team-leader');

const isUnder = (pathname: string, href: string) => pathname.startsWith(`${href}/`) && href.split('/').length > 2;

/**
 * Which of the sidebar's addresses is "here": the page's own, else the nearest of its breadcrumb, else the longest that the
 * page lies under. Null where the page belongs to none of them.
 * @param trail addresses of the breadcrumb, the first (the dashboard) left out
 */
export function currentLink(hrefs: readonly string[], pathname: string, trail: readonly string[]): string | null {
  const here = spelled(pathname);
  if (hrefs.includes(here)) return here;
  const crumb = trail.map(spelled).findLast((href) => hrefs.includes(href));
  if (crumb) return crumb;
  const above = hrefs.filter((href) => isUnder(here, href)).sort((one, other) => other.length - one.length);
  return above[0] ?? null;
}

const hrefsOfNode = (node: MenuNode): string[] =>
  node.kind === 'link' ? [node.href] : [...(node.header ? [node.header.href] : []), ...node.links.map(({ href }) => href)];

/** Every address of a menu. */
export const hrefsOf = (sections: readonly (readonly MenuNode[])[]): string[] => sections.flat().flatMap(hrefsOfNode);

/** The group that an address stands in, or null. */
export function groupOfLink(sections: readonly (readonly MenuNode[])[], href: string | null): string | null {
  const node = sections.flat().find((candidate) => href !== null && candidate.kind === 'group' && hrefsOfNode(candidate).includes(href));
  return node?.kind === 'group' ? node.name : null;
}
