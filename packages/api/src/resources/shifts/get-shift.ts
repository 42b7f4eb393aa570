import type { Shift } from '@careloom/contract/resources/shifts';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { shifts } from '../../db/schema/shifts';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { selectShifts } from './select-shifts';
import { shiftOf } from './shift-on-the-wire';
import { shiftsWithin } from './shift-scope';

/** A shift within the user's reach. @throws 404 */
export async function getShift(executor: Executor, user: CurrentUser, id: number): Promise<Shift> {
  const [row] = await selectShifts(executor).where(and(eq(shifts.id, id), shiftsWithin(user)));
  if (!row) throw notFound('shift.not_found');
  return shiftOf(row);
}
