import { and, between, eq, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../platform/clock/local-day';
import { rowsOf } from '../../platform/db/rows-of';
import { houses } from '../../platform/db/schema/places';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { byRole } from '../../platform/scope/by-role';
import { careDayOf } from '../shifts/care-day';
import type { Tally } from './shares';

/** First and last day. */
export interface Period {
  from: string;
  to: string;
}

/**
 * The condition for shifts worked on the days of a period, from 06:00 to 06:00: all but drafts and cancelled ones. The care day of a shift
 * is its date or the day before, so that it is computed only for the first date and the one after the last.
 */
const workedIn = ({ from, to }: Period): SQL | undefined =>
  and(
    between(shifts.date, from, addDays(to, 1)),
    or(between(shifts.date, addDays(from, 1), to), between(careDayOf(), from, to)),
    notInArray(shifts.status, ['draft', 'cancelled']),
    isNotNull(shifts.worker_id),
  );

const idsOf = (ids: SQL | undefined, period: Period) => sql`(select ${ids} from ${shifts} where ${workedIn(period)}`;

/** The houses whose shared work a user may see: those led; for a worker, those of their own shifts. Undefined for all. */
function sharedHouses(user: CurrentUser, period: Period, house: number | null): SQL | undefined {
  const scope = byRole(user, {
    teamLeader: sql`${shifts.house_id} in (select ${houses.id} from ${houses} where ${houses.team_leader_id} = ${user.id})`,
    worker: sql`${shifts.house_id} in ${idsOf(sql`house_id`, period)} and ${eq(shifts.worker_id, user.id)})`,
  });
  return and(scope, house === null ? undefined : eq(shifts.house_id, house));
}

/**
 * What each worker did in each house in a period, in one statement. For workers of the houses that the user may see, it also includes their
 * work elsewhere (`is_shared` is false), because their weekly hours are divided among all their houses.
 */
export function readTallies(
  executor: Executor,
  user: CurrentUser,
  period: Period,
  house: number | null,
): Promise<(Tally & { is_shared: boolean })[]> {
  const shared = sharedHouses(user, period, house);
  const workers = shared && sql`${shifts.worker_id} in ${idsOf(sql`worker_id`, period)} and ${shared})`;
  return rowsOf(
    executor,
    sql`
    with dear as (
      select ${shiftSegments.shift_id}, sum(${shiftSegments.minutes}) filter (where ${shiftSegments.day_type} in ('saturday', 'sunday'))::int as weekend,
        sum(${shiftSegments.minutes}) filter (where ${shiftSegments.day_type} = 'holiday')::int as holiday
      from ${shiftSegments} where ${shiftSegments.day_type} <> 'weekday' and ${shiftSegments.part} <> 'sleep_over' group by 1
    )
    select ${shifts.worker_id}, ${shifts.house_id}, sum(${shifts.minutes})::float8 as minutes, ${shared ?? sql`true`} as is_shared,
      coalesce(sum(dear.weekend), 0)::float8 as weekend, coalesce(sum(dear.holiday), 0)::float8 as holiday,
      (count(*) filter (where ${shifts.type} = 'sleep_over'))::int as sleep_over,
      (count(*) filter (where ${shifts.type} = 'active_night'))::int as night
    from ${shifts} left join dear on dear.shift_id = ${shifts.id} where ${and(workedIn(period), workers)}
    group by ${shifts.worker_id}, ${shifts.house_id}`,
  );
}
