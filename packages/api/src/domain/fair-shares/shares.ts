import { isAsAsked, isFarAbove, SHARED_WORK, type SharedWork, type Share } from '@careloom/contract/resources/fair-shares';

/** What a worker did in a house in a period. Weekends and holidays are minutes; sleep overs and active nights are counted. */
export interface Tally extends Readonly<Record<SharedWork, number>> {
  worker_id: number;
  house_id: number;
  /** All work there, in minutes. */
  minutes: number;
}

export type OwnAndEven = Record<SharedWork, Pick<Share, 'own' | 'even'>>;

/** The minutes that a night counts for when kinds of work are compared. */
const NIGHT = 480;
const MINUTES_OF: Readonly<Record<SharedWork, number>> = { weekend: 1, holiday: 1, sleep_over: NIGHT, night: NIGHT };
/** An excess below one shift is not reported: minutes. */
const WORTH_SAYING = 480;

const isCounted = (kind: SharedWork) => MINUTES_OF[kind] === NIGHT;
const rounded = (kind: SharedWork, value: number) => (isCounted(kind) ? Math.round(value * 10) / 10 : Math.round(value));

/** The weekly hours of a worker without a stated preference: the average worked, rounded to half an hour. */
export const averageHours = (minutes: number, weeks: number): number => Math.max(0.5, Math.round((minutes / 60 / weeks) * 2) / 2);

/**
 * What each worker did and an even share of it. The work of each house is shared among its workers by their weekly hours, so that nobody is
 * compared with people of other houses or with holidays of other states. A worker of several houses brings to each the part of their weekly
 * hours that they worked there.
 * @param tallies of the houses whose work is shared
 * @param worked minutes of each worker in all houses, including those that are not shared
 * @param weeklyHours of each worker
 */
export function sharesOf(
  tallies: readonly Tally[],
  worked: ReadonlyMap<number, number>,
  weeklyHours: ReadonlyMap<number, number>,
): Map<number, OwnAndEven> {
  const weightOf = ({ worker_id, minutes }: Tally) => ((weeklyHours.get(worker_id) ?? 0) * minutes) / (worked.get(worker_id) || 1);
  const houses = new Map<number, { weight: number; work: Record<SharedWork, number> }>();
  for (const tally of tallies) {
    const house = houses.get(tally.house_id) ?? { weight: 0, work: { weekend: 0, holiday: 0, sleep_over: 0, night: 0 } };
    house.weight += weightOf(tally);
    for (const kind of SHARED_WORK) house.work[kind] += tally[kind];
    houses.set(tally.house_id, house);
  }
  const shares = new Map<number, OwnAndEven>();
  for (const tally of tallies) {
    const house = houses.get(tally.house_id);
    const part = house && house.weight > 0 ? weightOf(tally) / house.weight : 0;
    const mine = shares.get(tally.worker_id) ?? none();
    for (const kind of SHARED_WORK) {
      mine[kind].own += tally[kind];
      mine[kind].even += part * (house?.work[kind] ?? 0);
    }
    shares.set(tally.worker_id, mine);
  }
  for (const mine of shares.values()) for (const kind of SHARED_WORK) mine[kind].even = rounded(kind, mine[kind].even);
  return shares;
}

const none = (): OwnAndEven => ({
  weekend: { own: 0, even: 0 },
  holiday: { own: 0, even: 0 },
  sleep_over: { own: 0, even: 0 },
  night: { own: 0, even: 0 },
});

/** The excess over an even share in minutes, for any kind of work; negative below it. Work that the worker asked for is no excess. */
export const excessOf = (kind: SharedWork, share: Share): number =>
  isAsAsked(share) ? Math.min(0, share.own - share.even) : (share.own - share.even) * MINUTES_OF[kind];

/** The kind of work with a worker's largest excess over an even share, and its minutes. */
export function furthest(shares: Readonly<Record<SharedWork, Share>>): { kind: SharedWork; excess: number } {
  const excesses = SHARED_WORK.map((kind) => ({ kind, excess: excessOf(kind, shares[kind]) }));
  return excesses.reduce((most, one) => (one.excess > most.excess ? one : most));
}

/** Whether an excess is worth reporting: more than half an even share, and at least one shift. */
export const isWorthSaying = (kind: SharedWork, share: Share): boolean => isFarAbove(share) && excessOf(kind, share) >= WORTH_SAYING;
