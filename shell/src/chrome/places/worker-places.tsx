import { menuText, t } from '../../platform/chrome-texts';
import { addressOf, hasRoute, usePathname } from '@careloom/shared/navigation';
import { areaOf } from '@careloom/shared/session';
import { Link } from '@careloom/shared/ui';
import { Menu } from 'lucide-react';
import { useUnreadMessages } from '../../screens/inbox/use-people';
import { NamedIcon } from '../named-icon';
import { useMenu, useUserType } from '../../platform/menu/use-menu';
import { placesOf, WORKER_PLACES } from './places-of';

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
