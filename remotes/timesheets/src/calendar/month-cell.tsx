import type { CalendarDay, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { formatMoney } from '@careloom/shared/format';
import { VisuallyHidden } from '@careloom/shared/ui';
import { t } from './texts';
import { type CalendarData, countInWords, nightsBefore } from './calendar-data';
import type { CalendarState } from './calendar-state';
import { chip, tail } from './chip';
import { toned } from './marks';
import { DaySpecials, spokenDay } from './day-head';
import styles from './month-grid.module.css';
import { dayNumber } from './period';
import { endsNextDay } from './shift-words';
import looks from './tones.module.css';

interface CellProps {
  day: string;
  /** Whether it is the first day of its week: its cell also shows the end of the previous night. */
  isFirst: boolean;
  isNarrow: boolean;
  state: CalendarState;
  data: CalendarData;
}

/** A day of a month, with its number, special facts, first shifts, and the number of further ones. */
export function monthCell({ day, isFirst, isNarrow, state, data }: CellProps) {
  const found = data.days.get(day);
  const isOther = day.slice(0, 7) !== state.day.slice(0, 7);
  const isActive = day === state.day;
  return (
    <div
      key={day}
      role="gridcell"
      className={styles.cell}
      tabIndex={isActive ? 0 : -1}
      data-cell={day}
      data-other={isOther || undefined}
      aria-current={day === state.today ? 'date' : undefined}
      aria-selected={isActive}
    >
      <span className={styles.top}>
        <VisuallyHidden>{`${spokenDay(day)}, ${inWords(found)}`}</VisuallyHidden>
        <span aria-hidden className={styles.number}>
          {dayNumber(day)}
        </span>
        <DaySpecials data={data} day={day} />
      </span>
      {isNarrow ? dots(found) : shiftsOf(found, isFirst ? nightsBefore(data, day) : [], data)}
    </div>
  );
}

const inWords = (found: CalendarDay | undefined) =>
  [countInWords(found?.count ?? 0), found && formatMoney(found.total_cost)].filter(Boolean).join(', ');

/** The shifts of a day. The second line is reserved for nights, so that the nights of all days are aligned. */
function shiftsOf(found: CalendarDay | undefined, before: readonly CalendarShift[], data: CalendarData) {
  const bars = found?.shifts.filter((shift) => !endsNextDay(shift)) ?? [];
  const night = found?.shifts.find(endsNextDay);
  const [first, ...others] = bars;
  const more = (found?.count ?? 0) - bars.length - (night ? 1 : 0);
  return (
    <>
      <span className={styles.line}>{first && chip(first, data)}</span>
      <span className={styles.line}>
        {before.slice(0, 1).map(tail)}
        {night && chip(night, data)}
      </span>
      <span className={styles.line}>{others.slice(0, 1).map((shift) => chip(shift, data))}</span>
      {found && more > 0 && (
        <button type="button" tabIndex={-1} className={styles.more} data-more={found.date}>
          {t('calendar.more', { count: more })}
        </button>
      )}
    </>
  );
}

/** For phones: a dot for each of the first shifts. The list below shows all of them. */
const dots = (found: CalendarDay | undefined) => (
  <span aria-hidden className={styles.dots}>
    {found?.shifts.map((shift) => (
      <span key={shift.id} className={`${looks.tone} ${looks.dot}`} {...toned(shift)} />
    ))}
  </span>
);
