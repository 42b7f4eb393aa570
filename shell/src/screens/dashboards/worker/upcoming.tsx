import type { Shift } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { ButtonLink, Card, Empty, Link } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { ShiftRow } from '../coming-up/shift-row';
import { linkTo } from '../links';

interface UpcomingProps {
  shifts: readonly Shift[];
  /** Selects the first day. */
  picker: ReactNode;
}

/** The upcoming shifts without the first, which `NextShift` shows. */
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

/** Shown if no shifts are planned; links to the open jobs. */
export function NothingAhead() {
  const { href } = linkTo('find-jobs');
  const action = href && (
    <ButtonLink href={href} variant="solid">
      {t('dashboard.find_jobs')}
    </ButtonLink>
  );
  return (
    <section className="cl-card">
      <Empty compact action={action}>
        {t('dashboard.no_shift')}
      </Empty>
    </section>
  );
}
