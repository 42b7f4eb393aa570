import type { ChatMessage, Participant } from '@careloom/contract/resources/chat';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './inbox-texts';
import { useSession } from '@careloom/shared/session';
import { Avatar, Button, LiveList, LoadFailed, Skeleton } from '@careloom/shared/ui';
import { useQueuedWrites } from '@careloom/shared/write-queue';
import { useScrollToNewest } from '../use-scroll-to-newest';
import { RecordCard } from './record-card';
import { useConversation } from './use-conversation';
import { writtenRecords } from './written-records';
import { conversationWith, WaitingMessages } from './waiting-messages';
import styles from './messages.module.css';

/** A scrollable box must be focusable, so that it can be scrolled with the keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** The messages by day, newest at the bottom; older pages are loaded at the top. */
export function Messages({ person }: { person: Participant }) {
  const {
    data: days = [],
    error,
    isPending,
    refetch,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useConversation(person.id);
  const all = days.flatMap(({ messages }) => messages);
  const older = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  const waiting = useQueuedWrites(conversationWith(person.id));
  const { box, onScroll } = useScrollToNewest(all[0]?.id ?? null, waiting.at(-1)?.at ?? all.at(-1)?.id ?? null, older);
  return (
    <div
      ref={box}
      className={styles.messages}
      onScroll={onScroll}
      role="log"
      {...SCROLLED_BY_KEYS}
      aria-label={t('inbox.conversation_with', { name: fullName(person) })}
    >
      {isPending && <Skeleton lines={5} />}
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {!isPending && !error && all.length === 0 && <p className={styles.messagesNone}>{t('inbox.first')}</p>}
      {hasNextPage && (
        <Button size="sm" variant="ghost" onClick={older} disabled={isFetchingNextPage}>
          {t('button.load_more')}
        </Button>
      )}
      {days.map(({ day, messages }) => (
        <div key={day} className={styles.messagesDay}>
          <p className={styles.messagesDate} title={formatDate(`${day}T12:00:00`, 'display')}>
            {day}
          </p>
          <LiveList items={messages} keyOf={({ id }) => id} grow={false}>
            {(message) => <Bubble message={message} person={person} />}
          </LiveList>
        </div>
      ))}
      <WaitingMessages personId={person.id} />
    </div>
  );
}

function Bubble({ message: { sender_id, message, created_at }, person }: { message: ChatMessage; person: Participant }) {
  const own = useSession(({ user }) => user?.id === sender_id);
  const { text, records } = writtenRecords(message);
  return (
    <div className={own ? `${styles.bubble} ${styles.own}` : styles.bubble}>
      {!own && <Avatar name={fullName(person)} picture={person.sm_profile_picture_url} size={28} />}
      <div className={styles.said}>
        {text && <p>{text}</p>}
        {records.map((record) => (
          <RecordCard key={record.href} record={record} />
        ))}
      </div>
      <time dateTime={created_at}>{formatDate(created_at, 'time')}</time>
    </div>
  );
}
