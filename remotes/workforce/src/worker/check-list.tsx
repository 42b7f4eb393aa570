import { VisuallyHidden } from '@careloom/shared/ui';
import { Check as CheckMark, Minus } from 'lucide-react';
import { t } from './texts';
import styles from './check-list.module.css';
import type { Check } from './checks';

/** The checks of an applicant: each with a tick, or a dash if it fails. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.list}>
      {checks.map(({ label, why, ok }) => {
        const Mark = ok ? CheckMark : Minus;
        return (
          <li key={label} className={styles.line}>
            <span className={ok ? styles.right : styles.missing}>
              <Mark aria-hidden />
            </span>
            <span className={styles.words}>
              <strong className={styles.label}>{label}</strong>
              <VisuallyHidden>: {t(ok ? 'check.ok' : 'check.open')}, </VisuallyHidden>
              <span className={styles.why}>{why}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
