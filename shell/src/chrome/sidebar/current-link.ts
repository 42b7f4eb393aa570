import type { MenuNode } from '../../platform/menu/menu-of';

/** `/team_leader/…` is an alias of `/team-leader/…`. */
const spelled = (pathname: string) => pathname.replace(/^\/team_leader(?=\/|$)/, '/team-leader');

const isUnder = (pathname: string, href: string) => pathname.startsWith(`${href}/`) && href.split('/').length > 2;

/**
 * The sidebar link that is current: that of the page, else of the nearest breadcrumb part, else the longest one that is a prefix of the
 * page's address. Null if none matches.
 * @param trail addresses of the breadcrumb without the first one (the dashboard)
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

/** All addresses in a menu. */
export const hrefsOf = (sections: readonly (readonly MenuNode[])[]): string[] => sections.flat().flatMap(hrefsOfNode);

/** The group that contains a link, or null. */
export function groupOfLink(sections: readonly (readonly MenuNode[])[], href: string | null): string | null {
  const node = sections.flat().find((candidate) => href !== null && candidate.kind === 'group' && hrefsOfNode(candidate).includes(href));
  return node?.kind === 'group' ? node.name : null;
}
