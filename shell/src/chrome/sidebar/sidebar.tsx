import type { MessageKey } from '@careloom/contract/messages/index';
import { t } from '@careloom/shared/i18n';
import { useLocation } from '@careloom/shared/navigation';
import { Link } from '@careloom/shared/ui';
import { useState, type ReactNode } from 'react';
import { useTrail } from '../breadcrumb/use-trail';
import { LogoutButton } from '../logout/logout-button';
import { SidebarQuickActions } from '../quick-actions/sidebar-quick-actions';
import { NamedIcon } from '../named-icon';
import { useMenu } from '../use-menu';
import { currentLink, groupOfLink, hrefsOf } from './current-link';
import type { MenuNode } from './menu-of';
import { SidebarGroup } from './sidebar-group';

/** The group that is open: the one last opened by hand, until the page moves into another. */
function useOpenGroup(current: string | null): [string | null, (group: string | null) => void] {
  const [opened, setOpened] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current !== null) setOpened(current);
  }
  return [opened, setOpened];
}

export interface SidebarProps {
  /** What stands at a link's right end, by its address: a count of unread messages. */
  badges?: Readonly<Record<string, ReactNode>>;
}

/** The main menu: sections parted by lines, one group open at a time, the page's own item marked by a stitch. */
export function Sidebar({ badges = {} }: SidebarProps) {
  const sections = useMenu();
  const { pathname } = useLocation();
  const trail = useTrail()
    .slice(1)
    .flatMap(({ href }) => href ?? []);
  const here = currentLink(hrefsOf(sections), pathname, trail);
  const [opened, setOpened] = useOpenGroup(groupOfLink(sections, here));

  const nodeOf = (node: MenuNode) => {
    if (node.kind === 'group')
      return <SidebarGroup key={node.name} group={node} here={here} open={opened === node.name} onOpen={setOpened} />;
    return (
      <Link key={node.href} className="cl-it" href={node.href} aria-current={node.href === here ? 'page' : undefined}>
        <NamedIcon name={node.icon} />
        <span>{t(node.label as MessageKey)}</span>
        {badges[node.href]}
      </Link>
    );
  };

  const last = sections.length - 1;
  return (
    <nav className="cl-side" aria-label={t('chrome.main_menu')}>
      {sections.map((nodes, at) => (
        <div key={at} className="cl-menupart">
          {nodes.map(nodeOf)}
          {at === last && <LogoutButton />}
        </div>
      ))}
      <SidebarQuickActions />
    </nav>
  );
}
