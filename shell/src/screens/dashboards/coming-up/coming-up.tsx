import { shifts } from '@careloom/contract/resources/shifts';
import { today } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { ShiftsCard } from './shifts-card';
import styles from '../dashboards.module.css';

const SHOWN = 5;

/** The next shifts in all houses that the user may see. */
export function ComingUp() {
  const allowed = useCan('timesheet-read');
  const from = today();
  const query = { page: 1, per_page: SHOWN, shift_type: 'schedule' as const, from, sort: 'date', dir: 'asc' as const };
  const { data, error, isPending, refetch, isFetching } = useCall(shifts.list, query, { enabled: allowed });
  if (!allowed) return null;
  const failed = error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <ShiftsCard shifts={data?.items} from={from}>
      {failed ? <div className="cl-cardbody">{failed}</div> : isPending && <SkeletonList rows={SHOWN} row={`${styles.shiftRow}`} />}
    </ShiftsCard>
  );
}
