import type { shiftOffers as calls } from '@careloom/contract/resources/shift-offers';
import { and, eq } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notify } from '../notifications/notify';
import { announceShifts } from '../shifts/announce-shifts';
import { lockShift } from '../shifts/shift-record';
import { aboutShift, wholeName } from './offer-words';
import { checkOpen, lockOffer, settleOffer } from './settle-offer';

/**
 * The worker declines an offer, and its planner is notified. Idempotent.
 * @throws 404 for another worker's offer; 422 for one that is over
 */
export function declineOffer({ body, user, services }: Context<typeof calls.decline>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const { offer, shift } = await lockOffer(tx, user, body.id);
    if (offer.status === 'declined') return {};
    checkOpen(offer, now);
    await settleOffer(tx, offer, 'declined', now);
    const { values } = await aboutShift(tx, shift);
    const inText = { ...values, name: wholeName(user) };
    await notify(tx, { to: [offer.offered_by_id], type: 'shift_offer_declined', routeId: shift.id, senderId: user.id, values: inText });
    await announceShifts(tx, user, [shift.id]);
    return {};
  });
}

/** The planner withdraws the open offers of a shift. Idempotent. @throws 404 */
export function withdrawOffers({ params, user, services }: Context<typeof calls.withdraw>): Promise<{ withdrawn: number }> {
  return inTransaction(services.db, async (tx) => {
    const shift = await lockShift(tx, user, params.id);
    const ended = await tx
      .update(shiftOffers)
      .set({ status: 'withdrawn', settled_at: services.clock.now() })
      .where(and(eq(shiftOffers.shift_id, shift.id), eq(shiftOffers.status, 'open')))
      .returning({ id: shiftOffers.id });
    if (ended.length > 0) await announceShifts(tx, user, [shift.id]);
    return { withdrawn: ended.length };
  });
}
