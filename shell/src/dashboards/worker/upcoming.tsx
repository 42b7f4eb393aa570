import type { Shift } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { ButtonLink, Card, Empty, Link } from '@careloom/shared/ui';
import { ShiftRow } from '../coming-up/shift-row';
import { linkTo } from '../link-to';

/** The shifts after the next one. */
export function Upcoming({ shifts }: { shifts: readonly Shift[] }) {
  const { href } = linkTo('shiftSchedule', {}, { shiftType: 'schedule' });
  const all = href && (
    <Link className="cl-link cl-small" href={href}>
      {t('dashboard.time_sheet')}
    </Link>
  );
  return (
    <Card title={t('dashboard.coming_up')} action={all} flush>
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

/** No shift ahead: the way on is to find a job. */
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
