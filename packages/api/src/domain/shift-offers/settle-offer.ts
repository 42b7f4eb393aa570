import { and, eq, ne } from 'drizzle-orm';
import { shiftOffers } from '../../platform/db/schema/offers';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, unprocessable } from '../../platform/http/errors';
import { lockWorkers } from '../shifts/hold-workers';
import type { LockedShift } from '../shifts/shift-record';

type Offer = typeof shiftOffers.$inferSelect;

/**
 * Locks the worker's own offer and its shift until the transaction ends. Workers are locked first, as in all writes of shifts: concurrent
 * answers run one after another, and each reads what the previous one has written.
 * @throws 404
 */
export async function lockOffer(tx: Tx, user: CurrentUser, id: number): Promise<{ offer: Offer; shift: LockedShift }> {
  const own = and(eq(shiftOffers.id, id), eq(shiftOffers.worker_id, user.id));
  const [before] = await tx
    .select({ shift_id: shiftOffers.shift_id, holder: shifts.worker_id })
    .from(shiftOffers)
    .innerJoin(shifts, eq(shifts.id, shiftOffers.shift_id))
    .where(own);
  if (!before) throw notFound();
  await lockWorkers(tx, [before.holder, user.id]);
  const [shift] = await tx.select().from(shifts).where(eq(shifts.id, before.shift_id)).for('update');
  const [offer] = await tx.select().from(shiftOffers).where(own).for('update');
  if (!shift || !offer) throw notFound();
  return { offer, shift };
}

/** @throws 422 for an offer that is no longer open, with the reason */
export function checkOpen({ status, ends_at }: Offer, now: Date): void {
  if (status === 'taken') throw unprocessable('offer.taken');
  if (status === 'withdrawn') throw unprocessable('offer.withdrawn');
  if (status === 'accepted' || status === 'declined') throw unprocessable('offer.answered');
  if (status === 'expired' || ends_at <= now) throw unprocessable('offer.over');
}

/** Writes the answer to an offer; with an accepted one, the other open offers of the shift become taken. */
export async function settleOffer(tx: Tx, { id, shift_id }: Offer, status: 'accepted' | 'declined', now: Date): Promise<void> {
  await tx.update(shiftOffers).set({ status, settled_at: now }).where(eq(shiftOffers.id, id));
  if (status === 'declined') return;
  const others = and(eq(shiftOffers.shift_id, shift_id), ne(shiftOffers.id, id), eq(shiftOffers.status, 'open'));
  await tx.update(shiftOffers).set({ status: 'taken', settled_at: now }).where(others);
}
