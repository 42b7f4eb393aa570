import { aliasedTable, and, between, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { invoices } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import { holidays, shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { listOfRows } from '../../platform/list/aggregate';
import { isCasualFullTime, type OnRoster } from './roster-warnings';

interface SegmentRow {
  start_at: string;
  end_at: string;
  minutes: number;
  rate_type: string;
  rate_cents: number;
  amount_cents: number;
}

const segments = listOfRows<SegmentRow>(sql`
  select ${shiftSegments.start_at}, ${shiftSegments.end_at}, ${shiftSegments.minutes}, ${shiftSegments.rate_type},
    ${shiftSegments.rate_cents}, ${shiftSegments.amount_cents}
  from ${shiftSegments} where ${shiftSegments.shift_id} = ${shifts.id} order by ${shiftSegments.position}`);

const other = aliasedTable(shifts, 'other');

/** A shift of the same worker, with instants as JSON strings. */
type Around = Omit<OnRoster, 'start_at' | 'end_at'> & { start_at: string; end_at: string };

/** The worker's shifts in its week and two days either side, including the shift itself. */
const around = listOfRows<Around>(sql`
  select ${other.id}, ${other.worker_id}, ${other.date}, ${other.start_at}, ${other.end_at}, ${other.type}, ${other.time_zone}
  from ${shifts} as other where ${other.worker_id} = ${shifts.worker_id} and ${ne(other.status, 'cancelled')}
    and ${other.start_at} >= date_trunc('week', ${shifts.date}::timestamp) - interval '2 days'
    and ${other.start_at} < date_trunc('week', ${shifts.date}::timestamp) + interval '9 days'`);

/** The days of its first night that are provisional holidays of its house. */
const provisional = sql<string[]>`(select coalesce(json_agg(${holidays.date}), '[]'::json) from ${holidays} where ${and(
  eq(holidays.provisional, true),
  eq(holidays.state_id, houses.state_id),
  or(isNull(holidays.region), eq(holidays.region, houses.holiday_region)),
  between(holidays.date, sql`${shifts.date}`, sql`${shifts.date} + 1`),
)})`;

/**
 * Shifts with their pay lines, one row each, in one statement. A condition may use `shifts`, `jobs`, `houses` and `users`.
 * @param total the number of shifts in the list of which these are a page
 */
export const selectShifts = (executor: Executor, total = sql<number>`0`) =>
  executor
    .select({
      shift: shifts,
      worker: { id: users.id, first_name: users.first_name, last_name: users.last_name, picture_file_id: users.picture_file_id },
      job: { id: jobs.id, name: jobs.name },
      house: { id: houses.id, name: houses.name },
      leader_id: houses.team_leader_id,
      invoice: { id: invoices.id, number: invoices.number, status: invoices.status },
      segments,
      provisional,
      around,
      casual: isCasualFullTime(sql`${shifts.worker_id}`),
      total,
    })
    .from(shifts)
    .innerJoin(jobs, eq(jobs.id, shifts.job_id))
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(users, eq(users.id, shifts.worker_id))
    .leftJoin(invoices, eq(invoices.id, shifts.invoice_id));

export type ShiftRow = Awaited<ReturnType<typeof selectShifts>>[number];
