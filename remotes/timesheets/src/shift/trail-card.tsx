import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { Check, X } from 'lucide-react';
import { t } from '../texts';
import { trailOf, type TrailKnot } from './trail';
import styles from './trail-card.module.css';

function Mark({ state }: Pick<TrailKnot, 'state'>) {
  return (
    <span className={styles.mark} data-state={state} aria-hidden>
      {state === 'done' && <Check className={styles.icon} />}
      {state === 'stopped' && <X className={styles.icon} />}
    </span>
  );
}

/** The way of the amount up to approval on one line. */
export function TrailCard({ shift }: { shift: ShiftDetail }) {
  return (
    <section className={styles.card} aria-label={t('shift.trail')}>
      <ol className={styles.trail}>
        {trailOf(shift).map(({ key, title, amount, line, state }) => (
          <li key={key} className={styles.knot} data-state={state}>
            <Mark state={state} />
            <span className={styles.title}>{title}</span>
            {amount !== null && <b className={styles.amount}>{formatMoney(amount)}</b>}
            {line && <span className={styles.line}>{line}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
