import type { Holiday, holidays as calls } from '@careloom/contract/resources/holidays';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { holidays } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';
import { type Day, priceAnew } from './price-anew';
import { holidayOf, selectHolidays } from './select-holidays';
import { deleteHoliday, insertHoliday, updateHoliday } from './write-holiday';

/** Adds a public holiday; once per idempotency key. @throws as `insertHoliday`; as `priceAnew` */
export function createHoliday({ body, user }: Context<typeof calls.create>): Writing<typeof calls.create> {
  return async (tx) => {
    const { id, days } = await insertHoliday(tx, body);
    return changed(tx, user, id, days);
  };
}

/** Changes a holiday, which confirms it. A change of name alone affects no prices. @throws as `updateHoliday`; as `priceAnew` */
export const editHoliday = ({ params, body, user, services }: Context<typeof calls.update>): Promise<Holiday> =>
  inTransaction(services.db, async (tx) => changed(tx, user, params.id, await updateHoliday(tx, params.id, body)));

/** Deletes a holiday. @throws 404; 422 as `priceAnew` */
export function removeHoliday({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const days = await deleteHoliday(tx, params.id);
    await announce(tx, user, params.id);
    await priceAnew(tx, user, days);
    return {};
  });
}

const announce = async (tx: Tx, user: CurrentUser, id: number) =>
  resourceChanged(tx, { resource: 'holiday', ids: [id], to: await adminSide(tx), actor: user.id });

async function changed(tx: Tx, user: CurrentUser, id: number, days: readonly Day[]): Promise<Holiday> {
  await announce(tx, user, id);
  await priceAnew(tx, user, days);
  const [row] = await selectHolidays(tx).where(eq(holidays.id, id));
  if (!row) throw new Error('The holiday was not written.');
  return holidayOf(row);
}
