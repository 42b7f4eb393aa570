import type { timesheets as calls } from '@careloom/contract/resources/timesheets';
import { inArray, sql } from 'drizzle-orm';
import { shifts } from '../../db/schema/shifts';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { unprocessable } from '../../http/errors';
import { announceShifts } from '../shifts/announce-shifts';
import type { LockedShift } from '../shifts/lock-shift';
import { lockShifts } from '../shifts/lock-shifts';

const OPEN: readonly LockedShift['status'][] = ['published', 'confirmed', 'in_progress', 'completed'];

/** Submits worked shifts, all or none. @throws 404; 422 where one is not over, has no worker or was submitted before */
export function submitShifts({ body, user, services }: Context<typeof calls.submit>): Promise<{ submitted: number }> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const found = await lockShifts(tx, user, body.ids);
    const ready = ({ status, worker_id, end_at }: LockedShift) => OPEN.includes(status) && worker_id !== null && end_at <= now;
    if (!found.every(ready)) throw unprocessable('shift.not_submittable');
    const ids = found.map(({ id }) => id);
    await tx
      .update(shifts)
      .set({ status: 'submitted', timesheet_added_at: now, version: sql`${shifts.version} + 1` })
      .where(inArray(shifts.id, ids));
    await announceShifts(tx, user, ids);
    return { submitted: ids.length };
  });
}
