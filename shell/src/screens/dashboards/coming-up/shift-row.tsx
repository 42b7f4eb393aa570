import type { Shift } from '@careloom/contract/resources/shifts';
import { formatDate, formatTimes } from '@careloom/shared/format';
import { createElement } from 'react';
import { kindIcon, kindOf } from './shift-words';
import styles from '../dashboards.module.css';

interface ShiftRowProps {
  shift: Shift;
  /** The line below the times: the house, or worker and house. */
  line: string;
  /** Content on the right, such as the pay or a state. */
  end?: React.ReactNode;
}

/** A shift in one row of a card: day, time and place. */
export function ShiftRow({ shift, line, end }: ShiftRowProps) {
  return (
    <div className={styles.shiftRow}>
      <div className={styles.shiftRowDay}>
        <b>{Number(shift.date.slice(8))}</b>
        {formatDate(shift.date, 'dayName').slice(0, 3)}
      </div>
      <div className="cl-grow">
        <div className="cl-name cl-tab">
          {formatTimes(shift.start_time, shift.end_time)}
          {shift.type !== 'normal' &&
            createElement(kindIcon(shift), { className: `cl-i-s ${styles.shiftRowKind}`, 'aria-label': kindOf(shift), role: 'img' })}
        </div>
        <div className="cl-line cl-ell" title={line}>
          {line}
        </div>
      </div>
      {end}
    </div>
  );
}
