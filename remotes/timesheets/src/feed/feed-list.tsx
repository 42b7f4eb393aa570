import type { CalendarFeed } from '@careloom/contract/resources/calendar-feeds';
import { formatDate } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './feed.module.css';

interface FeedListProps {
  /** The active links. */
  feeds: readonly CalendarFeed[];
  onRevoke: (feed: CalendarFeed) => void;
}

export const madeOn = ({ created_at }: CalendarFeed): string => formatDate(created_at, 'displayTime');

export function FeedList({ feeds, onRevoke }: FeedListProps) {
  if (feeds.length === 0) return <p>{t('feed.none')}</p>;
  return (
    <ul className={styles.feeds} aria-label={t('feed.working')}>
      {feeds.map((feed) => (
        <li key={feed.id} className={styles.one}>
          {t('feed.made', { day: madeOn(feed) })}
          <Button size="sm" onClick={() => onRevoke(feed)} aria-label={t('feed.revoke_of', { day: madeOn(feed) })}>
            {t('feed.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
