import { addDays } from '@careloom/shared/format';
import { type CSSProperties, useMemo, useRef } from 'react';
import { clockOf, minutesOf } from '../shift/clock';
import { t } from './texts';
import type { CalendarData } from './calendar-data';
import type { CalendarState } from './calendar-state';
import type { ClockChange } from './clock-changes';
import { spokenDay } from './day-head';
import { DrawnShift, type Openers } from './drawn-shift';
import { type Hidden, MOST_LANES, packLanes } from './lanes';
import { daysOf, periodOf } from './period';
import { timeBlock } from './time-block';
import styles from './time-grid.module.css';
import { TimeHead } from './time-head';
import { DAY, spansOf } from './time-spans';
import { useHourOfNow } from './use-hour-of-now';

interface TimeGridProps {
  state: CalendarState;
  data: CalendarData;
  name: string;
  forms: Openers;
}

const AXIS = 120;

/** Days side by side, with a line every two hours. Each shift is placed at the clock times of its house. */
export function TimeGrid({ state, data, name, forms: { add, edit } }: TimeGridProps) {
  const begins = minutesOf(state.begins);
  const days = daysOf(periodOf(state.view, state.day));
  const columns = useMemo(
    () =>
      daysOf(periodOf(state.view, state.day)).map((day) =>
        packLanes(spansOf(data.days.get(day), data.days.get(addDays(day, -1)), begins), MOST_LANES[state.view === 'week' ? 'week' : 'day']),
      ),
    [data, state.view, state.day, begins],
  );
  const box = useRef<HTMLDivElement>(null);
  useHourOfNow(box, state.view === 'day' && state.day === state.today ? begins : null);
  return (
    <div ref={box} role="group" aria-label={name} className={styles.times} data-days={days.length} data-drawable={add ? true : undefined}>
      <div aria-hidden className={styles.axis}>
        {Array.from({ length: DAY / AXIS }, (_none, at) => (
          <span key={at} className={styles.hour}>
            {clockOf(begins + at * AXIS).slice(0, 2)}
          </span>
        ))}
      </div>
      {days.map((day, at) => (
        <section key={day} className={styles.column} aria-label={spokenDay(day)}>
          <TimeHead day={day} state={state} data={data} />
          <ul className={styles.hours} data-hours={day} role={isBare(columns[at], data.changes.get(day)) ? 'none' : undefined}>
            {columns[at]?.laned.map((laned) => timeBlock(laned, { facts: data, isActive: day === state.day }))}
            {columns[at]?.hidden.map((hidden) => (
              <More key={hidden.from} day={day} hidden={hidden} />
            ))}
            {data.changes.get(day)?.map((change) => (
              <Band key={change.zone} change={change} begins={begins} />
            ))}
          </ul>
        </section>
      ))}
      {add && edit && <DrawnShift box={box} data={data} begins={begins} onAdd={add} onEdit={edit} />}
    </div>
  );
}

/** Whether a day is empty: an empty list gets the role `none`. */
const isBare = (column: { laned: readonly unknown[] } | undefined, changes: readonly unknown[] | undefined) =>
  column?.laned.length === 0 && (changes?.length ?? 0) === 0;

const placeOf = (from: number, to: number) => ({ '--from': from, '--span': to - from }) as CSSProperties;

const More = ({ day, hidden: { from, count } }: { day: string; hidden: Hidden }) => (
  <li className={styles.more} style={placeOf(from, from)}>
    <button
      type="button"
      tabIndex={-1}
      className={styles.rest}
      data-more={day}
      aria-label={t('calendar.more_of', { count, day: spokenDay(day) })}
    >
      {t('calendar.overlapping', { count })}
    </button>
  </li>
);

/** The clock times that a day does not have, or has twice. */
function Band({ change: { from, to, hours }, begins }: { change: ClockChange; begins: number }) {
  const times = `${clockOf(from)}–${clockOf(to)}`;
  return (
    <li className={styles.band} style={placeOf(from - begins, to - begins)}>
      {hours < DAY / 60 ? t('calendar.lost', { times }) : t('calendar.gained', { times })}
    </li>
  );
}
