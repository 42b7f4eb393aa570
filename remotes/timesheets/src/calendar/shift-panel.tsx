import type { Shift } from '@careloom/contract/resources/shifts';
import { formatDate, formatDecimal, formatMoney, formatTimes } from '@careloom/shared/format';
import { Avatar, Button, ButtonLink, LoadFailed, SkeletonList, State } from '@careloom/shared/ui';
import { shiftKind } from '../shift/kind';
import { isEditable } from '../shift/rules';
import { SHIFT_STATES } from '../shift/states';
import { t } from './texts';
import { hrefOfShift } from './shift-link';
import styles from './panel.module.css';
import { useShift } from './requests';
import { workerName } from './shift-words';
import { otherZone } from './zones';

/** A shift: who, where and when, the lines of its amount, its state, and a link to its list. */
export function ShiftPanel({ id, onEdit }: { id: number; onEdit: ((id: number) => void) | null }) {
  const { data: shift, error, isFetching, refetch } = useShift(id);
  if (error) return <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!shift) return <SkeletonList rows={4} row={styles.waiting ?? ''} />;
  const worker = workerName(shift);
  return (
    <>
      <div className={styles.person}>
        <Avatar name={worker} picture={shift.worker?.sm_profile_picture_url} size={40} />
        <div>
          <h2 className={styles.title}>{worker}</h2>
          <p className={styles.place}>{[shift.house.name, otherZone(shift.time_zone, shift.date)].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Line name={formatDate(shift.date)} value={formatTimes(shift.start_time, shift.end_time)} />
        {linesOf(shift).map(([name, value], at) => (
          <Line key={at} name={name} value={value} />
        ))}
        <Line name={t('field.shift.total_cost')} value={formatMoney(shift.total_cost)} isSum />
      </dl>
      <div className={styles.foot}>
        <span className={styles.tags}>
          {shiftKind(shift)}
          <State of={SHIFT_STATES} value={shift.status} />
        </span>
        {onEdit && isEditable(shift) && (
          <Button size="sm" variant="ghost" onClick={() => onEdit(id)}>
            {t('shift_form.edit')}
          </Button>
        )}
        <ButtonLink size="sm" href={hrefOfShift(shift)}>
          {t('calendar.open_shift')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The lines of the amount: hours and rate, or the name of a sleep over, which has a fixed amount. */
const linesOf = ({ segments }: Shift) =>
  segments.map(({ minutes, rate_type, rate_cents, amount_cents }) => [
    rate_type === 'sleep_over'
      ? t('dashboard.sleep_over')
      : t('calendar.rate_line', { hours: Math.round((minutes / 60) * 100) / 100, rate: formatDecimal(rate_cents / 100) }),
    formatDecimal(amount_cents / 100),
  ]);

function Line({ name, value, isSum = false }: { name: string | undefined; value: string | undefined; isSum?: boolean }) {
  return (
    <div className={styles.fact} data-sum={isSum || undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
