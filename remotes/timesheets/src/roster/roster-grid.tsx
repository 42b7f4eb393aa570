import { lazyPart } from '@careloom/shared/navigation';
import { formatDate } from '@careloom/shared/format';
import { type CSSProperties, memo, type RefObject, useMemo, Suspense } from 'react';
import { dayNumber, shortWeekday } from '../calendar/period';
import { t } from './texts';
import { HEAD } from './geometry';
import { HeldGhost } from './held-ghost';
import type { Held } from './held';
import { type Names, whereOf } from './ribbon-words';
import heldStyles from './held.module.css';
import styles from './roster-grid.module.css';
import { RosterRow } from './roster-row';
import type { Row } from './rows';
import type { Stop } from './stops';
import { inHours } from './times';
import { useRowsInSight } from './use-rows-in-sight';
import type { PlanContext } from './verdict';

const VerdictColumn = lazyPart(() => import('./verdict-column').then((part) => part.VerdictColumn));

interface RosterGridProps {
  label: string;
  rows: readonly Row[];
  tops: Float64Array;
  days: readonly string[];
  today: string;
  names: Names;
  box: RefObject<HTMLDivElement | null>;
  /** The ghost of a drag. The pointer moves it by its style, without rendering; its first child shows the times. */
  ghost: RefObject<HTMLDivElement | null>;
  at: Stop;
  held: Held | null;
  context: PlanContext;
  /** Ids of shifts with unsaved changes, joined by commas. */
  waiting: string;
}

/** The roster. Only the visible rows and the row with the focus are rendered. */
export function RosterGrid({ label, rows, tops, days, today, names, box, ghost, at, held, context, waiting }: RosterGridProps) {
  const [from, to] = useRowsInSight(box, tops);
  const minutes = useMemo(() => minutesByDay(rows), [rows]);
  const isByHouse = rows[1]?.kind === 'house';
  const focused = rows.findIndex(({ key }) => key === at.row);
  const shown = Array.from({ length: Math.min(to, rows.length) - from }, (_none, index) => from + index);
  // The row with the focus stays rendered when it is scrolled out of view, because its focus would be lost.
  if (focused >= 0 && !shown.includes(focused)) shown.push(focused);
  return (
    <div
      ref={box}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles.box}
      style={{ '--days': days.length } as CSSProperties}
    >
      <div className={styles.all} style={{ height: HEAD + (tops.at(-1) ?? 0) }} role="presentation">
        <div role="row" aria-rowindex={1} className={styles.heads}>
          <div role="columnheader" className={styles.count}>
            {t(isByHouse ? 'roster.houses' : 'roster.workers', { count: rows.length - 1 })}
          </div>
          {days.map((day) => (
            <DayHead key={day} day={day} minutes={minutes.get(day) ?? 0} isToday={day === today} />
          ))}
        </div>
        <Suspense>
          {held && <VerdictColumn held={held} rows={rows} tops={tops} from={from} to={to} days={days} context={context} />}
        </Suspense>
        {shown.map((index) => {
          const row = rows[index];
          return (
            row && (
              <RosterRow
                key={row.key}
                row={row}
                at={index}
                top={HEAD + (tops[index] ?? 0)}
                days={days}
                today={today}
                names={names}
                stop={row.key === at.row ? at.stop : null}
                held={held?.shift.id ?? null}
                waiting={waiting}
              />
            )
          );
        })}
        {held?.by === 'key' && <HeldGhost held={held} rows={rows} tops={tops} days={days} names={names} />}
        <div ref={ghost} hidden aria-hidden className={heldStyles.ghost}>
          <span />
          <span className={heldStyles.where}>{held && whereOf(held.shift, names, isByHouse)}</span>
        </div>
      </div>
    </div>
  );
}

/** The planned minutes of each day. */
function minutesByDay(rows: readonly Row[]): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { shifts } of rows) for (const shift of shifts) minutes.set(shift.date, (minutes.get(shift.date) ?? 0) + shift.minutes);
  return minutes;
}

const DayHead = memo(function DayHead({ day, minutes, isToday }: { day: string; minutes: number; isToday: boolean }) {
  return (
    <div role="columnheader" className={styles.day} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <abbr title={formatDate(day, 'long')} className={styles.weekday}>
        {shortWeekday(day)} <span className={styles.number}>{dayNumber(day)}</span>
      </abbr>{' '}
      <span className={styles.hours}>{t('roster.hours', { hours: inHours(minutes) })}</span>
    </div>
  );
});
