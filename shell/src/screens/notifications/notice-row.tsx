import type { Notification } from '@careloom/contract/resources/notifications';
import { fullName } from '@careloom/shared/format';
import { t } from './notices-texts';
import { Avatar } from '@careloom/shared/ui';
import { noticeLook } from './notice-look';
import { noticeClock, noticeTime } from './notice-time';
import './notices-texts';
import styles from './notices.module.css';

interface NoticeRowProps {
  notice: Notification;
  now: Date;
  onOpen: (notice: Notification) => void;
}

/** One notification: sender, message, time. Unread ones stand out; read ones are greyed. */
export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  const unread = notice.is_read === 0;
  const name = fullName(notice.notification);
  const { icon: Icon, tone } = noticeLook(notice.type);
  return (
    <button type="button" className={unread ? `${styles.notice} ${styles.unread}` : styles.notice} onClick={() => onOpen(notice)}>
      <span className={styles.noticeFace}>
        <Avatar name={name} picture={notice.notification.profile} size={40} />
        <span className={`${styles.noticeSign} cl-tone-${tone}`}>
          <Icon aria-hidden />
        </span>
      </span>
      <span className={styles.noticeText}>
        <NoticeText message={notice.message} name={name} />
        <time dateTime={notice.created_at} title={noticeTime(notice.created_at, now)}>
          {noticeClock(notice.created_at, now)}
        </time>
      </span>
      {unread && (
        <span className={styles.dot}>
          <span className="cl-hidden">{t('notices.unread')}</span>
        </span>
      )}
    </button>
  );
}

/** Emphasizes the sender's name at the start of the message. */
function NoticeText({ message, name }: { message: string; name: string }) {
  if (name === '' || !message.startsWith(name)) return <span>{message}</span>;
  return (
    <span>
      <strong>{name}</strong>
      {message.slice(name.length)}
    </span>
  );
}
