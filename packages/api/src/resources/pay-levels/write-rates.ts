import type { PayLevelBody } from '@careloom/contract/resources/pay-levels';
import { eq } from 'drizzle-orm';
import { payLevels, payLevelTimings } from '../../db/schema/agreements';
import { shifts } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { changeCalendar } from '../../organisation/holiday-calendar';
import { lockNotWorked } from '../shifts/lock-not-worked';
import { type PricedAgain, pricedAgain } from '../shifts/price-again';
import { lockPayLevel } from './lock-pay-level';
import { columnsOf, timingRowsOf } from './rates-of-body';

/**
 * Writes a level's rates. @returns the shifts that are not worked yet and cost something else by them, which are still to be written
 * @throws 404; 422 where its timings contradict each other, or a shift has hours that it has no rate for any more
 */
export async function writeRates(tx: Tx, id: number, body: PayLevelBody, now: Date): Promise<PricedAgain[]> {
  const timings = timingRowsOf(body, id);
  // Before any other lock, as whoever prices in a transaction holds it: nothing is priced by rates that are gone when it is written.
  await changeCalendar(tx);
  await lockPayLevel(tx, id);
  await tx.update(payLevels).set(columnsOf(body)).where(eq(payLevels.id, id));
  await tx.delete(payLevelTimings).where(eq(payLevelTimings.pay_level_id, id));
  await tx.insert(payLevelTimings).values(timings);
  const placed = await lockNotWorked(tx, eq(shifts.pay_level_id, id), now);
  // Its rates are what changed: the clock of a house moves nothing here.
  return pricedAgain(
    tx,
    placed.map((one) => ({ ...one, time_zone: one.shift.time_zone })),
  );
}
