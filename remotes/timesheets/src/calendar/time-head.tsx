import { VisuallyHidden } from '@careloom/shared/ui';
import { type CalendarData, countInWords, hoursOf } from './calendar-data';
import type { CalendarState } from './calendar-state';
import { DaySpecials } from './day-head';
import { dayNumber, shortWeekday } from './period';
import styles from './time-head.module.css';

/** The header of a day in a week or of a single day: its hours and special facts. It opens the day. */
export function TimeHead({ day, state, data }: { day: string; state: CalendarState; data: CalendarData }) {
  const found = data.days.get(day);
  return (
    <h2 className={styles.head} data-today={day === state.today || undefined}>
      <button
        type="button"
        className={styles.day}
        tabIndex={day === state.day ? 0 : -1}
        data-cell={day}
        data-more={day}
        aria-current={day === state.today ? 'date' : undefined}
      >
        <span>
          {shortWeekday(day)} <span className={styles.number}>{dayNumber(day)}</span>
        </span>
        <VisuallyHidden>{`, ${countInWords(found?.count ?? 0)}`}</VisuallyHidden>
        <span className={styles.sum}>{found && hoursOf(found.total_hour)}</span>
      </button>
      <DaySpecials data={data} day={day} />
    </h2>
  );
}
