import { asc, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { insertRows, updateRows } from '../../db/insert-rows';
import { shifts, shiftSegments } from '../../db/schema/shifts';
import { type Before, timesheetUploadShifts } from '../../db/schema/timesheets';
import type { Tx } from '../../db/transaction';
import { databaseCode } from '../../http/database-errors';
import { unprocessable } from '../../http/errors';
import { announceShifts } from '../shifts/announce-shifts';
import { lockWorkers } from '../shifts/hold-workers';

/** Undoes what a timesheet did. @throws 422 where one of its shifts was changed since */
export async function undoTimesheet(tx: Tx, user: CurrentUser, upload: { id: number }) {
  const marks = await lockMarks(tx, upload.id);
  await announceShifts(
    tx,
    user,
    marks.map(({ shift }) => shift.id),
    marks.flatMap(({ before }) => workerOf(before)),
  );
  const made = marks.filter(({ before }) => before === null).map(({ shift }) => shift.id);
  const restored = marks.flatMap(({ shift, before, version }) => (before ? [{ id: shift.id, before, version }] : []));
  if (made.length > 0) await tx.delete(shifts).where(inArray(shifts.id, made));
  await restore(tx, restored).catch(refuseOverlap);
  return { deleted: made.length, restored: restored.length };
}

/** What the upload did, with the shifts as they are now, which nobody else changes any more. */
async function lockMarks(tx: Tx, uploadId: number) {
  const ofUpload = eq(timesheetUploadShifts.upload_id, uploadId);
  const concerned = await tx
    .select({ worker_id: shifts.worker_id, before: timesheetUploadShifts.before })
    .from(timesheetUploadShifts)
    .innerJoin(shifts, eq(shifts.id, timesheetUploadShifts.shift_id))
    .where(ofUpload);
  await lockWorkers(
    tx,
    concerned.flatMap(({ worker_id, before }) => [...(worker_id === null ? [] : [worker_id]), ...workerOf(before)]),
  );
  const marks = await tx
    .select({ shift: shifts, before: timesheetUploadShifts.before, version: timesheetUploadShifts.version })
    .from(timesheetUploadShifts)
    .innerJoin(shifts, eq(shifts.id, timesheetUploadShifts.shift_id))
    .where(ofUpload)
    .orderBy(asc(shifts.id))
    .for('update', { of: shifts });
  const changed = marks.some(({ shift, version }) => shift.version !== version || shift.invoice_id !== null || shift.approved_at !== null);
  if (changed) throw unprocessable('timesheet.changed');
  return marks;
}

const workerOf = (before: Before | null): number[] => (typeof before?.shift['worker_id'] === 'number' ? [before.shift['worker_id']] : []);

const OVERLAP = '23P01';

/** The worker of a shift that is to come back has another one at its time by now. */
function refuseOverlap(error: unknown): never {
  throw databaseCode(error) === OVERLAP ? unprocessable('timesheet.changed') : error;
}

interface Restored {
  id: number;
  before: Before;
  version: number;
}

/** Until all are as before none of them counts, as when they were written. */
async function restore(tx: Tx, restored: readonly Restored[]): Promise<void> {
  if (restored.length === 0) return;
  const ids = restored.map(({ id }) => id);
  await tx.update(shifts).set({ status: 'cancelled' }).where(inArray(shifts.id, ids));
  for (const whole of [true, false]) {
    const part = restored.filter(({ before }) => (before.segments !== null) === whole);
    const rows = part.map(({ id, before, version }) => ({ ...before.shift, id, version: version + 1 }));
    if (rows.length > 0) await updateRows(tx, shifts, rows);
  }
  const changed = restored.filter(({ before }) => before.segments !== null);
  if (changed.length === 0) return;
  await tx.delete(shiftSegments).where(
    inArray(
      shiftSegments.shift_id,
      changed.map(({ id }) => id),
    ),
  );
  await insertRows(
    tx,
    shiftSegments,
    changed.flatMap(({ before }) => before.segments ?? []),
  );
}
