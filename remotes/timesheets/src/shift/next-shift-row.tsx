import type { Shift } from '@careloom/contract/resources/shifts';
import { CardRow } from '@careloom/shared/detail';
import { formatDate, formatMoney, formatTimes, fullName } from '@careloom/shared/format';
import { hrefOf, queryString } from '@careloom/shared/navigation';
import { State } from '@careloom/shared/ui';
import { shiftKind } from './kind';
import styles from './next-shift-row.module.css';
import { SHIFT_STATES } from './states';

/** Address of the list with the shift, filtered by its day and worker: the logs once it has begun, before that the schedule. */
function hrefOfShift({ status, date, worker }: Shift): string {
  const list = status === 'in_progress' ? hrefOf('shiftLogs', { shiftType: 'log' }) : hrefOf('shiftSchedule', { shiftType: 'schedule' });
  return list + queryString({ from: date, to: date, search: worker && fullName(worker) });
}

/** An upcoming shift in one row: day, times and place; its kind or state, and its cost. The whole row is the link. */
export function NextShiftRow({ shift }: { shift: Shift }) {
  const { date, start_time, end_time, house, status, total_cost } = shift;
  return (
    <CardRow href={hrefOfShift(shift)}>
      <time dateTime={date} className={styles.day}>
        <b className={styles.number}>{Number(date.slice(8))}</b> {formatDate(date, 'dayName').slice(0, 3)}
      </time>
      <span className={styles.words}>
        <span className={styles.times}>{formatTimes(start_time, end_time)}</span>
        <span className={styles.house}>{house.name}</span>
      </span>
      <span className={styles.end}>
        {shiftKind(shift) ?? <State of={SHIFT_STATES} value={status} />}
        <span className={styles.cost}>{formatMoney(total_cost)}</span>
      </span>
    </CardRow>
  );
}
