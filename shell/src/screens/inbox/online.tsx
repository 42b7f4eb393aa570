import type { Participant } from '@careloom/contract/resources/chat';
import { fullName } from '@careloom/shared/format';
import { useIsOnline } from '@careloom/shared/realtime';
import { Avatar } from '@careloom/shared/ui';
import { t } from './inbox-texts';
import styles from './online.module.css';

/** The picture of a person, with a dot while they are online. Beside it the word says the same. */
export function PersonPicture({ person }: { person: Participant }) {
  const online = useIsOnline(person.presence);
  return (
    <span className={styles.picture}>
      <Avatar name={fullName(person)} picture={person.sm_profile_picture_url} size={40} />
      {online && <span className={styles.dot} aria-hidden />}
    </span>
  );
}

/** "Online", or nothing: who has no page open, or is not known to have one, is not said to be away. */
export function OnlineWord({ person, hidden = false }: { person: Participant; hidden?: boolean }) {
  const online = useIsOnline(person.presence);
  if (!online) return null;
  return <span className={hidden ? 'cl-hidden' : styles.word}>{t('inbox.online')}</span>;
}
