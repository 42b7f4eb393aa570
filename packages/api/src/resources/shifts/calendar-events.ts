import type { CalendarEvent, shiftCalendar as calls } from '@careloom/contract/resources/shift-calendar';
import { and, asc, eq, gte, lte, ne, or } from 'drizzle-orm';
import { users } from '../../db/schema/identity';
import { jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import { shifts } from '../../db/schema/shifts';
import type { Context } from '../../http/context';
import { search } from '../../list/search';
import { addDays } from '../../organisation/local-day';
import { isoOf } from '../../wire/time';
import { ofKind, shiftsWithin } from './shift-scope';

/**
 * The shifts that touch some local days, those that began the night before among them. Cancelled ones are no event. Only what a
 * calendar shows is read, in one statement.
 */
export async function calendarEvents({ query, user, services }: Context<typeof calls.events>): Promise<CalendarEvent[]> {
  const { start, end } = query;
  const nightBefore = and(gte(shifts.date, addDays(start, -1)), eq(shifts.is_overnight, true));
  const rows = await services.db
    .select({
      id: shifts.id,
      title: shifts.name,
      start: shifts.start_at,
      end: shifts.end_at,
      time_zone: shifts.time_zone,
      type: shifts.type,
      status: shifts.status,
      worker: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      house: { id: houses.id, name: houses.name },
      job: { id: jobs.id, name: jobs.name },
    })
    .from(shifts)
    .innerJoin(jobs, eq(jobs.id, shifts.job_id))
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(users, eq(users.id, shifts.worker_id))
    .where(
      and(
        shiftsWithin(user),
        ne(shifts.status, 'cancelled'),
        lte(shifts.date, end),
        or(gte(shifts.date, start), nightBefore),
        ofKind(query.shift_type),
        query.shift_id === null ? undefined : eq(shifts.id, query.shift_id),
        search(query.title, [shifts.name]),
      ),
    )
    .orderBy(asc(shifts.start_at), asc(shifts.id));
  return rows.map((row) => ({ ...row, shift_id: row.id, start: isoOf(row.start), end: isoOf(row.end) }));
}
