import { type Holiday, type HolidayBody, holidayLabels, type holidays as calls } from '@careloom/contract/resources/holidays';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { checkState } from '../account/check-state';
import { adminSide } from '../notifications/recipients';
import type { CurrentUser } from '../../platform/http/current-user';
import { holidays } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField, notFound } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { changeCalendar } from '../organisation/holiday-calendar';
import { resourceChanged } from '../../platform/realtime/push';
import { clockOf } from '../../platform/serialize/values';
import { priceAnew } from './price-anew';
import { holidayOf, selectHolidays } from './select-holidays';

/** Adds a public holiday; once per idempotency key. @throws 422 at `state_id`, or at `date` for an existing one; as `priceAnew` */
export function createHoliday({ body, user }: Context<typeof calls.create>): Writing<typeof calls.create> {
  return async (tx) => {
    await changeCalendar(tx);
    await checkHoliday(tx, body);
    const [added] = await tx.insert(holidays).values(body).returning({ id: holidays.id });
    if (!added) throw new Error('The holiday was not written.');
    return changed(tx, user, added.id, [body]);
  };
}

/** Changes a holiday, which confirms it. A change of name alone affects no prices. @throws 404; 422 as for a new one */
export function editHoliday({ params, body, user, services }: Context<typeof calls.update>): Promise<Holiday> {
  return inTransaction(services.db, async (tx) => {
    await changeCalendar(tx);
    const before = await findHoliday(tx, params.id);
    await checkHoliday(tx, body, params.id);
    await tx
      .update(holidays)
      .set({ ...body, provisional: false })
      .where(eq(holidays.id, params.id));
    return changed(tx, user, params.id, isSameTime(before, body) ? [] : [before, body]);
  });
}

/** Deletes a holiday. @throws 404; 422 as `priceAnew` */
export function removeHoliday({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    await changeCalendar(tx);
    const before = await findHoliday(tx, params.id);
    await tx.delete(holidays).where(eq(holidays.id, params.id));
    await announce(tx, user, params.id);
    await priceAnew(tx, user, [before]);
    return {};
  });
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

const announce = async (tx: Tx, user: CurrentUser, id: number) =>
  resourceChanged(tx, { resource: 'holiday', ids: [id], to: await adminSide(tx), actor: user.id });

async function changed(tx: Tx, user: CurrentUser, id: number, days: Parameters<typeof priceAnew>[2]): Promise<Holiday> {
  await announce(tx, user, id);
  await priceAnew(tx, user, days);
  const [row] = await selectHolidays(tx).where(eq(holidays.id, id));
  if (!row) throw new Error('The holiday was not written.');
  return holidayOf(row);
}
