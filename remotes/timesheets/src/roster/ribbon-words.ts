import type { RosterShift, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { formatTimes, fullName } from '@careloom/shared/format';
import { stateWord } from '@careloom/shared/ui';
import { lookOf, markOf } from '../calendar/marks';
import { shortDay } from '../calendar/period';
import { SHIFT_STATES } from '../shift/states';
import { t } from './texts';
import { endsNextDay } from './spans';

/** The names of workers and houses, by id. */
export interface Names {
  workers: ReadonlyMap<number, string>;
  houses: ReadonlyMap<number, string>;
}

export const namesOf = ({ workers, houses }: Pick<ShiftRosterData, 'workers' | 'houses'>): Names => ({
  workers: new Map(workers.map((worker) => [worker.id, fullName(worker)])),
  houses: new Map(houses.map(({ id, name }) => [id, name])),
});

export const timesOf = ({ start_time, end_time }: Pick<RosterShift, 'start_time' | 'end_time'>): string =>
  formatTimes(start_time, end_time);

export const workerName = (id: number | null, { workers }: Names): string =>
  id === null ? t('records.unfilled') : (workers.get(id) ?? '');

/** Distinguishes a shift from others of its row: by worker in the row of a house, elsewhere by house. */
export const whereOf = ({ worker_id, house_id }: Pick<RosterShift, 'worker_id' | 'house_id'>, names: Names, isByHouse: boolean): string =>
  isByHouse && worker_id !== null ? workerName(worker_id, names) : (names.houses.get(house_id) ?? '');

/** `Thu 19 Nov, 15:00–21:00` */
export const whenOf = (shift: Pick<RosterShift, 'date' | 'start_time' | 'end_time'>): string =>
  `${shortDay(shift.date)}, ${timesOf(shift)}`;

/** Everything a ribbon shows, as text. @param seen the visible text of the control, with which its name begins */
export function ribbonName(
  shift: RosterShift,
  seen: string,
  { isClashing, isWaiting }: { isClashing: boolean; isWaiting: boolean },
): string {
  const mark = markOf(shift);
  const times = timesOf(shift);
  const more = [
    !seen.startsWith(times) && times,
    shortDay(shift.date),
    endsNextDay(shift) && t('roster.ends_later'),
    mark !== shift.status && lookOf(mark).word,
    stateWord(SHIFT_STATES, shift.status),
    isClashing && t('roster.clash'),
    isWaiting && t('roster.not_saved'),
  ];
  return [seen, ...more.filter(Boolean)].join(', ');
}
