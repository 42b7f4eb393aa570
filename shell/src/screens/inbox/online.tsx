import type { Participant } from '@careloom/contract/resources/chat';
import { fullName } from '@careloom/shared/format';
import { useIsOnline } from '@careloom/shared/realtime';
import { Avatar } from '@careloom/shared/ui';
import { t } from './inbox-texts';
import styles from './online.module.css';

/** The picture of a person, with a dot while they are online. The text beside it has the same meaning. */
export function PersonPicture({ person }: { person: Participant }) {
  const online = useIsOnline(person.presence);
  return (
    <span className={styles.picture}>
      <Avatar name={fullName(person)} picture={person.sm_profile_picture_url} size={40} />
      {online && <span className={styles.dot} aria-hidden />}
    </span>
  );
}

/** "Online", or nothing: a person without an open page, or with an unknown state, is not shown as away. */
export function OnlineWord({ person, hidden = false }: { person: Participant; hidden?: boolean }) {
  const online = useIsOnline(person.presence);
  if (!online) return null;
  return <span className={hidden ? 'cl-hidden' : styles.word}>{t('inbox.online')}</span>;
}
