import type { ShiftWarning } from '@careloom/contract/resources/shifts';
import { formatMoney, formatTimes } from '@careloom/shared/format';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDay } from '../calendar/period';
import { shiftKind } from '../shift/kind';
import { t } from './texts';
import styles from './planned-line.module.css';

interface Planned {
  date: string;
  start_time: string;
  end_time: string;
  type: string;
  house: { name: string };
  total_cost: string;
  warnings: readonly ShiftWarning[];
  refusal: string | null;
}

interface PlannedLineProps {
  shift: Planned;
  /** A shift without a worker has no cost to show. */
  isPriced?: boolean;
  /** Content below the line. */
  children?: ReactNode;
}

/** A planned shift on one line: time, house, cost; below it why it is not possible, or warnings for the planner. */
export function PlannedLine({ shift, isPriced = true, children }: PlannedLineProps) {
  const { date, start_time, end_time, house, total_cost, warnings, refusal } = shift;
  const isOver = end_time <= start_time;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.when}>
          {shortDay(date)} <strong className={styles.times}>{formatTimes(start_time, end_time)}</strong>
          {isOver && <span className={styles.next}> {t('publish.next_day')}</span>}
        </span>
        <span className={styles.where}>
          {house.name} {shiftKind({ type: shift.type, is_overnight: 0 })}
        </span>
        <span className={styles.cost}>{isPriced && refusal === null ? formatMoney(total_cost) : '–'}</span>
      </div>
      {children}
      {refusal !== null && <Remark kind="refusal">{refusal}</Remark>}
      {warnings.map(({ code, text }) => (
        <Remark key={`${code} ${text}`} kind="warning">
          {text}
        </Remark>
      ))}
    </>
  );
}

function Remark({ kind, children }: { kind: 'refusal' | 'warning'; children: ReactNode }) {
  const Icon = kind === 'refusal' ? CircleAlert : TriangleAlert;
  return (
    <p className={styles.remark} data-kind={kind}>
      <Icon aria-hidden className={styles.icon} />
      {children}
    </p>
  );
}
