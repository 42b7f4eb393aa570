import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { shifts } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { lockWorkers } from './hold-workers';
import { shiftsWithin } from './shift-scope';

export type LockedShift = typeof shifts.$inferSelect;

/**
 * A shift within the user's reach, that nobody else can change until the transaction ends. The rows of its worker and of the
 * worker to be come first, for who makes room among a worker's shifts locks them in that order.
 * @throws 404
 */
export async function lockShift(tx: Tx, user: CurrentUser, id: number, nextWorker?: number | null): Promise<LockedShift> {
  const mine = and(eq(shifts.id, id), shiftsWithin(user));
  const [before] = await tx.select({ worker_id: shifts.worker_id }).from(shifts).where(mine);
  if (!before) throw notFound('shift.not_found');
  await lockWorkers(tx, [before.worker_id, nextWorker]);
  const [shift] = await tx.select().from(shifts).where(mine).for('update');
  if (!shift) throw notFound('shift.not_found');
  return shift;
}
