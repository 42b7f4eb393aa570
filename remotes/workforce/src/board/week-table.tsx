import { PARTS_OF_DAY } from '@careloom/contract/resources/boards';
import { formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { PartContent, PartLabel } from './part';
import type { OnOuting, ShownDay, ShownWeek } from './shown-week';
import styles from './week-table.module.css';

interface WeekTableProps {
  week: ShownWeek;
  onOuting: OnOuting | null;
}

/** A week: the days as columns, the parts of the day as rows. Today is marked on screen, but not in print. */
export function WeekTable({ week, onOuting }: WeekTableProps) {
  const { days, today, sleeps } = week;
  return (
    <table className={styles.week} aria-label={t('board.title')}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {days.map(({ date }) => (
            <th key={date} scope="col" className={styles.day} aria-current={date === today ? 'date' : undefined}>
              {date === today && <span className={styles.now}>{t('board.today')}</span>}
              {formatDate(date, 'dayName')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS_OF_DAY.map((part) => (
          <tr key={part}>
            <th scope="row" className={styles.part}>
              <PartLabel part={part} sleeps={sleeps === 1} />
            </th>
            {days.map((day) => (
              <Cell key={day.date} day={day} part={part} isToday={day.date === today} onOuting={onOuting} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, part, isToday, onOuting }: { day: ShownDay; part: string; isToday: boolean; onOuting: OnOuting | null }) {
  const found = day.parts.find((one) => one.part === part);
  return (
    <td className={styles.cell} data-part={part} data-today={isToday || undefined}>
      {found && <PartContent content={found} date={day.date} onOuting={onOuting} />}
    </td>
  );
}
