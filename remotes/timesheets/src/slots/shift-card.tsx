import { SCHEDULED, type Shift, shifts } from '@careloom/contract/resources/shifts';
import { RecordLink } from '@careloom/shared/detail';
import { formatDate, formatMoney, formatTimes, fullName } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Skeleton, State, Subtext } from '@careloom/shared/ui';
import { shiftKind } from '../shift/kind';
import { SHIFT_STATES } from '../shift/states';
import { t } from '../shift/words';

/** The current data of a shift as a link to its page: times, cost, worker, place and status. */
export function Fill({ id }: SlotProps<'shift-card'>) {
  const { data: shift, error } = useCall(shifts.get, { id });
  if (!shift) return error ? <Subtext>{error.message}</Subtext> : <Skeleton lines={2} />;
  return (
    <RecordLink
      href={pageOf(shift)}
      name={`${formatDate(shift.date)}, ${formatTimes(shift.start_time, shift.end_time)}`}
      figure={formatMoney(shift.total_cost)}
      line={[shift.worker ? fullName(shift.worker) : t('records.unfilled'), shift.house.name].join(' · ')}
      tags={
        <>
          {shiftKind(shift)}
          <State of={SHIFT_STATES} value={shift.status} />
        </>
      }
    />
  );
}

const pageOf = ({ id, status }: Pick<Shift, 'id' | 'status'>) =>
  SCHEDULED.includes(status)
    ? hrefOf('shift-schedule-details', { id, shiftType: 'schedule' })
    : hrefOf('shift-log-details', { id, shiftType: 'log' });
