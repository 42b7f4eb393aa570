import { monthOf } from '../../platform/clock/local-day';
import { agreementOn } from '../shifts/read-workers';
import { mondayOf } from '@careloom/pay/roster';
import { addDays } from '../../platform/clock/local-day';
import type { Facts } from './points';
import type { Pooled } from './read-pool';

const MINUTE_MS = 60_000;
/** In minutes. A shift further away than this always leaves enough rest. */
const NEAR = 24 * 60;

/** A shift that needs a worker, or that a worker has. Instants in milliseconds. */
export interface OnRoster {
  id: number;
  date: string;
  start: number;
  end: number;
  minutes: number;
  is_night: boolean;
}

interface Needed extends OnRoster {
  /** The current worker. */
  worker_id: number | null;
}

export type Exclusion = 'current' | 'archived' | 'inactive' | 'clash' | 'agreement_over' | 'no_agreement' | 'declined';

interface Beside {
  worker: Pooled;
  /** The worker's other shifts around it. */
  roster: readonly OnRoster[];
  /** Whether the worker declined an offer of it. */
  declined: boolean;
}

const overlaps = (one: OnRoster, other: OnRoster) => one.start < other.end && other.start < one.end;

/** Why a worker cannot take a shift; null if they can. `until`: the end of the other shift that they work at that time, in milliseconds. */
export function exclusionOf(shift: Needed, { worker, roster, declined }: Beside): { code: Exclusion; until: number | null } | null {
  const plain = (code: Exclusion) => ({ code, until: null });
  if (shift.worker_id === worker.id) return plain('current');
  if (worker.is_archived) return plain('archived');
  if (!worker.employable) return plain('inactive');
  const clash = roster.find((other) => other.id !== shift.id && overlaps(shift, other));
  if (clash) return { code: 'clash', until: clash.end };
  const agreement = agreementOn(worker, shift.date);
  if (agreement === 'over') return plain('agreement_over');
  if (agreement === 'none') return plain('no_agreement');
  return declined ? plain('declined') : null;
}

/** The facts from which the points of a worker for a shift are computed. @param km from the worker's home to the house */
export function factsOf(
  shift: OnRoster,
  { worker, roster }: Pick<Beside, 'worker' | 'roster'>,
  known: { count: number; last: string } | undefined,
  km: number | null,
): Facts {
  const others = roster.filter(({ id }) => id !== shift.id);
  const gaps = (of: (other: OnRoster) => number) => {
    const least = Math.min(...others.map(of).filter((gap) => gap >= 0)) / MINUTE_MS;
    return least < NEAR ? least : null;
  };
  const monday = mondayOf(shift.date);
  const sunday = addDays(monday, 6);
  const month = monthOf(Number(shift.date.slice(0, 4)), Number(shift.date.slice(5, 7)));
  const week = others.filter(({ date }) => monday <= date && date <= sunday);
  return {
    house_shifts: known?.count ?? 0,
    last_here: known?.last ?? null,
    rest_before: gaps(({ end }) => shift.start - end),
    rest_after: gaps(({ start }) => start - shift.end),
    distance_km: km,
    week_hours: week.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    shift_hours: shift.minutes / 60,
    wished_hours: worker.weekly_hours,
    is_night: shift.is_night,
    nights: others.filter(({ date, is_night }) => is_night && month.from <= date && date <= month.to).length,
  };
}
