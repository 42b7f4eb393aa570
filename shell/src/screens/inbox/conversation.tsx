import { chat } from '@careloom/contract/resources/chat';
import { fullName } from '@careloom/shared/format';
import { t, roleWord } from './inbox-texts';
import { useCall } from '@careloom/shared/query';
import { LoadFailed, Skeleton } from '@careloom/shared/ui';
import { ChevronLeft } from 'lucide-react';
import { MessageBox } from './message-box';
import { OnlineWord, PersonPicture } from './online';
import { Messages } from './messages';
import styles from './inbox.module.css';
import type { WrittenRecord } from './written-records';

interface ConversationProps {
  /** Id of the other person. */
  id: number;
  /** The record that the next message is about. */
  about: WrittenRecord | null;
  onAboutDone: () => void;
  onBack: () => void;
}

/** The right pane: the person, the messages and the message box. */
export function Conversation({ id, about, onAboutDone, onBack }: ConversationProps) {
  const { data: person, error, isPending, refetch, isFetching } = useCall(chat.recipient, { id });
  if (error) {
    return (
      <div className={`${styles.talkPane} ${styles.failed}`}>
        <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  }
  if (!person) return <div className={`${styles.talkPane} ${styles.failed}`}>{isPending && <Skeleton lines={6} />}</div>;
  return (
    <section className={styles.talkPane} aria-label={t('inbox.conversation_with', { name: fullName(person) })}>
      <h1 className={`cl-hidden ${styles.talkTitle}`}>{t('menu.inbox')}</h1>
      <header className={styles.talkHead}>
        <button type="button" className={`cl-iconbtn ${styles.talkBack}`} aria-label={t('inbox.back')} onClick={onBack}>
          <ChevronLeft className="cl-i" aria-hidden />
        </button>
        <PersonPicture person={person} />
        <div className="cl-grow">
          <h2 className="cl-name cl-ell">{fullName(person)}</h2>
          <p className="cl-line">
            {roleWord(person.user_type)}
            <OnlineWord person={person} />
          </p>
        </div>
      </header>
      <Messages person={person} />
      <MessageBox key={id} person={person} about={about} onAboutDone={onAboutDone} />
    </section>
  );
}
