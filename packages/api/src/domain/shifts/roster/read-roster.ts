import {
  MOST_ROSTER_SHIFTS,
  MOST_ROSTER_WORKERS,
  type RosterShift,
  type RosterWorker,
  type ShiftRosterData,
  type shiftRoster as calls,
} from '@careloom/contract/resources/shift-roster';
import { and, between, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/clock/local-day';
import { rowsOf } from '../../../platform/db/rows-of';
import { serviceAgreements } from '../../../platform/db/schema/agreements';
import { users } from '../../../platform/db/schema/identity';
import { jobs } from '../../../platform/db/schema/jobs';
import { houses } from '../../../platform/db/schema/places';
import { shifts } from '../../../platform/db/schema/shifts';
import { states } from '../../../platform/db/schema/states';
import type { Context } from '../../../platform/http/context';
import { bit, clockOf, money } from '../../../platform/serialize/values';
import { housesWithin } from '../../houses/house-record';
import { EMPLOYABLE } from '../read-workers';
import { isCasualFullTime } from '../roster-warnings';
import { shiftsWithin } from '../shift-record';
import { workersWithin } from '../../support-workers/worker-record';

type Query = Context<typeof calls.read>['query'];

type WorkerRow = Omit<RosterWorker, 'sm_profile_picture_url' | 'can_work' | 'casual_full_time'> & {
  picture: number | null;
  can_work: boolean;
  casual: boolean;
};
type ShiftRow = Omit<RosterShift, 'total_cost'> & { cost_cents: number };

interface Digest {
  shifts: ShiftRow[] | null;
  workers: WorkerRow[] | null;
  houses: ShiftRosterData['houses'] | null;
  jobs: ShiftRosterData['jobs'] | null;
  busy: ShiftRosterData['busy'] | null;
  shift_count: number;
  worker_count: number;
}

/** How long a worker who had a shift at a house counts as knowing it. */
const KNOWN_FOR_DAYS = 84;

/** The filter for houses, for any table's id column. */
const atHouses = (column: SQL, { house_id }: Query): SQL | undefined => (house_id === null ? undefined : inArray(column, house_id));

/**
 * All data for planning a period, in one statement: shifts, the workers who can take them, and when these are busy elsewhere. It includes
 * the days before and after the period, because rest is counted over midnight.
 */
export async function readRoster({ query, user, services }: Context<typeof calls.read>): Promise<ShiftRosterData> {
  const last = addDays(query.start, query.days - 1);
  const around = and(between(shifts.date, addDays(query.start, -1), addDays(last, 1)), ne(shifts.status, 'cancelled'));
  const own = and(around, shiftsWithin(user), atHouses(sql`${shifts.house_id}`, query));
  const known = and(
    between(shifts.date, addDays(query.start, -KNOWN_FOR_DAYS), last),
    ne(shifts.status, 'cancelled'),
    isNotNull(shifts.worker_id),
    shiftsWithin(user),
  );
  const chosen =
    query.house_id === null
      ? EMPLOYABLE
      : and(EMPLOYABLE, sql`${users.id} in (select worker_id from known where ${atHouses(sql`house_id`, query)})`);
  const shownHouses = and(housesWithin(user), or(eq(houses.is_active, true), sql`${houses.id} in (select house_id from found)`));
  const [digest] = await rowsOf<Digest>(
    services.db,
    sql`
    with found as materialized (
      select ${shifts.id}, ${shifts.name}, ${shifts.date}, ${shifts.start_time}, ${shifts.end_time}, ${shifts.start_at}, ${shifts.minutes},
        ${shifts.type}, ${shifts.status}, ${shifts.worker_id}, ${shifts.job_id}, ${shifts.house_id}, ${shifts.cost_cents}, ${shifts.version}
      from ${shifts} where ${own}
    ),
    listed as (select * from found order by start_at, id limit ${MOST_ROSTER_SHIFTS}),
    known as materialized (
      select distinct ${shifts.worker_id}, ${shifts.house_id} from ${shifts} where ${known}
      union select ${jobs.worker_id}, ${jobs.house_id} from ${jobs} where ${and(eq(jobs.status, 'assigned'), isNotNull(jobs.worker_id))}
    ),
    people as materialized (
      select ${users.id}, ${users.first_name}, ${users.last_name}, ${users.picture_file_id} as picture, (${EMPLOYABLE}) as can_work,
        ${users.weekly_hours}::float8 as weekly_hours, ${isCasualFullTime(sql`${users.id}`)} as casual
      from ${users} where ${and(workersWithin(user), or(chosen, sql`${users.id} in (select worker_id from found)`))}
    ),
    rostered as (
      select people.*, exists (select 1 from found where found.worker_id = people.id) as is_planned from people
      order by is_planned desc, first_name, last_name, id limit ${MOST_ROSTER_WORKERS}
    )
    select
      (select count(*)::int from found) as shift_count,
      (select count(*)::int from people) as worker_count,
      (select json_agg(listed order by start_at, id) from listed) as shifts,
      (select json_agg(json_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'picture', picture, 'can_work', can_work,
        'weekly_hours', weekly_hours, 'casual', casual,
        'agreements', (select coalesce(json_agg(json_build_object('start', ${serviceAgreements.commencement_date}, 'end', ${serviceAgreements.end_date})), '[]')
          from ${serviceAgreements} where ${serviceAgreements.user_id} = rostered.id and ${serviceAgreements.status} = 'signed'
            and ${serviceAgreements.commencement_date} <= ${last} and ${serviceAgreements.end_date} >= ${query.start}),
        'house_ids', (select coalesce(json_agg(house_id order by house_id), '[]') from known where worker_id = rostered.id)
      ) order by first_name, last_name, id) from rostered) as workers,
      (select json_agg(json_build_object('id', ${houses.id}, 'name', ${houses.name}, 'time_zone', coalesce(${houses.time_zone}, ${states.time_zone}))
        order by ${houses.name}, ${houses.id}) from ${houses} join ${states} on ${states.id} = ${houses.state_id} where ${shownHouses}) as houses,
      (select json_agg(json_build_object('id', ${jobs.id}, 'name', ${jobs.name}, 'house_id', ${jobs.house_id}, 'start', ${jobs.start_date},
        'end', least(${jobs.end_date}, (coalesce(${jobs.closed_at}, ${jobs.archived_at}) at time zone coalesce(${houses.time_zone}, ${states.time_zone}))::date))
        order by ${jobs.id}) from ${jobs} join ${houses} on ${houses.id} = ${jobs.house_id} join ${states} on ${states.id} = ${houses.state_id}
        where ${jobs.id} in (select job_id from found)) as jobs,
      (select json_agg(json_build_object('worker_id', ${shifts.worker_id}, 'start_at', ${shifts.start_at}, 'minutes', ${shifts.minutes})
        order by ${shifts.start_at}, ${shifts.id}) from ${shifts} where ${around} and ${shifts.worker_id} in (select id from rostered)
        and ${shifts.id} not in (select id from listed)) as busy`,
  );
  return serialize(digest, (picture) => services.files.url(picture, user.id, 'small'));
}

const instantOf = (text: string) => new Date(text).toISOString();

function serialize(digest: Digest | undefined, pictureUrl: (file: number | null) => string | null): ShiftRosterData {
  const found = digest?.shifts ?? [];
  const workers = digest?.workers ?? [];
  return {
    workers: workers.map(({ picture, can_work, casual, ...worker }) => ({
      ...worker,
      sm_profile_picture_url: pictureUrl(picture),
      can_work: bit(can_work),
      casual_full_time: bit(casual),
    })),
    houses: digest?.houses ?? [],
    jobs: digest?.jobs ?? [],
    shifts: found.map(({ cost_cents, ...shift }) => ({
      ...shift,
      start_time: clockOf(shift.start_time),
      end_time: clockOf(shift.end_time),
      start_at: instantOf(shift.start_at),
      total_cost: money(cost_cents),
    })),
    busy: (digest?.busy ?? []).map((one) => ({ ...one, start_at: instantOf(one.start_at) })),
    left_off: {
      shifts: (digest?.shift_count ?? 0) - found.length,
      workers: (digest?.worker_count ?? 0) - workers.length,
    },
  };
}
