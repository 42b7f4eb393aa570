import type { CalendarEvent, shiftCalendar as calls } from '@careloom/contract/resources/shift-calendar';
import { and, asc, eq, gte, lte, ne, or, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows-of';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { search } from '../../platform/list/search';
import { addDays } from '../../platform/clock/local-day';
import { isoOfText } from '../../platform/serialize/values';
import { ofKind, shiftsWithin } from './shift-record';

interface EventRow {
  id: number;
  name: string;
  start_at: string;
  end_at: string;
  time_zone: string;
  type: string;
  status: string;
  worker_id: number | null;
  first_name: string;
  last_name: string;
  house_id: number;
  house_name: string;
  job_id: number;
  job_name: string;
}

const eventOf = (row: EventRow): CalendarEvent => ({
  id: row.id,
  shift_id: row.id,
  title: row.name,
  start: isoOfText(row.start_at),
  end: isoOfText(row.end_at),
  time_zone: row.time_zone,
  type: row.type,
  status: row.status,
  worker: row.worker_id === null ? null : { id: row.worker_id, first_name: row.first_name, last_name: row.last_name },
  house: { id: row.house_id, name: row.house_name },
  job: { id: row.job_id, name: row.job_name },
});

/**
 * The shifts that overlap some local days, including those that began the night before, without cancelled ones. Selects only what a
 * calendar shows, in one statement, and skips Drizzle's mapping of columns, because there are thousands of rows.
 */
export async function calendarEvents({ query, user, services }: Context<typeof calls.events>): Promise<CalendarEvent[]> {
  const { start, end } = query;
  const nightBefore = and(gte(shifts.date, addDays(start, -1)), eq(shifts.is_overnight, true));
  const where = and(
    shiftsWithin(user),
    ne(shifts.status, 'cancelled'),
    lte(shifts.date, end),
    or(gte(shifts.date, start), nightBefore),
    ofKind(query.shift_type),
    query.shift_id === null ? undefined : eq(shifts.id, query.shift_id),
    search(query.title, [shifts.name]),
  );
  const rows = await rowsOf<EventRow>(
    services.db,
    sql`
    select ${shifts.id}, ${shifts.name}, ${shifts.start_at}, ${shifts.end_at}, ${shifts.time_zone}, ${shifts.type}, ${shifts.status},
      ${users.id} as worker_id, ${users.first_name}, ${users.last_name}, ${shifts.house_id}, ${houses.name} as house_name,
      ${shifts.job_id}, ${jobs.name} as job_name
    from ${shifts} join ${jobs} on ${jobs.id} = ${shifts.job_id} join ${houses} on ${houses.id} = ${shifts.house_id}
      left join ${users} on ${users.id} = ${shifts.worker_id}
    where ${where} order by ${asc(shifts.start_at)}, ${asc(shifts.id)}`,
  );
  return rows.map(eventOf);
}
