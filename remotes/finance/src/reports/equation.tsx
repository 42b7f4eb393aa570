import { formatDecimal, formatMoney } from '@careloom/shared/format';
import { t } from './texts';
import styles from './equation.module.css';

/** An amount of an equation, after its sign. A result is computed from the previous amounts. */
export interface Term {
  sign: '' | '+' | '−' | '=';
  label: string;
  amount: string;
}

/** Totals as an equation: every amount with its sign and name, in order. The last is the main result. */
export function Equation({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.equation} aria-label={t('report.equation')}>
      {terms.map(({ sign, label, amount }, at) => (
        <div key={label} className={sign === '=' ? `${styles.term} ${styles.result}` : styles.term}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>
            {sign && <span className={styles.sign}>{sign} </span>}
            {at === terms.length - 1 ? <strong className={styles.last}>{formatMoney(amount)}</strong> : formatDecimal(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
