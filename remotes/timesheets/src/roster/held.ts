import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { isSamePlace, movedByDays, type Place, placeOf, resized } from './place';
import type { Row } from './rows';

/** A picked-up shift, and its current target. */
export interface Held {
  shift: RosterShift;
  to: Place;
  by: 'key' | 'pointer';
}

export const pickUp = (shift: RosterShift, by: Held['by']): Held => ({ shift, to: placeOf(shift), by });

export const hasMoved = ({ shift, to }: Held): boolean => !isSamePlace(shift, to);

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>;

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UP_AND_DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves a held shift by key: Left and Right change the day, with Alt the end, with Alt and Shift the start, by 15 minutes; Up and Down change the
 * worker. Null for other keys.
 */
export function movedByKey(held: Held, { key, altKey, shiftKey }: Pressed, rows: readonly Row[], days: readonly string[]): Held | null {
  const side = SIDES[key];
  if (side !== undefined && altKey) return { ...held, to: resized(held.to, shiftKey ? 'start' : 'end', side) };
  if (side !== undefined) return { ...held, to: movedByDays(held.to, side, days) };
  const down = UP_AND_DOWN[key];
  if (down === undefined) return null;
  // The house depends on the job, which a move does not change.
  if (rows[1]?.kind === 'house') return held;
  const present = rows.findIndex(({ id, kind }) => kind !== 'house' && id === held.to.worker_id);
  const next = rows[present + down];
  return next ? { ...held, to: { ...held.to, worker_id: next.id } } : held;
}
