import { shifts } from '@careloom/contract/resources/shifts';
import { fullName, today } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { Card, Link, LoadFailed, Skeleton, State, useLateWait } from '@careloom/shared/ui';
import { linkTo } from '../link-to';
import { ShiftRow } from './shift-row';

const SHOWN = 5;

/** The next shifts of all houses that the user sees. */
export function ComingUp() {
  const allowed = useCan('timesheet-read');
  const from = today();
  const query = { page: 1, per_page: SHOWN, shift_type: 'schedule' as const, from, sort: 'date', dir: 'asc' as const };
  const { data, error, isPending, refetch, isFetching } = useCall(shifts.list, query, { enabled: allowed });
  const waiting = useLateWait(allowed && isPending);
  if (!allowed) return null;
  const { href } = linkTo('shiftSchedule', { from }, { shiftType: 'schedule' });
  const all = href && (
    <Link className="cl-link cl-small" href={href}>
      {t('menu.timesheet.shift_schedule')}
    </Link>
  );
  return (
    <Card title={t('dashboard.coming_up')} action={all} flush>
      {waiting && (
        <div className="cl-cardbody">
          <Skeleton lines={4} />
        </div>
      )}
      {error && (
        <div className="cl-cardbody">
          <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
        </div>
      )}
      {data?.total === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.nothing_coming')}</p>}
      {data?.items.map((shift) => (
        <ShiftRow
          key={shift.id}
          shift={shift}
          line={`${shift.worker ? fullName(shift.worker) : t('dashboard.no_worker')} · ${shift.house.name}`}
          end={<State of="shift" value={shift.status} />}
        />
      ))}
    </Card>
  );
}
