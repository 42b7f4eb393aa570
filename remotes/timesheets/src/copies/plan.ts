import type { CopiedShift } from '@careloom/contract/resources/shift-weeks';
import { cents, dollars, sumOf } from '../publish/sums';

/** The options of a copy: made completely, made without its worker, or not at all. */
export type Chance = 'whole' | 'without_worker' | 'none';

/** Whether the worker already has the shift on the target day. */
export const isThere = ({ clashes, is_there }: CopiedShift): boolean => clashes === 1 && is_there === 1;

export function chanceOf(shift: CopiedShift): Chance {
  const { refusal, clashes, fits_without_worker } = shift;
  if (isThere(shift)) return 'none';
  if (refusal === null && clashes === 0) return 'whole';
  return fits_without_worker === 1 ? 'without_worker' : 'none';
}

/** The initial selection: all copies that can be made with their worker and do not exist yet. */
export const tickedAtFirst = (shifts: readonly CopiedShift[]): ReadonlySet<number> =>
  new Set(shifts.filter((shift) => chanceOf(shift) === 'whole' && shift.is_there === 0).map(({ id }) => id));

/** A copy as it would be made: without a worker it has no cost. */
export const madeOf = (shift: CopiedShift): CopiedShift =>
  chanceOf(shift) === 'whole' ? shift : { ...shift, worker: null, total_cost: dollars(0), fee: dollars(0) };

export interface CopySum {
  count: number;
  hours: number;
  /** Cost of the copied shifts in dollars, two decimals; null if it is unknown. */
  before: string | null;
  now: string;
}

/** The cost of the selected copies, and of the shifts they are copied from. */
export function sumOfCopies(ticked: readonly CopiedShift[]): CopySum {
  const { total_cost, hours } = sumOf(ticked.map(madeOf));
  const known = ticked.flatMap(({ cost_before }) => cost_before ?? []);
  const before = known.length === 0 ? null : dollars(known.reduce((sum, one) => sum + cents(one), 0));
  return { count: ticked.length, hours, before, now: total_cost };
}

export interface CopyDay {
  date: string;
  shifts: CopiedShift[];
}

/** The copies by day, in order. */
export function daysOf(shifts: readonly CopiedShift[]): CopyDay[] {
  const days = new Map<string, CopiedShift[]>();
  for (const shift of shifts) days.set(shift.date, [...(days.get(shift.date) ?? []), shift]);
  return [...days].map(([date, own]) => ({ date, shifts: own })).sort((one, other) => one.date.localeCompare(other.date));
}

/** The input for the selected copies. */
export const sentOf = (ticked: readonly CopiedShift[]) =>
  ticked.map((shift) => ({ id: shift.id, version: shift.version, keep_worker: chanceOf(shift) === 'whole' ? (1 as const) : (0 as const) }));
