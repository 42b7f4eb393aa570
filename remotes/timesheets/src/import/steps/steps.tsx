import { Check } from 'lucide-react';
import { t } from '../texts';
import styles from './steps.module.css';

/** The three steps of an upload, with the current one marked. @param at 0 to 3; 3 means that all are done */
export function Steps({ at }: { at: number }) {
  const names = [t('csv.step_choose'), t('csv.step_fix'), t('csv.step_add')];
  return (
    <ol className={styles.steps} aria-label={t('csv.steps')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? <Check aria-hidden className={styles.icon} /> : <span aria-hidden>{index + 1}</span>}
          {name}
          {index < at && <span className={styles.unseen}> {t('csv.step_done')}</span>}
        </li>
      ))}
    </ol>
  );
}
