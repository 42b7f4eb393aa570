import { Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './paper.module.css';

/** In the place of a board while it is loaded: of its height. */
export const PaperSkeleton = () => (
  <div className={styles.paper} data-theme="light">
    <h1 className={styles.title} tabIndex={-1}>
      {t('board.title')}
    </h1>
    <Skeleton lines={8} />
  </div>
);
