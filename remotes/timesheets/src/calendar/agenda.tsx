import { formatMoney } from '@careloom/shared/format';
import type { CSSProperties } from 'react';
import { t } from './texts';
import styles from './agenda.module.css';
import { type CalendarData, countInWords } from './calendar-data';
import type { CalendarState } from './calendar-state';
import { DaySpecials, spokenDay } from './day-head';
import { daysOf, longDay, periodOf } from './period';
import { ShiftList } from './shift-list';

interface AgendaProps {
  state: CalendarState;
  data: CalendarData;
}

/** The days of a month that have shifts, one below the other. Days outside the viewport keep their height, and the browser's page search finds them. */
export function Agenda({ state, data }: AgendaProps) {
  return (
    <div className={styles.agenda}>
      {daysOf(periodOf('agenda', state.day)).map((day) => {
        const found = data.days.get(day);
        const more = (found?.count ?? 0) - (found?.shifts.length ?? 0);
        return (
          found && (
            <section
              key={day}
              className={styles.day}
              style={{ '--rows': found.shifts.length } as CSSProperties}
              data-today={day === state.today || undefined}
            >
              <div className={styles.head}>
                <h2 className={styles.name} tabIndex={-1} data-cell={day}>
                  {longDay(day)}
                </h2>
                <DaySpecials data={data} day={day} />
                <span className={styles.sum}>
                  {countInWords(found.count)} · {formatMoney(found.total_cost)}
                </span>
              </div>
              <ShiftList shifts={found.shifts} facts={data} />
              {more > 0 && (
                <button
                  type="button"
                  className={styles.more}
                  data-more={day}
                  aria-label={t('calendar.more_of', { count: more, day: spokenDay(day) })}
                >
                  {t('calendar.more', { count: more })}
                </button>
              )}
            </section>
          )
        );
      })}
    </div>
  );
}
