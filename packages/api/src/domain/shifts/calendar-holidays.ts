import type { CalendarDays } from '@careloom/contract/resources/shift-calendar';
import { and, asc, between, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import { holidays } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { bit } from '../../platform/serialize/values';
import { housesWithin } from '../houses/house-record';

/** The public holidays from `start` to `end`, both inclusive, of the houses that a user may see; one entry for a holiday of several states. */
export async function calendarHolidays(
  executor: Executor,
  user: CurrentUser,
  start: string,
  end: string,
): Promise<CalendarDays['holidays']> {
  const ofHouse = executor
    .select({ one: sql`1` })
    .from(houses)
    .where(
      and(
        housesWithin(user),
        eq(houses.state_id, holidays.state_id),
        or(isNull(holidays.region), eq(holidays.region, houses.holiday_region)),
      ),
    );
  const rows = await executor
    .select({
      date: holidays.date,
      name: holidays.name,
      provisional: sql<boolean>`bool_or(${holidays.provisional})`,
      states: sql<string[]>`json_agg(distinct ${states.code})`,
    })
    .from(holidays)
    .innerJoin(states, eq(states.id, holidays.state_id))
    .where(and(between(holidays.date, start, end), exists(ofHouse)))
    .groupBy(holidays.date, holidays.name)
    .orderBy(asc(holidays.date), asc(holidays.name));
  return rows.map((row) => ({ ...row, provisional: bit(row.provisional) }));
}
