import { t } from '../notices-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { Can } from '@careloom/shared/session';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAnnounceNewest, useNewestNotices } from '../newest-notices';
import type { BellPanelProps } from './bell-panel';

const loadPanel = () => import('./bell-panel').then((module) => module.BellPanel);
const BellPanel = lazyPage<BellPanelProps>(loadPanel);

/** Larger numbers do not fit the badge. */
const MOST = 99;

function BellButton() {
  const { data } = useNewestNotices();
  useAnnounceNewest();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = data?.totalUnreadCount ?? 0;
  const label = unread > 0 ? t('chrome.notifications', { count: unread }) : t('chrome.no_notifications');
  const fetchAhead = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className="cl-iconbtn cl-bell"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <BellIcon className="cl-i" aria-hidden />
        {unread > 0 && (
          <span className="cl-badge" aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      {anchor && (
        <Suspense>
          <BellPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The bell: the number of unread notifications, and the newest ones in a dropdown. */
export const Bell = () => (
  <Can permission="notification-read">
    <BellButton />
  </Can>
);
