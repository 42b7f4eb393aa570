import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/notify';
import { announceShifts } from '../shifts/announce-shifts';
import { aboutShift } from './offer-words';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'end-offers': Record<string, never>;
  }
}

/** The job that ends offers whose time is over. If no worker is left who could accept the shift, its planner is notified. */
export const endOffers =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    const now = clock.now();
    await inTransaction(db, (tx) => end(tx, now));
  };

/** Offers that are being answered are skipped until the next minute. */
async function end(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(shiftOffers)
    .where(and(eq(shiftOffers.status, 'open'), lte(shiftOffers.ends_at, now)))
    .orderBy(shiftOffers.id)
    .for('update', { skipLocked: true });
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await tx.update(shiftOffers).set({ status: 'expired', settled_at: now }).where(isOneOf(shiftOffers.id, ids));
  const planners = new Map(due.map(({ shift_id, offered_by_id }) => [shift_id, offered_by_id]));
  await announceShifts(tx, null, [...planners.keys()]);
  for (const shift of await leftWithout(tx, [...planners.keys()])) {
    const { values } = await aboutShift(tx, shift);
    await notify(tx, { to: [planners.get(shift.id) ?? 0], type: 'shift_offer_ended', routeId: shift.id, senderId: null, values });
  }
}

/** The shifts without any open offer left. */
const leftWithout = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(shifts)
    .where(
      and(
        inArray(shifts.id, [...ids]),
        sql`not exists (select 1 from ${shiftOffers} where ${shiftOffers.shift_id} = ${shifts.id} and ${shiftOffers.status} = 'open')`,
      ),
    );
