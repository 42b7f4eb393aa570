import { isAsAsked, isFarAbove, SHARED_WORK, type SharedWork, type Share } from '@careloom/contract/resources/fair-shares';

/** What a worker did in a house in a period. Weekends and holidays are minutes; sleep overs and active nights are counted. */
export interface Tally extends Readonly<Record<SharedWork, number>> {
  worker_id: number;
  house_id: number;
  /** All that was worked there, in minutes. */
  minutes: number;
}

export type OwnAndEven = Record<SharedWork, Pick<Share, 'own' | 'even'>>;

/** How long a night counts where kinds of work are compared: minutes. */
const NIGHT = 480;
const MINUTES_OF: Readonly<Record<SharedWork, number>> = { weekend: 1, holiday: 1, sleep_over: NIGHT, night: NIGHT };
/** Less than a shift above an even share is said of nobody: minutes. */
const WORTH_SAYING = 480;

const isCounted = (kind: SharedWork) => MINUTES_OF[kind] === NIGHT;
const rounded = (kind: SharedWork, value: number) => (isCounted(kind) ? Math.round(value * 10) / 10 : Math.round(value));

/** The weekly hours of a worker who wants no particular number of them: the average that was worked, to half an hour. */
export const averageHours = (minutes: number, weeks: number): number => Math.max(0.5, Math.round((minutes / 60 / weeks) * 2) / 2);

/**
 * What each worker did and what would be an even share of it. Work is shared in each house among those who worked there, by their weekly
 * hours, so that nobody is compared with people of other houses or with holidays of other states. Who works in several houses brings to each
 * the part of their weekly hours that they worked there.
 * @param tallies of the houses whose work is shared
 * @param worked minutes of each worker in all houses, those that are not shared among them
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

/** How far a share is above an even one, in minutes, whatever its kind; less than zero below it. What the worker asked for is not above it. */
export const excessOf = (kind: SharedWork, share: Share): number =>
  isAsAsked(share) ? Math.min(0, share.own - share.even) : (share.own - share.even) * MINUTES_OF[kind];

/** The kind of work of which somebody is furthest above an even share, and by how many minutes. */
export function furthest(shares: Readonly<Record<SharedWork, Share>>): { kind: SharedWork; excess: number } {
  const excesses = SHARED_WORK.map((kind) => ({ kind, excess: excessOf(kind, shares[kind]) }));
  return excesses.reduce((most, one) => (one.excess > most.excess ? one : most));
}

/** Whether it is worth saying of somebody that they do too much of a kind of work: by more than half, and a shift at least. */
export const isWorthSaying = (kind: SharedWork, share: Share): boolean => isFarAbove(share) && excessOf(kind, share) >= WORTH_SAYING;
