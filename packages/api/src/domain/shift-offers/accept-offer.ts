import type { shiftOffers as calls } from '@careloom/contract/resources/shift-offers';
import type { Shift, ShiftBody } from '@careloom/contract/resources/shifts';
import { eq, sql } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { holdCalendar } from '../organisation/holiday-calendar';
import { announceShifts } from '../shifts/announce-shifts';
import { overlapping } from '../shifts/clear-clashes';
import { holdJobs } from '../shifts/hold-workers';
import { prepareShift } from '../shifts/prepare-shift';
import { hoursOf } from '../shifts/price-again';
import { writeSegments } from '../shifts/segments';
import { getShift } from '../shifts/serialize-shift';
import type { LockedShift } from '../shifts/shift-record';
import { readWakeUps, writeWakeUps } from '../shifts/wake-ups';
import { aboutShift, wholeName } from './offer-words';
import { checkOpen, lockOffer, settleOffer } from './settle-offer';

/**
 * The worker takes an offered shift: it is assigned to them, confirmed, and priced by their agreement; its previous worker and its planner
 * are notified. Of several workers who accept, the first gets it. Idempotent.
 * @throws 404 for another worker's offer; 422 `offer.taken`, `offer.over`, `offer.withdrawn`, `offer.answered`, `offer.clash`, or as for a
 * new shift
 */
export function acceptOffer({ body, user, services }: Context<typeof calls.accept>): Promise<Shift> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    await holdCalendar(tx);
    await holdJobs(tx, await jobOf(tx, body.id));
    const { offer, shift } = await lockOffer(tx, user, body.id);
    if (offer.status === 'accepted' && shift.worker_id === user.id) return getShift(tx, user, shift.id);
    checkOpen(offer, now);
    await checkFree(tx, user, shift);
    await settleOffer(tx, offer, 'accepted', now);
    await giveTo(tx, user, shift, { now, planner: offer.offered_by_id });
    await notifyOfAcceptance(tx, user, shift, offer.offered_by_id);
    await announceShifts(tx, user, [shift.id], shift.worker_id === null ? [] : [shift.worker_id]);
    return getShift(tx, user, shift.id);
  });
}

async function jobOf(tx: Tx, offerId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: shifts.job_id })
    .from(shiftOffers)
    .innerJoin(shifts, eq(shifts.id, shiftOffers.shift_id))
    .where(eq(shiftOffers.id, offerId));
  return rows.map(({ id }) => id);
}

/** @throws 422 for another shift of the worker at the same time */
async function checkFree(tx: Tx, user: CurrentUser, { id, start_at, end_at }: LockedShift): Promise<void> {
  const found = await overlapping(tx, user, [{ worker_id: user.id, start_at, end_at, shift_id: id }]);
  if (found.some((other) => other.id !== id)) throw unprocessable('offer.clash');
}

/** The user who offered a shift decided on its pay, so somebody else approves it. */
async function giveTo(tx: Tx, user: CurrentUser, shift: LockedShift, { now, planner }: { now: Date; planner: number }): Promise<void> {
  const { job_id, date, worker_id, name, description, is_overnight } = shift;
  const wake_ups = (await readWakeUps(tx, [shift])).get(shift.id) ?? [];
  const { fold = 0, ...hours } = hoursOf(shift);
  const same = { job_id, name, description, is_overnight: is_overnight ? 1 : 0, reassign: 0, version: null } as const;
  const body: ShiftBody = { ...hours, ...same, worker_id: user.id, status: 'published', fold, wake_ups: null };
  // The offer gives the worker access to job and house: it was made within the scope of its planner.
  const everywhere: CurrentUser = { ...user, userType: 'super_admin' };
  const prepared = await prepareShift(tx, { user: everywhere, now }, body, { job_id, date, worker_id, wake_ups });
  await tx
    .update(shifts)
    .set({ ...prepared.columns, status: 'confirmed', changed_by_id: planner, version: sql`${shifts.version} + 1` })
    .where(eq(shifts.id, shift.id));
  await writeSegments(tx, shift.id, prepared.priced);
  await writeWakeUps(tx, shift.id, prepared.columns, prepared.wake_ups);
}

async function notifyOfAcceptance(tx: Tx, user: CurrentUser, shift: LockedShift, planner: number): Promise<void> {
  const { values, leader } = await aboutShift(tx, shift);
  const about = { routeId: shift.id, senderId: user.id, values: { ...values, name: wholeName(user) } };
  await notify(tx, { ...about, to: [planner, ...(leader === null ? [] : [leader])], type: 'shift_offer_accepted' });
  if (shift.worker_id !== null) await notify(tx, { ...about, to: [shift.worker_id], type: 'shift_taken_over' });
}
