import { t } from './texts';
import styles from './share-bar.module.css';

/** Explains the line and the bars, for the list of all workers or for the user's own row. */
export function Legend({ isOwn = false }: { isOwn?: boolean }) {
  return (
    <p className={styles.legend}>
      <span className={styles.key}>
        <span aria-hidden className={styles.keyEven} />
        {t('shares.legend_even')}
      </span>
      <span className={styles.key}>
        <span aria-hidden className={styles.keyFar} />
        {t('shares.legend_far')}
      </span>
      <span className={styles.key}>
        <span aria-hidden className={styles.keyBroken} />
        {t('shares.legend_broken')}
      </span>
      <span className={styles.key}>
        <span aria-hidden className={styles.keyAsked} />
        {t('shares.legend_asked')}
      </span>
      {!isOwn && <span className={styles.end}>{t('shares.own_row')}</span>}
    </p>
  );
}
