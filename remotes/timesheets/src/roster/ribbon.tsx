import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { Moon, MoonStar, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import looks from '../calendar/tones.module.css';
import { isNight, toned } from '../calendar/marks';
import { type Names, ribbonName, timesOf, whereOf } from './ribbon-words';
import styles from './ribbon.module.css';

export interface RibbonOptions {
  lane: number;
  /** In days from its cell. */
  from: number;
  to: number;
  names: Names;
  isByHouse: boolean;
  isClashing: boolean;
  isStop: boolean;
  isHeld: boolean;
  /** Not saved yet. */
  isWaiting: boolean;
}

/** In days: a shorter ribbon is cut at the edge of the roster, without space for both times. */
const SHORT = 0.7;

/** A shift on the roster. A plain function instead of a component, because hundreds of shifts are visible. */
export function ribbon(shift: RosterShift, options: RibbonOptions) {
  const { lane, from, to, names, isByHouse, isClashing, isStop, isHeld, isWaiting } = options;
  const place = { '--lane': lane, '--from': from, '--span': to - from } as CSSProperties;
  const where = whereOf(shift, names, isByHouse);
  const isShort = to - from < SHORT;
  const times = isShort ? shift.start_time : timesOf(shift);
  const seen = `${times} ${where}`;
  const Night = shift.type === 'sleep_over' ? Moon : MoonStar;
  return (
    <button
      key={shift.id}
      type="button"
      className={`${looks.tone} ${styles.ribbon}`}
      {...toned(shift)}
      data-shift={shift.id}
      data-night={isNight(shift) || undefined}
      data-draft={shift.status === 'draft' || undefined}
      data-unfilled={shift.worker_id === null || undefined}
      data-clash={isClashing || undefined}
      data-held={isHeld || undefined}
      data-waiting={isWaiting || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={ribbonName(shift, seen, options)}
      style={place}
    >
      <span className={styles.when}>
        {isNight(shift) && !isShort && <Night className={styles.icon} aria-hidden />}
        {times}
        {isClashing && <TriangleAlert className={styles.clash} aria-hidden />}
      </span>{' '}
      <span className={styles.where}>{where}</span>
    </button>
  );
}

/** The end of a night that began on the day before the first. */
export const tail = (shift: RosterShift, { lane, to }: Pick<RibbonOptions, 'lane' | 'to'>) => (
  <span
    key={`tail ${shift.id}`}
    aria-hidden
    className={`${looks.tone} ${styles.ribbon} ${styles.tail}`}
    {...toned(shift)}
    data-night={isNight(shift) || undefined}
    data-draft={shift.status === 'draft' || undefined}
    style={{ '--lane': lane, '--from': 0, '--span': to } as CSSProperties}
  />
);
