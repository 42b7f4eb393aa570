import { subscribe } from '@careloom/shared/events';
import { menuText, t } from '../../platform/chrome-texts';
import { addressOf, knownRoutes, navigationId, useCurrentRoute } from '@careloom/shared/navigation';
import { areaOf, dashboardOf } from '@careloom/shared/session';
import { create } from 'zustand';
import { GROUPS, type MenuNode } from '../../platform/menu/menu-of';
import { useMenu, useUserType } from '../../platform/menu/use-menu';
import { crumbsOf, type Crumb } from './crumbs-of';
import type { EventPayload } from '@careloom/contract/events';

export interface Resolved {
  navigationId: string;
  values: Readonly<Record<string, string>>;
}

/** The placeholder values after `breadcrumb.resolved@1`. An event of an earlier navigation is ignored. */
export function resolvedAfter(known: Resolved, event: EventPayload<'breadcrumb.resolved@1'>, navigationId: string): Resolved {
  if (event.navigationId !== navigationId) return known;
  const before = known.navigationId === navigationId ? known.values : {};
  return { navigationId, values: { ...before, ...event.values } };
}

const useResolved = create<Resolved>(() => ({ navigationId: '', values: {} }));
subscribe('breadcrumb.resolved@1', (event) => useResolved.setState((known) => resolvedAfter(known, event, navigationId())));

const hrefOfNode = (node: MenuNode) => (node.kind === 'link' ? node.href : (node.header?.href ?? node.links[0]?.href ?? null));

/** Address of the sidebar node with this label: a breadcrumb part may be a group and not a page. */
function menuHref(sections: readonly (readonly MenuNode[])[], label: string): string | null {
  const node = sections.flat().find((candidate) => menuText(candidate.label) === label);
  return node ? hrefOfNode(node) : null;
}

/** Whether this is the label of a sidebar group that the user does not have. */
function isForeignGroup(sections: readonly (readonly MenuNode[])[], label: string): boolean {
  const isGroup = Object.values(GROUPS).some((group) => menuText(group.label) === label);
  return isGroup && !sections.flat().some((node) => menuText(node.label) === label);
}

/** The breadcrumb of the current page. */
export function useTrail(): Crumb[] {
  const current = useCurrentRoute();
  const resolved = useResolved();
  const sections = useMenu();
  const userType = useUserType();
  const home = addressOf(dashboardOf(userType));
  if (!current)
    return [
      { text: t('menu.dashboard'), href: home },
      { text: t('not_found.title'), href: null },
    ];
  return crumbsOf({
    route: current.route,
    params: current.params,
    values: resolved.navigationId === navigationId() ? resolved.values : {},
    routes: knownRoutes(),
    home,
    area: areaOf(userType),
    menuHref: (label) => menuHref(sections, label),
    isForeignGroup: (label) => isForeignGroup(sections, label),
  });
}
