import { SCHEDULED, type Shift, shifts } from '@careloom/contract/resources/shifts';
import { formatDate, formatMoney, formatTimes, fullName } from '@careloom/shared/format';
import { AddressLink, hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Skeleton, State } from '@careloom/shared/ui';
import { shiftKind } from '../shift/kind';
import { SHIFT_STATES } from '../shift/states';
import { t } from '../texts';
import styles from './shift-card.module.css';

/** A shift as it is now, in a few lines that lead to its page: when, how much, who, where and how far. */
export function Fill({ id }: SlotProps<'shift-card'>) {
  const { data: shift, error } = useCall(shifts.get, { id });
  if (!shift) return error ? <p className={styles.line}>{error.message}</p> : <Skeleton lines={2} />;
  return (
    <AddressLink className={styles.card} href={pageOf(shift)}>
      <span className={styles.head}>
        <span className={styles.when}>
          {formatDate(shift.date)}, {formatTimes(shift.start_time, shift.end_time)}
        </span>
        <span className={styles.money}>{formatMoney(shift.total_cost)}</span>
      </span>
      <span className={styles.line}>{[shift.worker ? fullName(shift.worker) : t('records.unfilled'), shift.house.name].join(' · ')}</span>
      <span className={styles.tags}>
        {shiftKind(shift)}
        <State of={SHIFT_STATES} value={shift.status} />
      </span>
    </AddressLink>
  );
}

const pageOf = ({ id, status }: Pick<Shift, 'id' | 'status'>) =>
  SCHEDULED.includes(status)
    ? hrefOf('shift-schedule-details', { id, shiftType: 'schedule' })
    : hrefOf('shift-log-details', { id, shiftType: 'log' });
