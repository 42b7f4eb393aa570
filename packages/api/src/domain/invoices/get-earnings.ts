import type { Earnings, invoices as calls } from '@careloom/contract/resources/invoices';
import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { addDays, addMonths } from '../../platform/clock/local-day';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { today } from '../organisation/today';
import { shiftsWithin } from '../shifts/shift-record';

const MONTHS = 6;

type Status = (typeof shifts.$inferSelect)['status'];
const EARNED: readonly Status[] = ['approved', 'invoiced'];
const ROSTERED: readonly Status[] = ['published', 'confirmed', 'in_progress', 'completed', 'submitted'];

/** Cents of the shifts in one of these states. A float is exact up to 2^53. */
const costOf = (statuses: readonly Status[]): SQL<number> =>
  sql<number>`coalesce(sum(${shifts.cost_cents}) filter (where ${inArray(shifts.status, [...statuses])}), 0)::float8`;

const monthOfShift = sql<string>`to_char(${shifts.date}, 'YYYY-MM')`;

/** What a worker earned month by month, and what is still rostered in the current month; limited to shifts that the caller may see. */
export async function getEarnings({ params, user, services }: Context<typeof calls.earnings>): Promise<Earnings> {
  const { db, clock } = services;
  const first = `${(await today(db, clock.now())).slice(0, 7)}-01`;
  const days = Array.from({ length: MONTHS }, (_, at) => addMonths(first, at + 1 - MONTHS));
  const rows = await db
    .select({ month: monthOfShift, earned_cents: costOf(EARNED), rostered_cents: costOf(ROSTERED) })
    .from(shifts)
    .where(
      and(eq(shifts.worker_id, params.id), shiftsWithin(user), between(shifts.date, days[0] ?? first, addDays(addMonths(first, 1), -1))),
    )
    .groupBy(monthOfShift);
  const found = new Map(rows.map((row) => [row.month, row]));
  return {
    months: days.map((day) => ({ month: day.slice(0, 7), earned_cents: found.get(day.slice(0, 7))?.earned_cents ?? 0 })),
    rostered_cents: found.get(first.slice(0, 7))?.rostered_cents ?? 0,
  };
}
