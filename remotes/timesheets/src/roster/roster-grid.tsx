import { formatDate } from '@careloom/shared/format';
import { type CSSProperties, useMemo, useRef } from 'react';
import { dayNumber, shortWeekday } from '../calendar/period';
import { t } from '../texts';
import type { Names } from './ribbon-words';
import styles from './roster-grid.module.css';
import { RosterRow } from './roster-row';
import type { Row } from './rows';
import { lanesOf, spanOf } from './spans';
import { inHours } from './times';
import { useRowsInSight } from './use-rows-in-sight';

/** Heights in pixels, as in the style sheet. */
export const HEAD = 48;
export const LANE = 52;
export const ROW_REST = 18;

interface RosterGridProps {
  label: string;
  rows: readonly Row[];
  days: readonly string[];
  today: string;
  names: Names;
}

/** The roster: only the rows in sight are drawn. */
export function RosterGrid({ label, rows, days, today, names }: RosterGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const tops = useMemo(() => topsOf(rows, days[0] ?? ''), [rows, days]);
  const [from, to] = useRowsInSight(box, tops);
  const [, ...people] = rows;
  const count = people.length;
  const isByHouse = people[0]?.kind === 'house';
  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles.box}
      style={{ '--days': days.length, '--height': `${HEAD + (tops.at(-1) ?? 0)}px` } as CSSProperties}
    >
      <div className={styles.all} role="presentation">
        <div role="row" aria-rowindex={1} className={styles.heads}>
          <div role="columnheader" className={styles.count}>
            {t(isByHouse ? 'roster.houses' : 'roster.workers', { count })}
          </div>
          {days.map((day) => (
            <DayHead key={day} day={day} rows={rows} isToday={day === today} />
          ))}
        </div>
        {rows.slice(from, to).map((row, index) => (
          <RosterRow
            key={row.key}
            row={row}
            at={from + index}
            top={HEAD + (tops[from + index] ?? 0)}
            days={days}
            today={today}
            names={names}
            stop={null}
            held={null}
            waiting=""
          />
        ))}
      </div>
    </div>
  );
}

function DayHead({ day, rows, isToday }: { day: string; rows: readonly Row[]; isToday: boolean }) {
  const minutes = rows.reduce((sum, { shifts }) => shifts.reduce((own, shift) => own + (shift.date === day ? shift.minutes : 0), sum), 0);
  return (
    <div role="columnheader" className={styles.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <abbr title={formatDate(day, 'long')} className={styles.weekday}>
        {shortWeekday(day)} <span className={styles.number}>{dayNumber(day)}</span>
      </abbr>{' '}
      <span className={styles.hours}>{t('roster.hours', { hours: inHours(minutes) })}</span>
    </div>
  );
}

/** Where each row begins, below the heads, and where the last ends. */
function topsOf(rows: readonly Row[], first: string): Float64Array {
  const tops = new Float64Array(rows.length + 1);
  rows.forEach(({ shifts }, index) => {
    const { lanes } = lanesOf(shifts.map((shift) => spanOf(shift, first)));
    tops[index + 1] = (tops[index] ?? 0) + lanes * LANE + ROW_REST;
  });
  return tops;
}
