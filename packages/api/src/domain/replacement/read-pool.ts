import { MOST_CANDIDATES } from '@careloom/contract/resources/replacements';
import { and, eq, gte, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../platform/clock/local-day';
import { users } from '../../platform/db/schema/identity';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { isOneOf } from '../../platform/list/is-one-of';
import { distanceBetween } from '../post-codes/distance';
import { EMPLOYABLE, readWorkers, type Rostered } from '../shifts/read-workers';
import { workersWithin } from '../support-workers/worker-record';

/** How many days back shifts count for knowing a house. */
const REMEMBERED = 180;

/** A worker's past shifts in a house. */
interface Known {
  count: number;
  /** The day of the last one. */
  last: string;
}

/** A worker who is considered. */
export interface Pooled extends Rostered {
  first_name: string;
  last_name: string;
  picture_file_id: number | null;
  suburb: string | null;
  state: string | null;
  post_code: string | null;
  contact_no: string | null;
  weekly_hours: number | null;
  is_archived: boolean;
}

/** A house that needs a worker. */
interface Place {
  house_id: number;
  post_code: string | null;
}

export interface Pool {
  workers: readonly Pooled[];
  /** The past shifts of a worker in a house; undefined without recent ones. */
  knows: (worker: number, house: number) => Known | undefined;
  /** The number of workers who could be asked, but live further from every house than the limit. */
  farther: number;
}

/**
 * The workers within a user's scope who are considered for shifts in some houses: those who know one of them, then the nearest, 200 at
 * most. Workers who can no longer be given shifts are included only if they know a house.
 * @param day before which shifts count for knowing a house
 */
export async function readPool(
  executor: Executor,
  user: CurrentUser,
  places: readonly Place[],
  day: string,
  withinKm: number,
): Promise<Pool> {
  const known = await readKnown(executor, places, day);
  const knowing = new Set([...known.values()].flatMap((house) => [...house.keys()]));
  const all = await executor
    .select({ id: users.id, post_code: users.post_code, employable: sql<boolean>`(${EMPLOYABLE})` })
    .from(users)
    .where(and(workersWithin(user), or(EMPLOYABLE, someOf([...knowing]))));
  const placed = all.map((worker) => ({ ...worker, km: nearest(worker.post_code, places) }));
  const near = placed.filter(({ km }) => km === null || km <= withinKm);
  const chosen = near
    .sort(
      (one, other) =>
        Number(knowing.has(other.id)) - Number(knowing.has(one.id)) || (one.km ?? Infinity) - (other.km ?? Infinity) || one.id - other.id,
    )
    .slice(0, MOST_CANDIDATES);
  return {
    workers: await readPooled(
      executor,
      user,
      chosen.map(({ id }) => id),
    ),
    knows: (worker, house) => known.get(house)?.get(worker),
    farther: placed.filter(({ employable, km }) => employable && km !== null && km > withinKm).length,
  };
}

const someOf = (ids: readonly number[]): SQL | undefined => (ids.length === 0 ? undefined : isOneOf(users.id, ids));

const nearest = (from: string | null, places: readonly Place[]): number | null => {
  const distances = places.flatMap(({ post_code }) => distanceBetween(from, post_code) ?? []);
  return distances.length === 0 ? null : Math.min(...distances);
};

/** By house and worker. */
async function readKnown(executor: Executor, places: readonly Place[], day: string): Promise<Map<number, Map<number, Known>>> {
  const rows = await executor
    .select({
      house_id: shifts.house_id,
      worker_id: sql<number>`${shifts.worker_id}`,
      count: sql<number>`count(*)::int`,
      last: sql<string>`max(${shifts.date})::text`,
    })
    .from(shifts)
    .where(
      and(
        inArray(shifts.house_id, [...new Set(places.map(({ house_id }) => house_id))]),
        isNotNull(shifts.worker_id),
        notInArray(shifts.status, ['draft', 'cancelled']),
        gte(shifts.date, addDays(day, -REMEMBERED)),
        lt(shifts.date, day),
      ),
    )
    .groupBy(shifts.house_id, shifts.worker_id);
  const known = new Map<number, Map<number, Known>>();
  for (const { house_id, worker_id, count, last } of rows) {
    const house = known.get(house_id) ?? new Map<number, Known>();
    known.set(house_id, house.set(worker_id, { count, last }));
  }
  return known;
}

/** Workers within a user's scope, whether or not they can be given a shift. */
export async function readPooled(executor: Executor, user: CurrentUser, ids: readonly number[]): Promise<Pooled[]> {
  if (ids.length === 0) return [];
  const details = await executor
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      picture_file_id: users.picture_file_id,
      suburb: users.suburb,
      state: states.code,
      post_code: users.post_code,
      contact_no: users.contact_no,
      weekly_hours: users.weekly_hours,
      is_archived: sql<boolean>`${users.archived_at} is not null`,
    })
    .from(users)
    .leftJoin(states, eq(states.id, users.state_id))
    .where(isOneOf(users.id, ids));
  const rostered = new Map((await readWorkers(executor, user, { ids, whoever: true })).map((worker) => [worker.id, worker]));
  return details.flatMap((detail) => {
    const worker = rostered.get(detail.id);
    return worker ? [{ ...detail, ...worker }] : [];
  });
}
