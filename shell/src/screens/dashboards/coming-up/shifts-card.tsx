import type { Shift } from '@careloom/contract/resources/shifts';
import { fullName } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { Card, Link, State } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { linkTo } from '../links';
import { ShiftRow } from './shift-row';
import { SHIFT_STATES } from '../states';

interface ShiftsCardProps {
  /** Undefined while loading. */
  shifts: readonly Shift[] | undefined;
  /** First day of the list that the card links to, `yyyy-MM-dd`. */
  from: string;
  /** Shown while the shifts are not loaded: a skeleton or a failure. */
  children?: ReactNode;
}

/** The next shifts: when, who, where. */
export function ShiftsCard({ shifts, from, children }: ShiftsCardProps) {
  const { href } = linkTo('shiftSchedule', { from }, { shiftType: 'schedule' });
  const all = href && (
    <Link className="cl-link cl-small" href={href}>
      {t('menu.timesheet.shift_schedule')}
    </Link>
  );
  return (
    <Card title={t('dashboard.coming_up')} action={all} flush>
      {children}
      {shifts?.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.nothing_coming')}</p>}
      {shifts?.map((shift) => (
        <ShiftRow
          key={shift.id}
          shift={shift}
          line={`${shift.worker ? fullName(shift.worker) : t('dashboard.no_worker')} · ${shift.house.name}`}
          end={<State of={SHIFT_STATES} value={shift.status} />}
        />
      ))}
    </Card>
  );
}
