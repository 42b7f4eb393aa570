import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows-of';
import { settings } from '../../platform/db/schema/access';
import { auditEntries } from '../../platform/db/schema/audit';
import { holidays } from '../../platform/db/schema/shifts';
import type { Db } from '../../platform/db/database';
import { HOLIDAY_VERSION, holidayVersion } from '../organisation/holiday-calendar';

/**
 * Fills the editable holiday table with the holidays of the pay engine. A release with more holidays adds the missing ones; edits are kept,
 * and deleted days do not come back. Shifts already priced do not change.
 */
export async function firstHolidays(db: Db): Promise<void> {
  const version = await holidayVersion(db);
  const [base = '', changes] = version.split('+');
  if (base === HOLIDAY_CALENDAR.version) return;
  const ids = new Map<string, number>(STATES.map(({ code, id }) => [code, id]));
  const deleted = new Set(await deletedDays(db));
  const rows = HOLIDAY_CALENDAR.days.flatMap(({ date, name, state, starts_at, region, provisional }) => {
    const state_id = ids.get(state);
    if (state_id === undefined || deleted.has(keyOf({ date, state_id, region: region ?? null }))) return [];
    return [{ date, name, state_id, starts_at: starts_at ?? null, region: region ?? null, provisional: provisional ?? false }];
  });
  await db.insert(holidays).values(rows).onConflictDoNothing();
  const value = changes === undefined ? HOLIDAY_CALENDAR.version : `${HOLIDAY_CALENDAR.version}+${changes}`;
  await db.insert(settings).values({ key: HOLIDAY_VERSION, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

interface DeletedDay {
  date: string;
  state_id: number;
  region: string | null;
}

const keyOf = ({ date, state_id, region }: DeletedDay) => `${date} ${state_id} ${region ?? ''}`;

/** The days that were deleted from the table, from the audit. */
async function deletedDays(db: Db): Promise<string[]> {
  const rows = await rowsOf<DeletedDay>(
    db,
    sql`select before ->> 'date' as date, (before ->> 'state_id')::int as state_id, before ->> 'region' as region
      from ${auditEntries} where record = 'holidays' and action = 'delete'`,
  );
  return rows.map(keyOf);
}
