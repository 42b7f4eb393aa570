import { Avatar } from '@careloom/shared/ui';
import { Hourglass, TriangleAlert, UserRoundX } from 'lucide-react';
import { memo } from 'react';
import { shortDay } from '../calendar/period';
import { t } from './texts';
import { heightOf } from './geometry';
import { ribbon, tail } from './ribbon';
import type { Names } from './ribbon-words';
import styles from './roster-grid.module.css';
import { isSameRow, type Row } from './rows';
import { lanesOf, spanOf } from './spans';
import { inHours } from './times';

export interface RosterRowProps {
  row: Row;
  at: number;
  top: number;
  days: readonly string[];
  today: string;
  names: Names;
  /** The keyboard position if it is in this row: `s12` on a shift, `c3` on an empty day. */
  stop: string | null;
  /** The id of the picked-up shift if it is in this row. */
  held: number | null;
  /** Ids of shifts with unsaved changes, as a text: `12,15`. */
  waiting: string;
}

/** A worker or house and the days. A ribbon is in the cell of its first day and extends beyond it. */
function Drawn({ row, at, top, days, today, names, stop, held, waiting }: RosterRowProps) {
  const [first = ''] = days;
  const count = days.length;
  const spans = row.shifts.map((shift) => spanOf(shift, first));
  const { lane, lanes } = lanesOf(spans);
  const unsaved = new Set(waiting.split(','));
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={styles.row}
      data-row={row.key}
      data-kind={row.kind}
      style={{ translate: `0 ${top}px`, height: heightOf({ lanes }) }}
    >
      <Head row={row} days={days} />
      {days.map((day, index) => {
        const own = row.shifts.flatMap((shift, nth) => (shift.date === day ? [nth] : []));
        const isEmpty = own.length === 0;
        const tails = index === 0 ? spans.flatMap(({ from, to }, nth) => (from < 0 && to > 0 ? [nth] : [])) : [];
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.cell}
            data-cell={`${at} ${index}`}
            data-today={day === today || undefined}
            {...(isEmpty && {
              'data-stop': `c${index}`,
              tabIndex: stop === `c${index}` ? 0 : -1,
              'aria-label': t('roster.empty_cell', { row: row.name, day: shortDay(day) }),
            })}
          >
            {[...tails, ...own].map((nth) => {
              const shift = row.shifts[nth];
              const span = spans[nth];
              if (!shift || !span) return null;
              if (span.from < 0) return tail(shift, { lane: lane[nth] ?? 0, to: span.to });
              return ribbon(shift, {
                lane: lane[nth] ?? 0,
                from: span.from - index,
                to: Math.min(span.to, count) - index,
                names,
                isByHouse: row.kind === 'house',
                isClashing: row.clashing.has(shift.id),
                isStop: stop === `s${shift.id}`,
                isHeld: held === shift.id,
                isWaiting: unsaved.has(String(shift.id)),
              });
            })}
          </div>
        );
      })}
    </div>
  );
}

export const RosterRow = memo(
  Drawn,
  ({ row, ...before }, { row: next, ...after }) =>
    isSameRow(row, next) && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key]),
);

function Head({ row, days }: Pick<RosterRowProps, 'row' | 'days'>) {
  const { kind, name, worker, clashing, rest } = row;
  const [first = ''] = days;
  const own = row.shifts.filter(({ date }) => date >= first && date <= (days.at(-1) ?? ''));
  const minutes = own.reduce((sum, shift) => sum + shift.minutes, 0);
  const nights = own.filter(({ type }) => type === 'sleep_over').length;
  const wished = worker?.weekly_hours && Math.round((worker.weekly_hours * days.length) / 7);
  const hours = wished ? t('roster.hours_of', { hours: inHours(minutes), wished }) : t('roster.hours', { hours: inHours(minutes) });
  const isCalm = clashing.size === 0 && rest === null;
  return (
    <div role="rowheader" className={styles.who}>
      <span className={styles.face}>
        <Avatar
          name={name}
          picture={worker?.sm_profile_picture_url}
          place={kind === 'house'}
          {...(kind === 'unfilled' && { icon: <UserRoundX className={styles.nobody} />, tint: 'gum' as const })}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.line}>
          {kind === 'unfilled' ? t('roster.shifts', { count: own.length }) : hours}
          {isCalm && nights > 0 && ` · ${t('calendar.sleep_overs', { count: nights })}`}
          {clashing.size > 0 && kind === 'worker' && (
            <span className={styles.mark} data-tone="stopped">
              <TriangleAlert aria-hidden className={styles.sign} />
              {t('roster.clashes', { count: Math.ceil(clashing.size / 2) })}
            </span>
          )}
          {rest !== null && clashing.size === 0 && (
            <span className={styles.mark} data-tone="waiting">
              <Hourglass aria-hidden className={styles.sign} />
              {t('roster.rest', { hours: inHours(rest) })}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
