import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { STATES } from '@careloom/contract/states';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { and, asc, between, eq, gt } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import { holidays } from '../../platform/db/schema/shifts';
import type { Database } from '../../platform/db/database';
import { HOLIDAY_VERSION, holidayVersion } from '../organisation/holiday-calendar';
import { openTestDatabase } from '../../../testing/test-database';
import { firstHolidays } from './first-holidays';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const idOf = (state: string) => STATES.find(({ code }) => code === state)?.id ?? 0;
const daysOf = async (state: string, year: number) =>
  database.db
    .select({ date: holidays.date, provisional: holidays.provisional })
    .from(holidays)
    .where(and(eq(holidays.state_id, idOf(state)), between(holidays.date, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(holidays.date));

test('a release with more holidays adds them to an edited table, and does not restore deleted ones', async () => {
  const { db } = database;
  const count = await db.$count(holidays);
  assert.equal(count, HOLIDAY_CALENDAR.days.length);
  // The state that release 2026.1 left, after two changes: one day deleted, and one of 2028 added.
  await db.update(settings).set({ value: '2026.1+2' }).where(eq(settings.key, HOLIDAY_VERSION));
  await database.query('set session_replication_role = replica');
  await db.delete(holidays).where(gt(holidays.date, '2027-12-31'));
  await database.query('set session_replication_role = origin');
  await db.delete(holidays).where(and(eq(holidays.date, '2026-11-03'), eq(holidays.state_id, idOf('VIC'))));
  await db.insert(holidays).values({ date: '2028-01-01', name: 'Ours', state_id: idOf('VIC'), provisional: false });
  await firstHolidays(db);
  assert.equal(await db.$count(holidays), count - 1);
  assert.equal(await holidayVersion(db), `${HOLIDAY_CALENDAR.version}+2`);
  assert.equal(
    (await daysOf('VIC', 2026)).some(({ date }) => date === '2026-11-03'),
    false,
  );
  assert.deepEqual((await daysOf('VIC', 2028)).slice(0, 2), [
    { date: '2028-01-01', provisional: false },
    { date: '2028-01-03', provisional: true },
  ]);
  await firstHolidays(db);
  assert.equal(await db.$count(holidays), count - 1);
});
