import {
  type FairShare,
  type FairSharesPage,
  type fairShares as calls,
  SHARED_WORK,
  type SharedWork,
  type Wish,
} from '@careloom/contract/resources/fair-shares';
import type { Person } from '@careloom/contract/entities';
import { mondayOf } from '@careloom/pay/roster';
import { sql } from 'drizzle-orm';
import { addDays } from '../../platform/clock/local-day';
import { rowsOf } from '../../platform/db/rows-of';
import { users } from '../../platform/db/schema/identity';
import { shareWishes } from '../../platform/db/schema/wishes';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { isOneOf } from '../../platform/list/is-one-of';
import { bit } from '../../platform/serialize/values';
import { today } from '../organisation/today';
import { orderShares } from './order-shares';
import { type Period, readTallies } from './read-tallies';
import { averageHours, furthest, isWorthSaying, type OwnAndEven, sharesOf } from './shares';

/** Whole weeks, from a Monday to the last Sunday in the past. */
export function periodOf(day: string, weeks: number): Period {
  const to = addDays(mondayOf(day), -1);
  return { from: addDays(to, 1 - weeks * 7), to };
}

/** How the work on weekends, holidays and nights is shared by the workers within the caller's scope. */
export async function listFairShares({ query, user, services }: Context<typeof calls.list>): Promise<FairSharesPage> {
  const { db, clock, files } = services;
  const weeks = Number(query.weeks);
  const period = periodOf(await today(db, clock.now()), weeks);
  const all = await readTallies(db, user, period, query.house_id);
  const worked = new Map<number, number>();
  for (const { worker_id, minutes } of all) worked.set(worker_id, (worked.get(worker_id) ?? 0) + minutes);
  const people = await readPeople(db, [...worked.keys()]);
  const hours = new Map([...worked].map(([id, minutes]) => [id, people.get(id)?.weekly_hours ?? averageHours(minutes, weeks)]));
  const shares = sharesOf(
    all.filter(({ is_shared }) => is_shared),
    worked,
    hours,
  );
  const isOwn = user.userType === 'worker';
  const rows = [...shares].flatMap(([id, share]): Row[] => {
    const person = people.get(id);
    return person && (!isOwn || id === user.id)
      ? [{ ...rowOf(person, share), weekly_hours: hours.get(id) ?? 0, picture: person.picture }]
      : [];
  });
  const shown = ({ picture, ...row }: Row): FairShare => ({
    ...row,
    worker: { ...row.worker, sm_profile_picture_url: files.url(picture, user.id, 'small') },
  });
  const ordered = orderShares(rows, query);
  const { page, per_page } = query;
  const first = isOwn ? null : firstOf(rows);
  return {
    items: ordered.slice((page - 1) * per_page, page * per_page).map(shown),
    ...{ page, per_page, total: ordered.length, last_page: Math.max(1, Math.ceil(ordered.length / per_page)) },
    ...period,
    totals: isOwn ? null : totalsOf(rows),
    first: first && { kind: first.kind, row: shown(first.row) },
  };
}

export interface Row extends FairShare {
  picture: number | null;
}

/** The worker furthest above an even share of a kind of work, if the difference is worth reporting. */
function firstOf(rows: readonly Row[]): { kind: SharedWork; row: Row } | null {
  let first: { kind: SharedWork; excess: number; row: Row } | null = null;
  for (const row of rows) {
    const { kind, excess } = furthest(row);
    if ((first === null || excess > first.excess) && isWorthSaying(kind, row[kind])) first = { kind, excess, row };
  }
  return first;
}

const totalsOf = (rows: readonly Row[]): Record<SharedWork, number> => {
  const sum = (kind: SharedWork) => rows.reduce((total, row) => total + row[kind].own, 0);
  return { weekend: sum('weekend'), holiday: sum('holiday'), sleep_over: sum('sleep_over'), night: sum('night') };
};

function rowOf(person: PersonRow, share: OwnAndEven): FairShare {
  const of = (kind: SharedWork) => ({ ...share[kind], wish: person[kind] ?? 'even' });
  const { id, first_name, last_name, weekly_hours } = person;
  const [weekend, holiday, sleep_over, night] = SHARED_WORK.map(of) as [
    FairShare['weekend'],
    FairShare['holiday'],
    FairShare['sleep_over'],
    FairShare['night'],
  ];
  return {
    worker: { id, first_name, last_name, sm_profile_picture_url: null },
    ...{ weekly_hours: weekly_hours ?? 0, is_average: bit(weekly_hours === null) },
    ...{ weekend, holiday, sleep_over, night },
  };
}

interface PersonRow extends Person, Readonly<Record<SharedWork, Wish | null>> {
  picture: number | null;
  weekly_hours: number | null;
}

/** Names, weekly hours and wishes of workers, by id. */
async function readPeople(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, PersonRow>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<PersonRow>(
    executor,
    sql`select ${users.id}, ${users.first_name}, ${users.last_name}, ${users.picture_file_id} as picture, ${users.weekly_hours}::float8 as weekly_hours,
      ${shareWishes.weekend}, ${shareWishes.holiday}, ${shareWishes.sleep_over}, ${shareWishes.night}
      from ${users} left join ${shareWishes} on ${shareWishes.worker_id} = ${users.id} where ${isOneOf(users.id, ids)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
