import type { CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { formatMoney } from '@careloom/shared/format';
import { Avatar, VisuallyHidden } from '@careloom/shared/ui';
import { lookOf, markOf, toned } from './marks';
import { placeOf, type ShiftFacts, timesOf, titleOf } from './shift-words';
import styles from './shift-list.module.css';
import looks from './tones.module.css';

interface ShiftListProps {
  shifts: readonly CalendarShift[];
  facts: ShiftFacts;
}

/** Shifts as a list: worker, time, house, mark and cost. Clicks are handled by the surrounding element. */
export function ShiftList({ shifts, facts }: ShiftListProps) {
  if (shifts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {shifts.map((shift) => (
        <li key={shift.id}>
          <button type="button" className={styles.row} data-shift={shift.id}>
            <span aria-hidden className={`${looks.tone} ${styles.mark}`} {...toned(shift)} />
            <Avatar
              name={titleOf(shift, facts)}
              picture={facts.isOwn ? null : shift.worker?.sm_profile_picture_url}
              place={facts.isOwn}
              size={36}
            />
            <span className={styles.words}>
              <span className={styles.name}>{titleOf(shift, facts)}</span>{' '}
              <span className={styles.line}>{[timesOf(shift), placeOf(shift, facts)].filter(Boolean).join(', ')}</span>
            </span>
            <VisuallyHidden>{lookOf(markOf(shift)).word}</VisuallyHidden>
            <span className={styles.cost}>{formatMoney(shift.total_cost)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
