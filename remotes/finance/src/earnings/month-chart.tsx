import { VisuallyHidden } from '@careloom/shared/ui';
import type { CSSProperties } from 'react';
import { t } from './texts';
import styles from './earnings.module.css';
import { amountOf, type MonthColumn, wholeDollarsOf } from './shown';

type Heights = CSSProperties & Record<'--earned' | '--rostered', number>;

function wordsOf({ name, earnedCents, rosteredCents }: MonthColumn): string {
  const amount = amountOf(earnedCents);
  return rosteredCents === 0
    ? t('earnings.month', { month: name, amount })
    : t('earnings.month_rostered', { month: name, amount, rostered: amountOf(rosteredCents) });
}

/**
 * One column per month, the current month last with its rostered amount dashed. The last full month shows its amount above the column.
 * Every column shows its amount on hover and to screen readers.
 */
export function MonthChart({ columns }: { columns: readonly MonthColumn[] }) {
  return (
    <ol className={styles.chart}>
      {columns.map((column, at) => (
        <li
          key={column.month}
          className={at === columns.length - 1 ? `${styles.month} ${styles.present}` : styles.month}
          title={wordsOf(column)}
          style={{ '--earned': column.earned, '--rostered': column.rostered } as Heights}
        >
          <VisuallyHidden>{wordsOf(column)}</VisuallyHidden>
          {at === columns.length - 2 && column.earnedCents > 0 && (
            <span aria-hidden className={styles.amountOfMonth}>
              {wholeDollarsOf(column.earnedCents)}
            </span>
          )}
          {column.rostered > 0 && <span aria-hidden className={styles.rostered} />}
          <span aria-hidden className={styles.earned} />
          <span aria-hidden className={styles.name}>
            {column.name.slice(0, 3)}
          </span>
        </li>
      ))}
    </ol>
  );
}
