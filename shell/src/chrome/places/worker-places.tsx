import { menuText, t } from '../../platform/chrome-texts';
import { addressOf, hasRoute, usePathname } from '@careloom/shared/navigation';
import { areaOf } from '@careloom/shared/session';
import { Link } from '@careloom/shared/ui';
import { Menu } from 'lucide-react';
import { useUnreadMessages } from '../../screens/inbox/use-people';
import { NamedIcon } from '../sidebar/sidebar-link';
import { useMenu, useUserType } from '../../platform/menu/use-menu';
import type { RouteName } from '@careloom/contract/route-names';
import type { MenuLink, MenuNode } from '../../platform/menu/menu-of';
import './places.css';

/** The bottom bar's routes for a worker, in this order; the fifth place is the menu. */
export const WORKER_PLACES: readonly RouteName[] = ['worker-dashboard', 'current-job', 'find-jobs', 'inbox'];

/** The sidebar links with these addresses, in their order. Links that the user may not see, or whose remote is missing, are left out. */
export function placesOf(sections: readonly (readonly MenuNode[])[], hrefs: readonly string[]): MenuLink[] {
  const links = sections.flat().flatMap((node) => (node.kind === 'link' ? [node] : node.links));
  return hrefs.flatMap((href) => links.find((link) => link.href === href) ?? []);
}

interface WorkerPlacesProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** The bottom bar on a worker's phone: the most used pages, within thumb's reach. */
export function WorkerPlaces({ menuOpen, onMenu }: WorkerPlacesProps) {
  const sections = useMenu();
  const unread = useUnreadMessages();
  const pathname = usePathname();
  const type = areaOf(useUserType());
  const inbox = addressOf('inbox', { type });
  const places = placesOf(
    sections,
    WORKER_PLACES.filter(hasRoute).map((name) => addressOf(name, { type })),
  );
  return (
    <nav className="cl-places" aria-label={t('chrome.places')}>
      {places.map(({ href, icon, label }) => (
        <Link key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
          <span className="cl-place-icon">
            <NamedIcon name={icon} />
            {href === inbox && unread > 0 && (
              <span className="cl-badge" aria-hidden>
                {unread}
              </span>
            )}
          </span>
          {menuText(label)}
        </Link>
      ))}
      <button type="button" aria-expanded={menuOpen} onClick={onMenu}>
        <span className="cl-place-icon">
          <Menu className="cl-i" aria-hidden />
        </span>
        {t('chrome.menu')}
      </button>
    </nav>
  );
}
