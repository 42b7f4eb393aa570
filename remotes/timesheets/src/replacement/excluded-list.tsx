import type { Excluded } from '@careloom/contract/resources/replacements';
import { fullName } from '@careloom/shared/format';
import { Avatar } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './excluded-list.module.css';
import { whyNot } from './reasons';

/** The workers who can not take a shift, each with the reason. */
export function ExcludedList({ excluded }: { excluded: readonly Excluded[] }) {
  if (excluded.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('replacement.can_not')}>
      <h3 className={styles.title}>{t('replacement.can_not')}</h3>
      <ul className={styles.list}>
        {excluded.map(({ worker, code }) => (
          <li key={worker.id} className={styles.row}>
            <span className={styles.face}>
              <Avatar name={fullName(worker)} picture={worker.sm_profile_picture_url} size={28} />
            </span>
            <span className={styles.name}>{fullName(worker)}</span>
            <span className={styles.why}>{whyNot(code)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
