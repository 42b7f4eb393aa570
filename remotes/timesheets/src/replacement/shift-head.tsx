import type { Candidates, OpenShift } from '@careloom/contract/resources/replacements';
import { formatDate, formatMoney, formatTimes } from '@careloom/shared/format';
import { Avatar, Tag } from '@careloom/shared/ui';
import { Timer } from 'lucide-react';
import { shiftKind } from '../shift/kind';
import { t } from './texts';
import styles from './shift-head.module.css';
import { isSoon, timeLeft } from './until';

const dayOf = (instant: string, zone: string) => {
  const [day, month] = formatDate(instant, 'display', zone).split(' ');
  return `${formatDate(instant, 'dayName', zone).slice(0, 3)} ${day} ${month}`;
};

/** `Fri 27 Nov 07:00–09:30`, or with both days where it ends on the next. */
function whenOf({ start_at, end_at, time_zone: zone }: OpenShift): string {
  const [start, end] = [formatDate(start_at, 'time', zone), formatDate(end_at, 'time', zone)];
  const [first, last] = [dayOf(start_at, zone), dayOf(end_at, zone)];
  return first === last ? `${first} ${formatTimes(start, end)}` : `${first} ${start} – ${last} ${end}`;
}

/** The usual cost of the shift: its current cost, or its cost with the available workers. */
function costOf({ shift, candidates }: Candidates): string | null {
  if (shift.worker) return formatMoney(shift.total_cost);
  const costs = candidates.flatMap(({ total_cost }) => (total_cost === null ? [] : [Number(total_cost)]));
  if (costs.length === 0) return null;
  const [least, most] = [formatMoney(Math.min(...costs)), formatMoney(Math.max(...costs))];
  return least === most ? least : t('replacement.cost_range', { least, most });
}

function left(start: string, now: Date): string | null {
  const time = timeLeft(start, now);
  if (!time) return null;
  if ('days' in time) return t('replacement.starts_in', { time: t('replacement.days', { count: time.days }) });
  const { hours, minutes } = time;
  return t('replacement.starts_in', {
    time: hours > 0 ? t('replacement.hours_minutes', { hours, minutes }) : t('replacement.minutes', { minutes }),
  });
}

/** The shift that needs a worker: house, time, time left, and cost. */
export function ShiftHead({ found, now }: { found: Candidates; now: Date }) {
  const { shift } = found;
  const soon = left(shift.start_at, now);
  const cost = costOf(found);
  return (
    <div className={styles.head}>
      <Avatar name={shift.house.name} place size={40} />
      <div className={styles.where}>
        <p className={styles.house}>{shift.house.name}</p>
        <p className={styles.when}>{whenOf(shift)}</p>
      </div>
      {shiftKind(shift)}
      {soon && (
        <Tag tone={isSoon(shift.start_at, now) ? 'stopped' : 'quiet'} icon={Timer}>
          {soon}
        </Tag>
      )}
      {cost && <b className={styles.cost}>{cost}</b>}
    </div>
  );
}
