import type { Participant } from '@careloom/contract/resources/chat';
import { fullName, today } from '@careloom/shared/format';
import { t, roleWord } from './inbox-texts';
import { OnlineWord, PersonPicture } from './online';
import { lastWhen } from './message-groups';
import { writtenRecords } from './written-records';
import styles from './people-list.module.css';

interface PeopleListProps {
  label: string;
  people: readonly Participant[];
  /** Id of the person whose conversation is open. */
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** A list of people: picture, name, last message, and number of unread messages. */
export function PeopleList({ label, people, chosen, onChoose }: PeopleListProps) {
  return (
    <ul className={styles.people} aria-label={label}>
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={person.unread_count > 0 ? `${styles.talk} ${styles.unread}` : styles.talk}
            aria-current={person.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(person.id)}
          >
            <PersonPicture person={person} />
            <span className={styles.talkText}>
              <span className="cl-name cl-ell">
                {fullName(person)} <OnlineWord person={person} hidden />
              </span>
              <span className="cl-line cl-ell">{previewOf(person)}</span>
            </span>
            <TalkEnd person={person} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The last message in one line. A record in it is shown as a word. */
function previewOf({ last_message, user_type }: Participant): string {
  if (last_message === null) return roleWord(user_type);
  const { text, records } = writtenRecords(last_message);
  return [text, ...records.map(({ slot }) => t(`inbox.${slot}`))].filter(Boolean).join(' · ');
}

function TalkEnd({ person: { last_message_at, unread_count } }: { person: Participant }) {
  if (last_message_at === null) return null;
  return (
    <span className={styles.talkEnd}>
      <time dateTime={last_message_at}>{lastWhen(last_message_at, today())}</time>
      {unread_count > 0 && (
        <span className="cl-badge">
          {unread_count}
          <span className="cl-hidden"> {t('notices.unread')}</span>
        </span>
      )}
    </span>
  );
}
