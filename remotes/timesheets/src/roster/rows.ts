import type { RosterShift, RosterWorker, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { addDays, fullName } from '@careloom/shared/format';
import { t } from '../shift/words';
import type { RosterState } from './roster-state';
import { lanesOf, spanOf } from './spans';
import { clash, shortRest, type Taken, takenOf } from './times';

/** A row of the roster: unfilled shifts, a worker, or a house. */
export interface Row {
  key: string;
  kind: 'unfilled' | 'worker' | 'house';
  /** The id of the worker or the house; null for unfilled shifts. */
  id: number | null;
  name: string;
  worker: RosterWorker | null;
  /** In order of time, including the day before and after the period. */
  shifts: readonly RosterShift[];
  /** Ids of shifts that overlap another of the same worker. */
  clashing: ReadonlySet<number>;
  /** The shortest rest of the worker, in minutes, if one is too short. */
  rest: number | null;
  /** Maximum number of shifts side by side. */
  lanes: number;
}

export const UNFILLED = 'unfilled';
const NONE: ReadonlySet<number> = new Set();

/** The times at which each worker is busy. */
export type TakenBy = ReadonlyMap<number, readonly Taken[]>;

export function takenBy(shifts: readonly RosterShift[], busy: ShiftRosterData['busy']): TakenBy {
  const all = new Map<number, Taken[]>();
  const add = (worker: number, one: Taken) => {
    const own = all.get(worker);
    if (own) own.push(one);
    else all.set(worker, [one]);
  };
  for (const shift of shifts) if (shift.worker_id !== null) add(shift.worker_id, takenOf(shift));
  for (const { worker_id, start_at, minutes } of busy) {
    const start = Date.parse(start_at);
    add(worker_id, { start, end: start + minutes * 60_000, shift: null });
  }
  return all;
}

/** The row in which a shift is shown. */
export function rowKeyOf({ worker_id, house_id }: Pick<RosterShift, 'worker_id' | 'house_id'>, by: RosterState['rows']): string {
  if (worker_id === null) return UNFILLED;
  return by === 'worker' ? `w${worker_id}` : `h${house_id}`;
}

const inOrder = (a: RosterShift, b: RosterShift) => {
  const [one, other] = [a.date + a.start_time, b.date + b.start_time];
  return one === other ? a.id - b.id : one < other ? -1 : 1;
};

const hasShifts = ({ shifts }: Row, group: readonly RosterShift[]) =>
  shifts.length === group.length && group.every((shift) => shifts.includes(shift));

type Period = Omit<RosterState, 'today'>;

/**
 * @param shifts with unsaved changes
 * @param before rows of the same period, which are reused if their shifts are unchanged
 */
function rowsOf(data: ShiftRosterData, shifts: readonly RosterShift[], state: Period, before: ReadonlyMap<string, Row>): Row[] {
  const houses = data.houses.filter(({ id }) => state.house === null || id === state.house);
  const groups = new Map<string, RosterShift[]>();
  for (const shift of shifts) {
    const key = rowKeyOf(shift, state.rows);
    const group = groups.get(key);
    if (group) group.push(shift);
    else groups.set(key, [shift]);
  }
  const taken = takenBy(shifts, data.busy);
  const last = addDays(state.first, state.days - 1);
  const inPeriod = ({ date }: RosterShift) => date >= state.first && date <= last;
  const row = (key: string, kind: Row['kind'], id: number | null, name: string, worker: RosterWorker | null): Row => {
    const group = groups.get(key) ?? [];
    const known = before.get(key);
    if (known?.worker === worker && known.name === name && hasShifts(known, group)) return known;
    const own = group.toSorted(inOrder);
    const { lanes } = lanesOf(own.map((shift) => spanOf(shift, state.first)));
    if (kind === 'unfilled') return { key, kind, id, name, worker, shifts: own, clashing: NONE, rest: null, lanes };
    const besides = (shift: RosterShift) => (taken.get(shift.worker_id ?? 0) ?? []).filter((other) => other.shift !== shift);
    const clashing = own.filter((shift) => besides(shift).some((other) => clash(takenOf(shift), other))).map(({ id: of }) => of);
    const rests = kind === 'worker' ? own.filter(inPeriod).map((shift) => shortRest(takenOf(shift), besides(shift))) : [];
    const rest = rests.reduce<number | null>((least, one) => (one === null ? least : Math.min(one, least ?? one)), null);
    return { key, kind, id, name, worker, shifts: own, clashing: clashing.length === 0 ? NONE : new Set(clashing), rest, lanes };
  };
  const unfilled = row(UNFILLED, 'unfilled', null, t('records.unfilled'), null);
  if (state.rows === 'house') return [unfilled, ...houses.map(({ id, name }) => row(`h${id}`, 'house', id, name, null))];
  return [unfilled, ...data.workers.map((worker) => row(`w${worker.id}`, 'worker', worker.id, fullName(worker), worker))];
}

/** Builds rows, reusing rows with unchanged shifts, because an edit changes one shift of thousands. */
export function createRows() {
  let of = '';
  let busy: ShiftRosterData['busy'] | null = null;
  let before = new Map<string, Row>();
  return (data: ShiftRosterData, shifts: readonly RosterShift[], state: Period): Row[] => {
    const period = [state.first, state.days, state.rows, state.house].join();
    // Whether shifts of a house clash depends on those of other houses.
    if (period !== of || data.busy !== busy || state.rows === 'house') before = new Map();
    const rows = rowsOf(data, shifts, state, before);
    [of, busy, before] = [period, data.busy, new Map(rows.map((row) => [row.key, row]))];
    return rows;
  };
}

/** Whether a row looks the same as before, so that it need not be rendered again. */
export const isSameRow = (a: Row, b: Row): boolean =>
  a === b ||
  (a.key === b.key &&
    a.name === b.name &&
    a.worker?.sm_profile_picture_url === b.worker?.sm_profile_picture_url &&
    a.rest === b.rest &&
    a.shifts.length === b.shifts.length &&
    a.shifts.every((shift, index) => shift === b.shifts[index]) &&
    a.clashing.size === b.clashing.size &&
    [...a.clashing].every((id) => b.clashing.has(id)));

/** Worker or house of a shift added in a row. @param house the shown one, null for all */
export const ownerOf = (row: Row | undefined, house: number | null) => ({
  ...(row?.kind === 'worker' && row.id !== null && { worker_id: row.id }),
  ...(row?.kind === 'house' && row.id !== null ? { house: row.id } : house !== null && { house }),
});
