import type { CurrentUser } from '../../../platform/http/current-user';
import type { Tx } from '../../../platform/db/transaction';
import { notFound, unprocessable } from '../../../platform/http/errors';
import { type LockedShift, lockShift } from '../shift-record';

/** Whether the shift is not submitted yet, so that the worker can still record its hours. */
const OPEN: readonly LockedShift['status'][] = ['published', 'confirmed', 'in_progress', 'completed'];

/** Locks a shift of the user. @throws 404 for another worker's shift */
export async function lockOwnShift(tx: Tx, user: CurrentUser, id: number): Promise<LockedShift> {
  const shift = await lockShift(tx, user, id);
  if (shift.worker_id !== user.id) throw notFound('shift.not_found');
  return shift;
}

/** Locks a shift of the user that is not submitted yet. @throws 404 for another worker's shift; 422 */
export async function lockOpenShift(tx: Tx, user: CurrentUser, id: number): Promise<LockedShift> {
  const shift = await lockOwnShift(tx, user, id);
  if (!OPEN.includes(shift.status)) throw unprocessable('shift.not_open');
  return shift;
}

/** @throws 422 unless the shift was started, or should have been by now */
export function checkBegun({ started_at, start_at }: LockedShift, now: Date): void {
  if (started_at === null && start_at > now) throw unprocessable('shift.not_begun');
}

/** When a button was pressed: never later than the server's time of receipt, whatever the phone's clock shows. */
export const pressedAt = (at: string | null, now: Date): Date =>
  new Date(Math.min(at === null ? now.getTime() : Date.parse(at), now.getTime()));
