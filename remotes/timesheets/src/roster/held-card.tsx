import { t } from '../texts';
import type { Held } from './held';
import { type Names, whenOf, workerName } from './ribbon-words';
import { sentenceOf } from './spoken';
import type { Verdict } from './verdict';
import { VerdictTag } from './verdict-tag';
import styles from './verdict.module.css';

/**
 * Beside a shift that is picked up: to whom, when, and whether it fits. It is announced as well.
 * @param isLate whether the shift would go to the second half of the days, which the card leaves free
 */
export function HeldCard({ held, verdict, names, isLate }: { held: Held; verdict: Verdict; names: Names; isLate: boolean }) {
  const sentence = sentenceOf(verdict);
  return (
    <div className={styles.holder} aria-hidden>
      <div className={styles.card} data-side={isLate ? 'left' : 'right'}>
        <span className={styles.who}>{t('roster.to', { name: workerName(held.to.worker_id, names) })}</span>
        <span>{whenOf(held.to)}</span>
        <VerdictTag verdict={verdict} />
        {sentence && <span>{sentence}</span>}
        <span className={styles.keys}>{t('roster.keys')}</span>
      </div>
    </div>
  );
}
