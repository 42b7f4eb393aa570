import { matching } from '@careloom/shared/ui-pickers';
import { menuText } from '../../platform/chrome-texts';
import type { MenuNode } from '../../platform/menu/menu-of';
import { openQuickAction } from '../../platform/quick-actions/open-quick-action';
import type { OfferedAction } from '../../platform/quick-actions/use-quick-actions';
import type { Entry } from './entry';

const MOST_PAGES = 5;

/** The pages of the menu as entries. A page inside a group also shows the name of the group. */
function pagesOf(sections: readonly (readonly MenuNode[])[]): Entry[] {
  const entry = (href: string, label: string, icon: string, group?: string): Entry => ({
    value: `page-${href}`,
    label: menuText(label),
    ...(group !== undefined && { place: menuText(group) }),
    icon,
    href,
  });
  return sections.flat().flatMap((node): Entry[] => {
    if (node.kind === 'link') return [entry(node.href, node.label, node.icon)];
    const own = node.header ? [entry(node.header.href, node.header.label, node.header.icon)] : [];
    return [...own, ...node.links.map(({ href, label, icon }) => entry(href, label, icon, node.label))];
  });
}

const fitting = (entries: readonly Entry[], typed: string): Entry[] => {
  const choices = entries.map((entry) => ({ value: entry.value, label: entry.label, line: entry.place }));
  const values = new Set(matching(choices, typed).map(({ value }) => value));
  return entries.filter(({ value }) => values.has(value));
};

/** The pages that match the input; all for an empty input. */
export const fittingPages = (sections: readonly (readonly MenuNode[])[], typed: string): Entry[] =>
  fitting(pagesOf(sections), typed).slice(0, typed === '' ? undefined : MOST_PAGES);

/** The quick actions that match the input; all for an empty input. */
export const fittingActions = (actions: readonly OfferedAction[], typed: string): Entry[] =>
  fitting(
    actions.map((action) => ({
      value: `action-${action.name}`,
      label: menuText(action.label),
      icon: action.icon,
      run: () => void openQuickAction(action),
    })),
    typed,
  );
