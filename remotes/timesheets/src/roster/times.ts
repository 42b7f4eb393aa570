import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { MINIMUM_BREAK } from '@careloom/pay/roster';

const MINUTE = 60_000;

/** A time at which a worker is busy, in epoch milliseconds; `shift` is null if the user may not read the shift. */
export interface Taken {
  start: number;
  end: number;
  shift: RosterShift | null;
}

const known = new WeakMap<RosterShift, Taken>();

/** The time that a shift takes. Cached by shift, because a roster has thousands. */
export function takenOf(shift: RosterShift): Taken {
  const found = known.get(shift);
  if (found) return found;
  const start = Date.parse(shift.start_at);
  const taken = { start, end: start + shift.minutes * MINUTE, shift };
  known.set(shift, taken);
  return taken;
}

/** Half-open: a shift that ends when the other starts does not clash with it. */
export const clash = (a: Taken, b: Taken): boolean => a.start < b.end && b.start < a.end;

/** The shortest rest before or after a time, in minutes, if it is too short; otherwise null. Adjoining shifts are one period of work. */
export function shortRest(one: Taken, others: readonly Taken[]): number | null {
  let shortest: number | null = null;
  for (const other of others) {
    const rest = Math.max(other.start - one.end, one.start - other.end) / MINUTE;
    if (rest > 0 && rest < MINIMUM_BREAK && (shortest === null || rest < shortest)) shortest = rest;
  }
  return shortest;
}

/** `9.5`, `10` */
export const inHours = (minutes: number): string => String(Math.round(minutes / 6) / 10);
