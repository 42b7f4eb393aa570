import type { Shift } from '@careloom/contract/resources/shifts';
import { formatMoney, today } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { Link } from '@careloom/shared/ui';
import { CalendarClock, House, Navigation } from 'lucide-react';
import { createElement, useState } from 'react';
import { dayWord, kindIcon, kindOf, untilStart } from '../coming-up/shift-words';
import { linkTo, directionsTo } from '../links';
import styles from './worker-home.module.css';

interface NextShiftProps {
  shift: Shift;
  /** Address of the house, if known. */
  address: string | null;
}

/** The next shift: what, when, where, pay, and directions. */
export function NextShift({ shift, address }: NextShiftProps) {
  const [now] = useState(() => new Date());
  const schedule = linkTo('shiftSchedule', {}, { shiftType: 'schedule' });
  return (
    <section className={styles.hero} data-next-shift aria-label={t('dashboard.next_shift')}>
      <div className="cl-row">
        {createElement(kindIcon(shift), { 'aria-hidden': true })}
        <strong>
          {kindOf(shift)}, {dayWord(shift, today(shift.time_zone, now))}
        </strong>
        <span className="cl-end cl-tab">{untilStart(shift.start_at, now)}</span>
      </div>
      <p className={styles.heroTime}>
        {shift.start_time}
        <span>–{shift.end_time}</span>
      </p>
      <div className={`cl-row ${styles.heroPlace}`}>
        <span className={styles.heroRoof}>
          <House aria-hidden />
        </span>
        <div className="cl-grow">
          <strong>{shift.house.name}</strong>
          <div>{address ?? shift.job.name}</div>
        </div>
      </div>
      <div className={`cl-row ${styles.heroPay}`}>
        <span>{shift.name}</span>
        <strong className="cl-end cl-tab">{formatMoney(shift.total_cost)}</strong>
      </div>
      <div className={styles.heroWays}>
        <a
          className={`${styles.heroWay} ${styles.heroWayFirst}`}
          href={directionsTo(address ?? shift.house.name)}
          target="_blank"
          rel="noreferrer"
        >
          <Navigation aria-hidden />
          {t('dashboard.directions')}
        </a>
        {schedule.href && (
          <Link className={styles.heroWay} href={schedule.href}>
            <CalendarClock aria-hidden />
            {t('dashboard.time_sheet')}
          </Link>
        )}
      </div>
    </section>
  );
}
