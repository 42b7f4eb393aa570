import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { Moon, MoonStar } from 'lucide-react';
import styles from './chip.module.css';
import { isNight, toned } from './marks';
import { endsNextDay, type ShiftFacts, shortTitleOf, startOf, unseenOf } from './shift-words';
import looks from './tones.module.css';

const NightIcon = ({ type }: Pick<CalendarShift, 'type'>) =>
  type === 'sleep_over' ? <Moon className={styles.icon} /> : <MoonStar className={styles.icon} />;

/**
 * A shift in a cell of a month: a bar, or a ribbon over the line between two days if it ends on the next. A plain function
 * instead of a component, because a month has more than a hundred shifts.
 */
export function chip(shift: CalendarShift, facts: ShiftFacts) {
  const seen = `${startOf(shift)} ${shortTitleOf(shift, facts)}`;
  const shape = endsNextDay(shift) ? styles.ribbon : styles.bar;
  return (
    <button
      key={shift.id}
      type="button"
      tabIndex={-1}
      className={`${looks.tone} ${styles.chip} ${shape}`}
      {...toned(shift)}
      data-shift={shift.id}
      aria-label={`${seen}, ${unseenOf(shift, facts, seen)}`}
    >
      {isNight(shift) && <NightIcon type={shift.type} />}
      <span className={styles.start}>{startOf(shift)}</span> <span className={styles.name}>{shortTitleOf(shift, facts)}</span>
    </button>
  );
}

/** The end of a night that began on the day before the first day of a row. Screen readers find the shift only on its start day. */
export const tail = (shift: CalendarShift) => (
  <span
    key={`tail ${shift.id}`}
    aria-hidden
    className={`${looks.tone} ${styles.chip} ${styles.tail}`}
    {...toned(shift)}
    data-shift={shift.id}
  />
);
