import type { timesheets as calls } from '@careloom/contract/resources/timesheets';
import { inArray, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { needsAnother } from '../auth/needs-another';
import { announceShifts } from '../shifts/announce-shifts';
import { lockShifts } from '../shifts/shift-record';
import { brokenRule } from '../shifts/prerequisites';

/**
 * Approves submitted shifts, all or none, so that they can be invoiced. Nobody approves shifts that they planned, or whose pay they changed
 * last.
 * @throws 404; 422 for one not submitted, the approver's own, or one that the approver changed last
 */
export function approveShifts({ body, user, services }: Context<typeof calls.approve>): Promise<{ approved: number }> {
  return inTransaction(services.db, async (tx) => {
    const found = await lockShifts(tx, user, body.ids);
    if (found.some(({ status }) => status !== 'submitted')) throw unprocessable('shift.not_submitted');
    if (found.some(({ worker_id }) => worker_id === user.id)) throw unprocessable('shift.own_approval');
    if (found.some(({ changed_by_id, created_by_id }) => (changed_by_id ?? created_by_id) === user.id))
      throw unprocessable(await needsAnother(tx, user, 'shift-approve'));
    const ids = found.map(({ id }) => id);
    const broken = await brokenRule(tx, ids);
    if (broken) throw unprocessable(broken);
    await tx
      .update(shifts)
      .set({ status: 'approved', approved_by_id: user.id, approved_at: services.clock.now(), version: sql`${shifts.version} + 1` })
      .where(inArray(shifts.id, ids));
    await announceShifts(tx, user, ids);
    return { approved: ids.length };
  });
}
