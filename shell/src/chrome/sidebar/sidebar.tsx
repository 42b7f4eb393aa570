import { t } from '../../platform/chrome-texts';
import { addressOf, usePathname } from '@careloom/shared/navigation';
import { areaOf } from '@careloom/shared/session';
import { memo, useState } from 'react';
import { useTrail } from '../breadcrumb/use-trail';
import { LogoutButton } from '../logout/logout-button';
import { openPalette } from '../palette/opened';
import { PaletteItem } from '../palette/palette-button';
import { SidebarQuickActions } from '../quick-actions/sidebar-quick-actions';
import { useUnreadMessages } from '../../screens/inbox/use-people';
import { useMenu, useUserType } from '../../platform/menu/use-menu';
import { currentLink, groupOfLink, hrefsOf } from './current-link';
import type { MenuNode } from '../../platform/menu/menu-of';
import { usePinHere } from './pins';
import { SidebarGroup } from './sidebar-group';
import { SidebarLink } from './sidebar-link';
import './sidebar.css';

/** The open group: the one last opened by hand, until the user navigates into another. */
function useOpenGroup(current: string | null): [string | null, (group: string | null) => void] {
  const [opened, setOpened] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current !== null) setOpened(current);
  }
  return [opened, setOpened];
}

/** The main menu: sections divided by lines, one open group at a time, the current link marked by a stitch. */
export const Sidebar = memo(function Sidebar({ onPalette = openPalette }: { onPalette?: () => void }) {
  const sections = useMenu();
  const unread = useUnreadMessages();
  const inbox = addressOf('inbox', { type: areaOf(useUserType()) });
  const pathname = usePathname();
  const trail = useTrail()
    .slice(1)
    .flatMap(({ href }) => href ?? []);
  const link = currentLink(hrefsOf(sections), pathname, trail);
  const here = usePinHere() ?? link;
  const [opened, setOpened] = useOpenGroup(groupOfLink(sections, link));

  const nodeOf = (node: MenuNode) => {
    if (node.kind === 'group')
      return <SidebarGroup key={node.name} group={node} here={here} open={opened === node.name} onOpen={setOpened} />;
    return <SidebarLink key={node.href} link={node} here={here} unread={node.href === inbox ? unread : 0} />;
  };

  const last = sections.length - 1;
  return (
    <nav className="cl-side" aria-label={t('chrome.main_menu')}>
      <PaletteItem onOpen={onPalette} />
      {sections.map((nodes, at) => (
        <div key={at} className="cl-menupart">
          {nodes.map(nodeOf)}
          {at === last && <LogoutButton />}
        </div>
      ))}
      <SidebarQuickActions />
    </nav>
  );
});
