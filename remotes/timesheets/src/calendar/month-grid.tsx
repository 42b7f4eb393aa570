import { t } from './texts';
import { type CalendarData, hoursOf, moneyOf, sumsOf } from './calendar-data';
import type { CalendarState } from './calendar-state';
import { monthCell } from './month-cell';
import styles from './month-grid.module.css';
import { daysOf, periodOf, shortWeekday } from './period';

interface MonthGridProps {
  state: CalendarState;
  data: CalendarData;
  name: string;
  /** Whether cells show dots instead of shifts, as on a phone. */
  isNarrow: boolean;
}

const WEEK = 7;

/** The weeks of a month as a grid with a single tab stop, and the totals of each week. */
export function MonthGrid({ state, data, name, isNarrow }: MonthGridProps) {
  const days = daysOf(periodOf('month', state.day));
  const weeks = Array.from({ length: days.length / WEEK }, (_none, at) => days.slice(at * WEEK, (at + 1) * WEEK));
  return (
    <div role="grid" aria-label={name} className={styles.month}>
      <div role="row" className={styles.heads}>
        {days.slice(0, WEEK).map((day) => (
          <span key={day} role="columnheader" className={styles.head}>
            {shortWeekday(day)}
          </span>
        ))}
        <span role="columnheader" className={`${styles.head} ${styles.sumhead}`}>
          {t('calendar.sum')}
        </span>
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((day, at) => monthCell({ day, isFirst: at === 0, isNarrow, state, data }))}
          <WeekSum data={data} week={week} />
        </div>
      ))}
    </div>
  );
}

function WeekSum({ data, week }: { data: CalendarData; week: readonly string[] }) {
  const sums = sumsOf(data, week);
  return (
    <div role="gridcell" className={styles.sum}>
      {sums.count > 0 && (
        <>
          <b className={styles.money}>{moneyOf(sums)}</b>
          <span>{hoursOf(sums.hours)}</span>
          {sums.sleepOvers > 0 && <span>{t('calendar.sleep_overs', { count: sums.sleepOvers })}</span>}
        </>
      )}
    </div>
  );
}
