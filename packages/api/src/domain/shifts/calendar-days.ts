import type { CalendarDays, CalendarShift, shiftCalendar as calls } from '@careloom/contract/resources/shift-calendar';
import { and, between, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows-of';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Context } from '../../platform/http/context';
import { addDays } from '../../platform/clock/local-day';
import { shownTo, type Viewer } from '../../platform/serialize/person';
import { clockOf, hoursOf, money } from '../../platform/serialize/values';
import { calendarHolidays } from './calendar-holidays';
import { careDayOf } from './care-day';
import { worthLogging } from './list-shifts';
import { ofKind, shiftsWithin } from './shift-record';

type Query = Context<typeof calls.days>['query'];
type House = CalendarDays['houses'][number];

interface ShiftColumns {
  id: number;
  name: string;
  date: string;
  start_time: string;
  end_time: string;
  type: string;
  status: string;
  worker_id: number | null;
  first_name: string;
  last_name: string;
  picture_file_id: number | null;
  house_id: number;
  cost_cents: number;
  minutes: number;
}

/** A day with its sums and its first shifts, as the database aggregates them. */
interface DayRow {
  day: string;
  count: number;
  sleep_overs: number;
  minutes: number;
  cents: number;
  shifts: ShiftColumns[] | null;
}

interface Digest {
  days: DayRow[] | null;
  houses: House[] | null;
  marks: CalendarDays['marks'] | null;
}

/** @param viewer the user for whom the workers' pictures are signed; without one there are no pictures */
const shiftOf = (row: ShiftColumns, viewer: Viewer | null): CalendarShift => ({
  id: row.id,
  name: row.name,
  date: row.date,
  start_time: clockOf(row.start_time),
  end_time: clockOf(row.end_time),
  type: row.type,
  status: row.status,
  worker: row.worker_id === null ? null : shownTo(viewer, { ...row, id: row.worker_id }),
  house_id: row.house_id,
  total_cost: money(row.cost_cents),
  total_hour: hoursOf(row.minutes),
});

/** The day on which a shift is shown: the day of its start. If days begin at 06:00, an earlier start belongs to the day before. */
const dayOf = (begins: Query['day_begins']): SQL => (begins === '00:00' ? sql`${shifts.date}` : careDayOf());

/** The filter for the requested houses and marks, on the shifts in `found`. */
function wantedBy({ house_id, mark }: Query): SQL {
  const houseIds = house_id === null ? undefined : inArray(sql`house_id`, house_id);
  const marks = mark === null ? undefined : inArray(sql`mark`, mark);
  return and(houseIds, marks) ?? sql`true`;
}

/** How many shifts of a day are returned in full. Shifts that end on the next day have a separate limit. */
const roomOf = ({ per_day, per_night }: Query): SQL => sql`case when by_night then ${per_night}::int else ${per_day}::int end`;

/**
 * Shifts by day: sums of all, and in full only the first few, in one statement. A provider has tens of thousands in a month, but they start
 * at a few hundred instants: only the shifts of a day's first instants are sorted. Cancelled shifts are counted but cost nothing.
 */
export async function calendarDays({ query, user, services }: Context<typeof calls.days>): Promise<CalendarDays> {
  const { start, end, day_begins } = query;
  const where = and(
    shiftsWithin(user),
    ofKind(query.shift_type),
    worthLogging(query.shift_type, services.clock.now()),
    between(shifts.date, start, day_begins === '00:00' ? end : addDays(end, 1)),
    between(dayOf(day_begins), start, end),
  );
  const [digest] = await rowsOf<Digest>(
    services.db,
    sql`
    with found as materialized (
      select ${shifts.id}, ${shifts.house_id}, ${shifts.start_at}, ${shifts.minutes}, ${shifts.cost_cents},
        ${shifts.status} <> 'cancelled' as paid, case when ${shifts.type} = 'normal' then ${shifts.status} else ${shifts.type} end as mark,
        ${dayOf(day_begins)} as day, ${shifts.end_time} <= ${shifts.start_time} as by_night
      from ${shifts} where ${where}
    ),
    wanted as not materialized (select * from found where ${wantedBy(query)}),
    starts as materialized (
      select day, by_night, start_at, count(*)::int as count, (count(*) filter (where mark = 'sleep_over'))::int as sleep_overs,
        sum(minutes) filter (where paid) as minutes, sum(cost_cents) filter (where paid) as cents
      from wanted group by day, by_night, start_at
    ),
    first_starts as (
      select start_at from (
        select start_at, by_night, sum(count) over (partition by day, by_night order by start_at) - count as earlier from starts
      ) as counted where earlier < ${roomOf(query)}
    ),
    ranked as (
      select id, day, by_night, row_number() over (partition by day, by_night order by start_at, id) as place
      from wanted where start_at in (select start_at from first_starts)
    ),
    first_few as (
      select ranked.day, ${shifts.id}, ${shifts.name}, ${shifts.date}, ${shifts.start_time}, ${shifts.end_time}, ${shifts.type},
        ${shifts.status}, ${users.id} as worker_id, ${users.first_name}, ${users.last_name}, ${users.picture_file_id},
        ${shifts.house_id}, ${shifts.cost_cents},
        ${shifts.minutes}, ${shifts.start_at}
      from ranked join ${shifts} on ${shifts.id} = ranked.id left join ${users} on ${users.id} = ${shifts.worker_id}
      where place <= ${roomOf(query)}
    ),
    lists as (select day, json_agg(first_few order by start_at, id) as shifts from first_few group by day),
    days as (
      select day, sum(count)::int as count, sum(sleep_overs)::int as sleep_overs,
        coalesce(sum(minutes), 0)::float8 as minutes, coalesce(sum(cents), 0)::float8 as cents
      from starts group by day
    ),
    tally as (select house_id, mark, count(*)::int as count from found group by grouping sets ((house_id), (mark)))
    select
      (select json_agg(json_build_object('day', day, 'count', count, 'sleep_overs', sleep_overs, 'minutes', minutes, 'cents', cents,
        'shifts', lists.shifts) order by day) from days left join lists using (day)) as days,
      (select json_agg(json_build_object('id', ${houses.id}, 'name', ${houses.name}, 'count', tally.count,
        'time_zone', coalesce(${houses.time_zone}, ${states.time_zone})) order by ${houses.name}, ${houses.id})
        from tally join ${houses} on ${houses.id} = tally.house_id join ${states} on ${states.id} = ${houses.state_id}) as houses,
      (select json_agg(json_build_object('mark', mark, 'count', count) order by mark) from tally where house_id is null) as marks`,
  );
  // For many days, picture addresses would make up a third of the response.
  const viewer = start === end ? { user, files: services.files } : null;
  return {
    days: (digest?.days ?? []).map((day) => ({
      date: day.day,
      count: day.count,
      sleep_overs: day.sleep_overs,
      total_hour: hoursOf(day.minutes),
      total_cost: money(day.cents),
      shifts: (day.shifts ?? []).map((row) => shiftOf(row, viewer)),
    })),
    houses: digest?.houses ?? [],
    marks: digest?.marks ?? [],
    holidays: await calendarHolidays(services.db, user, start, end),
  };
}
