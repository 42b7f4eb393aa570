import { and, asc, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { shifts } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';
import type { LockedShift } from './lock-shift';
import { shiftsWithin } from './shift-scope';

/** Several shifts within the user's reach, in the order of their ids, that nobody else can change until the transaction ends. @throws 404 where one is not there */
export async function lockShifts(tx: Tx, user: CurrentUser, ids: readonly number[]): Promise<LockedShift[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select()
    .from(shifts)
    .where(and(inArray(shifts.id, wanted), shiftsWithin(user)))
    .orderBy(asc(shifts.id))
    .for('update');
  if (found.length < wanted.length) throw notFound('shift.not_found');
  return found;
}
