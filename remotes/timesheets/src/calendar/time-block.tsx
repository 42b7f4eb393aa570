import { formatDecimal } from '@careloom/shared/format';
import { VisuallyHidden } from '@careloom/shared/ui';
import { Moon, MoonStar } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isNight, toned } from './marks';
import type { Laned } from './lanes';
import { placeOf, type ShiftFacts, shortTitleOf, timesOf, unseenOf } from './shift-words';
import styles from './time-block.module.css';
import type { ShiftSpan } from './time-spans';
import looks from './tones.module.css';

type Place = CSSProperties & Record<'--from' | '--span' | '--lane' | '--lanes', number>;

interface Column {
  facts: ShiftFacts;
  /** The day with the keyboard position: its shifts are tab stops. */
  isActive: boolean;
}

/**
 * A shift at its time: time, worker, house, cost. A plain function instead of a component, because a week has hundreds of shifts. Its
 * accessible name is its text: a separate label could differ from the visible text where that is cut off. If the block is too narrow for both
 * times, the style sheet shows only the start.
 */
export function timeBlock({ shift, from, to, lane, lanes, isCrowded, isTail }: Laned<ShiftSpan>, { facts, isActive }: Column) {
  const place: Place = { '--from': from, '--span': to - from, '--lane': lane, '--lanes': lanes };
  const when = timesOf(shift);
  const who = shortTitleOf(shift, facts);
  const where = isTail ? '' : placeOf(shift, facts); // the end of a night has space for only two lines
  const cost = isTail ? '' : formatDecimal(shift.total_cost);
  const seen = [when, who, cost, where].filter(Boolean).join(' ');
  const Icon = shift.type === 'sleep_over' ? Moon : MoonStar;
  return (
    <li key={`${shift.id} ${isTail}`} className={styles.place} style={place} data-crowded={isCrowded || undefined}>
      <button
        type="button"
        tabIndex={isActive && !isTail ? 0 : -1}
        className={`${looks.tone} ${styles.block}`}
        {...toned(shift)}
        data-shift={shift.id}
      >
        <span className={styles.when}>
          {isNight(shift) && <Icon className={styles.icon} />}
          <span>
            {shift.start_time}
            <span className={styles.until}>{when.slice(shift.start_time.length)}</span>
          </span>
        </span>{' '}
        <span className={styles.who}>{who}</span> {cost && <span className={styles.cost}>{cost} </span>}
        {where && <span className={styles.where}>{where}</span>}
        <VisuallyHidden>{`, ${unseenOf(shift, facts, seen)}`}</VisuallyHidden>
      </button>
    </li>
  );
}
