import { formatCount } from '@careloom/shared/format';
import { Card } from '@careloom/shared/ui';
import { t } from '../texts';
import type { Phase } from '../upload-flow';
import styles from './reading-step.module.css';

/** The progress of reading the file and checking its rows. */
export function ReadingStep({ phase: { step, done, of } }: { phase: Extract<Phase, { at: 'reading' }> }) {
  const name = t(step === 'read' ? 'csv.reading' : 'csv.checking');
  return (
    <Card>
      <div className={styles.reading} aria-busy>
        <p role="status">{name}</p>
        <progress className={styles.progress} aria-label={name} {...(of > 0 && { value: done, max: of })} />
        {of > 0 && <p className={styles.rows}>{t('csv.checked_rows', { done: formatCount(done), of: formatCount(of) })}</p>}
      </div>
    </Card>
  );
}
