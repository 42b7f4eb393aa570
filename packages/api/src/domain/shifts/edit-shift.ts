import { type Shift, type ShiftBody, shiftLabels, type shifts as calls } from '@careloom/contract/resources/shifts';
import { eq, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField, stale, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { holdCalendar } from '../organisation/holiday-calendar';
import { announceShifts } from './announce-shifts';
import { claimOf, clearClashes } from './clear-clashes';
import { getShift } from './serialize-shift';
import { holdJobs } from './hold-workers';
import { isScheduled, type LockedShift, lockShift } from './shift-record';
import { changesPay, differenceOf, returned, returnsToWorker, notifyOfChange } from './paid-change';
import { type Prepared, prepareShift } from './prepare-shift';
import { readWakeUps, writeWakeUps } from './wake-ups';
import { writeSegments } from './segments';

/**
 * Changes a shift and prices it again. The worker has agreed to the pay of a submitted or approved shift: if somebody else changes it, the
 * shift returns to the worker.
 * @throws 404; 422 for an invoiced or cancelled one, `stale`, else as for a new shift
 */
export function editShift({ params, body, user, services }: Context<typeof calls.update>): Promise<Shift> {
  return inTransaction(services.db, async (tx) => {
    await holdCalendar(tx);
    await holdJobs(tx, [body.job_id]);
    const shift = await lockShift(tx, user, params.id, body.worker_id);
    checkEditable(shift, body);
    const before = await getShift(tx, user, shift.id);
    const { job_id, date, worker_id } = shift;
    const unfilled = worker_id === null && shift.status === 'published';
    const present = { job_id, date, worker_id, unfilled, wake_ups: (await readWakeUps(tx, [shift])).get(shift.id) ?? [] };
    const prepared = await prepareShift(tx, { user, now: services.clock.now() }, body, present);
    const released = await clearClashes(tx, user, claimOf(prepared.columns, shift.id), body.reassign === 1);
    const { columns } = prepared;
    const isPaidChange = changesPay(shift, columns, present.wake_ups, prepared.wake_ups);
    const isReturned = isPaidChange && returnsToWorker(shift, columns, user);
    const state = isReturned ? returned(columns, services.clock.now()) : nextState(shift, body, prepared);
    await tx
      .update(shifts)
      .set({ ...columns, ...state, ...(isPaidChange && { changed_by_id: user.id }), version: sql`${shifts.version} + 1` })
      .where(eq(shifts.id, shift.id));
    await writeSegments(tx, shift.id, prepared.priced);
    await writeWakeUps(tx, shift.id, prepared.columns, prepared.wake_ups);
    await announceShifts(tx, user, [shift.id, ...released.map(({ id }) => id)], shift.worker_id === null ? [] : [shift.worker_id]);
    const after = await getShift(tx, user, shift.id);
    if (isReturned) {
      const difference = differenceOf(before, after, present.wake_ups, prepared.wake_ups);
      await notifyOfChange(tx, user, { id: shift.id, name: before.name, workers: [shift.worker_id, columns.worker_id] }, difference);
    }
    return after;
  });
}

function checkEditable(shift: LockedShift, { version, worker_id }: ShiftBody): void {
  if (shift.invoice_id !== null || shift.status === 'invoiced') throw unprocessable('shift.invoiced');
  if (shift.status === 'cancelled') throw unprocessable('shift.cancelled');
  if (worker_id === null && !isScheduled(shift.status)) {
    throw invalidField('worker_id', 'validation.required', { attribute: text(shiftLabels.worker_id) });
  }
  if (version !== null && version !== shift.version) throw stale('error.stale');
}

/** Any change revokes an approval; a change of worker or hours revokes a confirmation. */
function nextState(shift: LockedShift, { status }: ShiftBody, { columns }: Prepared) {
  if (shift.status === 'approved') return { status: 'submitted' as const, approved_by_id: null, approved_at: null };
  if (!isScheduled(shift.status)) return {};
  const same =
    shift.worker_id === columns.worker_id &&
    shift.start_at.getTime() === columns.start_at.getTime() &&
    shift.end_at.getTime() === columns.end_at.getTime();
  if (shift.status === 'confirmed') return { status: status === 'draft' || !same ? (status ?? ('published' as const)) : shift.status };
  return { status: status ?? shift.status };
}
