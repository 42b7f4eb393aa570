import type { BoardPerson } from '@careloom/contract/resources/boards';
import { Avatar } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './face.module.css';

/** A person on the board: picture and name. Without a picture, the initial. */
export const Face = ({ person: { name, picture_url } }: { person: BoardPerson }) => (
  <span className={styles.person}>
    <span className={styles.face}>
      <Avatar name={name} picture={picture_url} size={96} />
    </span>
    <b className={styles.name}>{name}</b>
  </span>
);

/** A planned visit without a worker yet. */
export const NotKnown = () => (
  <span className={styles.person}>
    <span className={styles.open} aria-hidden />
    <b className={styles.unknown}>{t('board.unknown')}</b>
  </span>
);
