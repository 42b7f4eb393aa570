import { Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './paper.module.css';

/** The skeleton of a board, with the height of the board. */
export const PaperSkeleton = () => (
  <div className={styles.paper} data-theme="light">
    <h1 className={styles.title} tabIndex={-1}>
      {t('board.title')}
    </h1>
    <Skeleton lines={8} />
  </div>
);
