import type { Notification } from '@careloom/contract/resources/notifications';
import { formatCount } from '@careloom/shared/format';
import { t } from '../notices-texts';
import { hrefOf } from '@careloom/shared/navigation';
import { Empty, Link, LiveList, LoadFailed, Skeleton, usePainted } from '@careloom/shared/ui';
import { Popover } from '@careloom/shared/ui-overlay';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { byDay } from '../by-day';
import { NoticeRow } from '../notice-row';
import { useMarkAllRead } from '../use-mark-all-read';
import { useOpenNotice } from '../use-open-notice';
import { useNewestNotices } from '../newest-notices';
import styles from '../notices.module.css';

export interface BellPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The newest notifications, below the bell. */
export function BellPanel({ anchor, onClose }: BellPanelProps) {
  const { data, error, refetch, isFetching } = useNewestNotices();
  const [now] = useState(() => new Date());
  const painted = usePainted();
  const open = useOpenNotice(onClose);
  const shown = data?.items ?? [];
  return (
    <Popover anchor={anchor} label={t('menu.notifications')} onClose={onClose}>
      <div className={styles.bellPanel}>
        <div className="cl-cardhead">
          <h2>{t('menu.notifications')}</h2>
          {data && data.totalUnreadCount > 0 && <span className="cl-badge">{formatCount(data.totalUnreadCount)}</span>}
          <MarkShownRead notices={shown} />
        </div>
        {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
        {(!painted || (!data && !error)) && <Skeleton lines={4} />}
        {data?.total === 0 && <Empty compact>{t('notices.none')}</Empty>}
        {byDay(painted ? shown : [], now).map(({ head, notices }) => (
          <div key={head} className={styles.bellDay}>
            <h3 className={styles.dayHead}>{head}</h3>
            <LiveList items={notices} keyOf={({ id }) => id}>
              {(notice) => <NoticeRow notice={notice} now={now} onOpen={(opened) => void open(opened)} />}
            </LiveList>
          </div>
        ))}
        <Link className={styles.bellPanelAll} href={hrefOf('notification')} onClick={onClose}>
          {t('notices.all')}
          <ArrowRight className="cl-i-s" aria-hidden />
        </Link>
      </div>
    </Popover>
  );
}

function MarkShownRead({ notices }: { notices: readonly Notification[] }) {
  const { markAll, pending } = useMarkAllRead(notices);
  if (notices.every(({ is_read }) => is_read === 1)) return null;
  return (
    <button type="button" className="cl-link cl-small cl-end" disabled={pending} onClick={markAll}>
      {t('button.mark_as_read')}
    </button>
  );
}
