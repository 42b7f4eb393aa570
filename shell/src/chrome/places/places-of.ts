import type { RouteName } from '@careloom/contract/route-names';
import type { MenuLink, MenuNode } from '../../platform/menu/menu-of';

/** What a worker opens with the thumb, in this order; the fifth place is the menu. */
export const WORKER_PLACES: readonly RouteName[] = ['worker-dashboard', 'current-job', 'find-jobs', 'inbox'];

/** The sidebar's links of these addresses, in their order: what the user may not see, or no remote has, is no place. */
export function placesOf(sections: readonly (readonly MenuNode[])[], hrefs: readonly string[]): MenuLink[] {
  const links = sections.flat().flatMap((node) => (node.kind === 'link' ? [node] : node.links));
  return hrefs.flatMap((href) => links.find((link) => link.href === href) ?? []);
}
