import type { PayLevel, PayLevelBody, payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { eq } from 'drizzle-orm';
import { payLevels, payLevelTimings } from '../../platform/db/schema/agreements';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';
import { changeCalendar } from '../organisation/holiday-calendar';
import { lockNotWorked } from '../shifts/lock-not-worked';
import { type PricedAgain, pricedAgain, writePrices } from '../shifts/price-again';
import { columnsOf, timingRowsOf } from './rates-of-body';
import { readPayLevel } from './select-pay-levels';

/** Adds a pay level; once per idempotency key. @throws 422 for contradictory timings */
export function createPayLevel(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    const values = { ...columnsOf(body), created_at: services.clock.now() };
    const [created] = await tx.insert(payLevels).values(values).returning({ id: payLevels.id });
    if (!created) throw new Error('The pay level was not written.');
    await tx.insert(payLevelTimings).values(timingRowsOf(body, created.id));
    await resourceChanged(tx, { resource: 'pay-level', ids: [created.id], to: await adminSide(tx), actor: user.id });
    return readPayLevel(tx, created.id);
  };
}

/** Changes a pay level and prices future shifts again. @throws as `writeRates` */
export function editPayLevel({ params, body, user, services }: Context<typeof calls.update>): Promise<PayLevel> {
  return inTransaction(services.db, async (tx) => {
    await writePrices(tx, user, await writeRates(tx, params.id, body, services.clock.now()));
    await resourceChanged(tx, { resource: 'pay-level', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return readPayLevel(tx, params.id);
  });
}

/** Locks a pay level against changes and new agreements until the transaction ends. @throws 404 */
export async function lockPayLevel(tx: Tx, id: number): Promise<void> {
  const found = await tx.select({ id: payLevels.id }).from(payLevels).where(eq(payLevels.id, id)).for('update');
  if (found.length === 0) throw notFound();
}

/**
 * Writes a level's rates. @returns the future shifts whose price changes, still to be written
 * @throws 404; 422 for contradictory timings, or when a shift has hours without a rate
 */
export async function writeRates(tx: Tx, id: number, body: PayLevelBody, now: Date): Promise<PricedAgain[]> {
  const timings = timingRowsOf(body, id);
  // Locked first, as in every transaction that prices shifts: none is priced with rates that are outdated when it is written.
  await changeCalendar(tx);
  await lockPayLevel(tx, id);
  await tx.update(payLevels).set(columnsOf(body)).where(eq(payLevels.id, id));
  await tx.delete(payLevelTimings).where(eq(payLevelTimings.pay_level_id, id));
  await tx.insert(payLevelTimings).values(timings);
  const placed = await lockNotWorked(tx, eq(shifts.pay_level_id, id), now);
  // Only the rates changed: keeps the time zones of the shifts.
  return pricedAgain(
    tx,
    placed.map((one) => ({ ...one, time_zone: one.shift.time_zone })),
  );
}
