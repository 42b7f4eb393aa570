import { Empty } from '@careloom/shared/ui';
import type { CSSProperties } from 'react';
import { t } from './texts';
import type { CalendarState } from './calendar-state';
import styles from './no-shifts.module.css';
import { daysOf, periodOf } from './period';

/** The note of an empty calendar, centred; in a month, in the lower part of the third week, below the day numbers. */
export function NoShifts({ view, day }: Pick<CalendarState, 'view' | 'day'>) {
  if (view === 'agenda') return <Empty compact>{t('calendar.none')}</Empty>;
  const weeks = view === 'month' ? daysOf(periodOf(view, day)).length / 7 : undefined;
  return (
    <div className={styles.none} data-view={view} style={weeks ? ({ '--weeks': weeks } as CSSProperties) : undefined}>
      <h2 className={styles.title}>{t('calendar.empty')}</h2>
      <p className={styles.words}>{t('calendar.none')}</p>
    </div>
  );
}
