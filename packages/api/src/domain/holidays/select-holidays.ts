import type { Holiday } from '@careloom/contract/resources/holidays';
import { eq } from 'drizzle-orm';
import { holidays } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';
import { bit, clockOf } from '../../platform/serialize/values';

/** Public holidays with their states, one row each. */
export const selectHolidays = (executor: Executor) =>
  executor
    .select({ holiday: holidays, state: { id: states.id, name: states.code }, total })
    .from(holidays)
    .innerJoin(states, eq(states.id, holidays.state_id));

type Row = Awaited<ReturnType<typeof selectHolidays>>[number];

export const holidayOf = ({ holiday: { id, date, name, starts_at, region, provisional }, state }: Row): Holiday => ({
  id,
  date,
  name,
  state,
  starts_at: starts_at === null ? null : clockOf(starts_at),
  region,
  provisional: bit(provisional),
});
