import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { formatDate, formatMoney, formatTimes } from '@careloom/shared/format';
import { dollars } from '../amount/cents';
import { t } from './texts';
import styles from './next-shift-card.module.css';
import type { Seen } from './with-queued';

interface WakeUpsProps {
  shift: Pick<NextShift, 'wake_ups' | 'lines' | 'time_zone'>;
  /** Not sent yet. */
  waiting: Seen['wakeUps'];
}

/** The cost of the lines of a wake-up, in cents; 0 for a wake-up within an earlier one. */
const centsOf = (lines: NonNullable<NextShift['lines']>, from: string, to: string) =>
  lines
    .filter(({ part, start_at }) => part === 'wake_up' && from <= start_at && start_at < to)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** The wake-ups with their prices as computed by the server, and wake-ups waiting to be sent. */
export function WakeUps({ shift: { wake_ups = [], lines = [], time_zone }, waiting }: WakeUpsProps) {
  if (wake_ups.length + waiting.length === 0) return null;
  const clock = (instant: string) => formatDate(instant, 'time', time_zone);
  return (
    <ul className={styles.wakeUps} aria-label={t('own.wake_ups')}>
      {wake_ups.map(({ start_at, end_at }) => (
        <li key={start_at} className={styles.wakeUp}>
          <span>{formatTimes(clock(start_at), clock(end_at))}</span>
          <span className={styles.end}>{formatMoney(dollars(centsOf(lines, start_at, end_at)))}</span>
        </li>
      ))}
      {waiting.map(({ start_time, end_time }) => (
        <li key={`${start_time} ${end_time}`} className={styles.wakeUp}>
          <span>{formatTimes(start_time, end_time)}</span>
          <span className={styles.end}>{t('own.wake_up_waiting')}</span>
        </li>
      ))}
    </ul>
  );
}
