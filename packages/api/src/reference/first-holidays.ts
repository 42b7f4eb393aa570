import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { settings } from '../db/schema/access';
import { holidays } from '../db/schema/shifts';
import type { Db } from '../db/open';
import { HOLIDAY_VERSION } from '../organisation/holiday-calendar';

/** The public holidays that the pay engine knows, as the table that people edit; left alone where it has any day. */
export async function firstHolidays(db: Db): Promise<void> {
  const [any] = await db.select({ id: holidays.id }).from(holidays).limit(1);
  if (any) return;
  const ids = new Map<string, number>(STATES.map(({ code, id }) => [code, id]));
  const rows = HOLIDAY_CALENDAR.days.flatMap(({ date, name, state, starts_at, region }) => {
    const state_id = ids.get(state);
    return state_id === undefined ? [] : [{ date, name, state_id, starts_at: starts_at ?? null, region: region ?? null }];
  });
  await db.insert(holidays).values(rows);
  await db.insert(settings).values({ key: HOLIDAY_VERSION, value: HOLIDAY_CALENDAR.version }).onConflictDoNothing();
}
