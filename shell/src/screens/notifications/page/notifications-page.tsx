import { t } from '../notices-texts';
import { hrefOf } from '@careloom/shared/navigation';
import { Button, ButtonLink, Empty, LoadFailed, Page, PageHeading, Skeleton, WaitsForConnection } from '@careloom/shared/ui';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { byDay } from '../by-day';
import { NoticeRow } from '../notice-row';
import { useNewestNotices } from '../newest-notices';
import { useMarkAllRead } from '../use-mark-all-read';
import { useOpenNotice } from '../use-open-notice';
import { inOrder, useNoticePages } from './use-notice-pages';
import { useOpenFromAddress } from './use-open-from-address';
import { useScrollToNewest } from '../../use-scroll-to-newest';
import styles from '../notices.module.css';

/**
 * All notifications, oldest at the top. It opens scrolled to the newest; reaching the top loads older ones. If they cannot be
 * loaded, for example offline, the newest notifications of the bell are shown.
 */
export function NotificationsPage() {
  const { data: pages, isPending, isPaused, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useNoticePages();
  const newest = useNewestNotices().data;
  const unread = newest?.totalUnreadCount;
  const notices = pages ?? inOrder(newest && (isPaused || error) ? [newest] : []);
  const [now] = useState(() => new Date());
  const open = useOpenNotice();
  const { markAll, pending } = useMarkAllRead(notices);
  useOpenFromAddress();
  const loadOlder = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  const { box, onScroll } = useScrollToNewest(notices[0]?.id ?? null, notices.at(-1)?.id ?? null, loadOlder);
  return (
    <Page>
      <PageHeading
        tag={unread ? <span className="cl-badge">{t('chrome.unread', { count: unread })}</span> : undefined}
        actions={
          <>
            {unread && notices.length > 0 ? (
              <Button disabled={pending} onClick={markAll}>
                <CheckCheck aria-hidden />
                {t('notices.mark_all')}
              </Button>
            ) : null}
            <ButtonLink variant="outline" href={hrefOf('notification-preferences')}>
              <Settings2 aria-hidden />
              {t('notices.preferences')}
            </ButtonLink>
          </>
        }
      >
        {t('menu.notifications')}
      </PageHeading>
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {isPending && notices.length === 0 && (isPaused ? <WaitsForConnection /> : <Skeleton lines={8} />)}
      {!isPending && !error && notices.length === 0 && <Empty>{t('notices.none')}</Empty>}
      {notices.length > 0 && (
        <div ref={box} className={`cl-card ${styles.notices}`} role="region" aria-label={t('menu.notifications')} onScroll={onScroll}>
          {hasNextPage && (
            <div className={styles.noticesMore}>
              <Button size="sm" variant="ghost" onClick={loadOlder} disabled={isFetchingNextPage}>
                {isFetchingNextPage ? t('notices.loading_older') : t('button.load_more')}
              </Button>
            </div>
          )}
          {byDay(notices, now).map(({ head, notices: ofDay }) => (
            <section key={head} aria-label={head}>
              <h2 className={styles.dayHead}>{head}</h2>
              <ol>
                {ofDay.map((notice) => (
                  <li key={notice.id}>
                    <NoticeRow notice={notice} now={now} onOpen={(opened) => void open(opened)} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </Page>
  );
}
