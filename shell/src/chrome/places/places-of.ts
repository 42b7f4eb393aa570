import type { RouteName } from '@careloom/contract/route-names';
import type { MenuLink, MenuNode } from '../../platform/menu/menu-of';

/** The bottom bar's routes for a worker, in this order; the fifth place is the menu. */
export const WORKER_PLACES: readonly RouteName[] = ['worker-dashboard', 'current-job', 'find-jobs', 'inbox'];

/** The sidebar links with these addresses, in their order. Links that the user may not see, or whose remote is missing, are left out. */
export function placesOf(sections: readonly (readonly MenuNode[])[], hrefs: readonly string[]): MenuLink[] {
  const links = sections.flat().flatMap((node) => (node.kind === 'link' ? [node] : node.links));
  return hrefs.flatMap((href) => links.find((link) => link.href === href) ?? []);
}
