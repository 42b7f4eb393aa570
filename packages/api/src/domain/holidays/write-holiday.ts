import { type HolidayBody, holidayLabels } from '@careloom/contract/resources/holidays';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { holidays } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { invalidField, notFound } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { clockOf } from '../../platform/serialize/values';
import { checkState } from '../account/check-state';
import { changeCalendar } from '../organisation/holiday-calendar';
import type { Day } from './price-anew';

/** Writes a new holiday. @returns its id, and the days whose shifts have to be priced @throws 422 at `state_id`, or at `date` for an existing one */
export async function insertHoliday(tx: Tx, body: HolidayBody): Promise<{ id: number; days: Day[] }> {
  await changeCalendar(tx);
  await checkHoliday(tx, body);
  const [added] = await tx.insert(holidays).values(body).returning({ id: holidays.id });
  if (!added) throw new Error('The holiday was not written.');
  return { id: added.id, days: [body] };
}

/** Writes a changed holiday. @returns the days whose shifts have to be priced: none when only the name changed @throws 404; 422 as for a new one */
export async function updateHoliday(tx: Tx, id: number, body: HolidayBody): Promise<Day[]> {
  await changeCalendar(tx);
  const before = await findHoliday(tx, id);
  await checkHoliday(tx, body, id);
  await tx
    .update(holidays)
    .set({ ...body, provisional: false })
    .where(eq(holidays.id, id));
  return isSameTime(before, body) ? [] : [before, body];
}

/** Deletes a holiday. @returns the days whose shifts have to be priced @throws 404 */
export async function deleteHoliday(tx: Tx, id: number): Promise<Day[]> {
  await changeCalendar(tx);
  const before = await findHoliday(tx, id);
  await tx.delete(holidays).where(eq(holidays.id, id));
  return [before];
}

type Row = typeof holidays.$inferSelect;

async function findHoliday(tx: Tx, id: number): Promise<Row> {
  const [found] = await tx.select().from(holidays).where(eq(holidays.id, id));
  return found ?? Promise.reject(notFound());
}

async function checkHoliday(tx: Tx, { state_id, date, starts_at, region }: HolidayBody, own = 0): Promise<void> {
  checkState(state_id);
  const same = and(
    eq(holidays.state_id, state_id),
    eq(holidays.date, date),
    starts_at === null ? isNull(holidays.starts_at) : eq(holidays.starts_at, starts_at),
    region === null ? isNull(holidays.region) : eq(holidays.region, region),
  );
  if ((await tx.$count(holidays, and(same, ne(holidays.id, own)))) > 0)
    throw invalidField('date', 'validation.unique', { attribute: text(holidayLabels.date) });
}

const isSameTime = (before: Row, body: HolidayBody): boolean =>
  before.state_id === body.state_id &&
  before.date === body.date &&
  before.region === body.region &&
  (before.starts_at && clockOf(before.starts_at)) === body.starts_at;
