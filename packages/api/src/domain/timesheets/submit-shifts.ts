import type { timesheets as calls } from '@careloom/contract/resources/timesheets';
import { inArray, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceShifts } from '../shifts/announce-shifts';
import { canAnswer } from '../auth/needs-another';
import type { CurrentUser } from '../../platform/http/current-user';
import { type LockedShift, lockShifts } from '../shifts/shift-record';
import { brokenRule } from '../shifts/prerequisites';

const OPEN: readonly LockedShift['status'][] = ['published', 'confirmed', 'in_progress', 'completed'];

/**
 * Submits worked shifts, all or none. Shifts that their worker has already submitted stay unchanged.
 * @throws 404; 422 when one is not over, has no worker, was already submitted or waits for its worker
 */
export function submitShifts({ body, user, services }: Context<typeof calls.submit>): Promise<{ submitted: number }> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const found = (await lockShifts(tx, user, body.ids)).filter((shift) => !isDone(shift, user));
    if (found.length === 0) return { submitted: 0 };
    const ready = ({ status, worker_id, end_at }: LockedShift) => OPEN.includes(status) && worker_id !== null && end_at <= now;
    if (!found.every(ready)) throw unprocessable('shift.not_submittable');
    for (const shift of found) await checkReturned(tx, user, shift);
    const ids = found.map(({ id }) => id);
    const broken = await brokenRule(tx, ids);
    if (broken) throw unprocessable(broken);
    await tx
      .update(shifts)
      .set({ status: 'submitted', timesheet_added_at: now, returned_at: null, version: sql`${shifts.version} + 1` })
      .where(inArray(shifts.id, ids));
    await announceShifts(tx, user, ids);
    return { submitted: ids.length };
  });
}

/** When a worker repeats a submit after a lost response, the shift is already submitted. */
const isDone = ({ status, worker_id }: LockedShift, user: CurrentUser): boolean => status === 'submitted' && worker_id === user.id;

/** A shift changed after submission must be submitted by its worker; if the worker has left, by anybody but the person who changed it. */
async function checkReturned(tx: Tx, user: CurrentUser, { returned_at, worker_id, changed_by_id }: LockedShift): Promise<void> {
  if (returned_at === null || worker_id === null || worker_id === user.id) return;
  if (changed_by_id === user.id || (await canAnswer(tx, worker_id))) throw unprocessable('shift.with_worker');
}
