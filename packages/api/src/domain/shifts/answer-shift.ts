import type { Shift, shifts as calls } from '@careloom/contract/resources/shifts';
import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { period } from '../../platform/serialize/values';
import { announceShifts } from './announce-shifts';
import { getShift } from './serialize-shift';
import type { LockedShift } from './shift-record';
import { takeWorkerFrom } from './take-worker-from';
import { lockOwnShift } from './worked/own-shift';

/** The worker confirms a published future shift; an already confirmed shift stays unchanged. @throws 404 for another worker's shift; 422 */
export function confirmShift({ body, user, services }: Context<typeof calls.confirm>): Writing<typeof calls.confirm> {
  return async (tx): Promise<Shift> => {
    const shift = await lockOwn(tx, user, body.id, services.clock.now());
    if (shift.status !== 'confirmed') {
      await tx
        .update(shifts)
        .set({ status: 'confirmed', version: sql`${shifts.version} + 1` })
        .where(eq(shifts.id, shift.id));
      await announceShifts(tx, user, [shift.id]);
    }
    return getShift(tx, user, shift.id);
  };
}

/**
 * The worker declines a future shift: it becomes a draft without a worker, and its planner is notified.
 * @throws 404 for another worker's shift; 422
 */
export function declineShift({ body, user, services }: Context<typeof calls.decline>): Writing<typeof calls.decline> {
  return async (tx): Promise<Record<string, never>> => {
    const shift = await lockOwn(tx, user, body.id, services.clock.now());
    await takeWorkerFrom(tx, [shift.id]);
    const [house] = await tx.select({ name: houses.name, leader: houses.team_leader_id }).from(houses).where(eq(houses.id, shift.house_id));
    const to = [shift.created_by_id, ...(house?.leader ? [house.leader] : [])];
    const name = `${user.firstName} ${user.lastName}`;
    const values = { name, shift: `${shift.name}, ${period(shift.date, shift.date)}`, house: house?.name ?? '' };
    await notify(tx, { to, type: 'shift_declined', routeId: shift.id, senderId: user.id, values });
    await announceShifts(tx, user, [shift.id], [user.id]);
    return {};
  };
}

/** @throws 404 unless it is the user's; 422 unless it is in the future */
async function lockOwn(tx: Tx, user: CurrentUser, id: number, now: Date): Promise<LockedShift> {
  const shift = await lockOwnShift(tx, user, id);
  const isToCome = (shift.status === 'published' || shift.status === 'confirmed') && shift.start_at > now;
  if (!isToCome) throw unprocessable('shift.not_to_come');
  return shift;
}
