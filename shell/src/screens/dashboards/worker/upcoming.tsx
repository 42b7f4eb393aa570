import type { Shift } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { Card, Link } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { ShiftRow } from '../coming-up/shift-row';
import { linkTo } from '../links';

interface UpcomingProps {
  shifts: readonly Shift[];
  /** Selects the first day. */
  picker: ReactNode;
}

/** The upcoming shifts without the first, which is on the card above. */
export function Upcoming({ shifts, picker }: UpcomingProps) {
  const { href } = linkTo('shiftSchedule', {}, { shiftType: 'schedule' });
  const all = href && (
    <Link className="cl-link cl-small" href={href}>
      {t('dashboard.time_sheet')}
    </Link>
  );
  return (
    <Card title={t('dashboard.coming_up')} action={all} flush>
      {picker}
      {shifts.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.nothing_coming')}</p>}
      {shifts.map((shift) => (
        <ShiftRow
          key={shift.id}
          shift={shift}
          line={shift.house.name}
          end={<strong className="cl-tab">{formatMoney(shift.total_cost)}</strong>}
        />
      ))}
    </Card>
  );
}
