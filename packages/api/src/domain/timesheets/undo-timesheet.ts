import { and, asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { HEAVY_BATCH, insertRows, updateRows } from '../../platform/db/insert-rows';
import { houses } from '../../platform/db/schema/places';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import { type Before, timesheetUploadShifts } from '../../platform/db/schema/timesheets';
import type { Tx } from '../../platform/db/transaction';
import { databaseCode } from '../../platform/http/database-errors';
import { unprocessable } from '../../platform/http/errors';
import { isOneOf } from '../../platform/list/is-one-of';
import { groupBy } from '../../platform/list/group';
import { inParts, partsOf } from '../../platform/list/in-parts';
import { holdCalendar } from '../organisation/holiday-calendar';
import { type Day, priceAnew } from '../holidays/price-anew';
import { announceShifts } from '../shifts/announce-shifts';
import { lockWorkers } from '../shifts/hold-workers';
import { releaseInvalid } from '../shifts/settle-dependents';

/**
 * Reverses a timesheet upload; restored shifts are priced with the current calendar. @throws 422 when one of its shifts was changed since
 */
export async function undoTimesheet(tx: Tx, user: CurrentUser, upload: { id: number }, now: Date) {
  const calendar = await holdCalendar(tx);
  const marks = await lockMarks(tx, upload.id);
  await announceShifts(
    tx,
    user,
    marks.map(({ shift }) => shift.id),
    marks.flatMap(({ before }) => workerOf(before)),
  );
  const made = marks.filter(({ before }) => before === null).map(({ shift }) => shift.id);
  const restored = marks.flatMap(({ shift, before, version }) => (before ? [{ id: shift.id, before, version }] : []));
  for (const part of partsOf(made, HEAVY_BATCH)) await tx.delete(shifts).where(isOneOf(shifts.id, part));
  await restore(tx, restored).catch(refuseOverlap);
  await priceAnew(tx, user, await daysSince(tx, restored, calendar));
  const ids = restored.map(({ id }) => id);
  await releaseInvalid(tx, isOneOf(shifts.id, ids), { user, now, reason: { key: 'dependents.not_valid' } });
  return { deleted: made.length, restored: restored.length };
}

/** What the upload changed, with the current shifts, locked. */
async function lockMarks(tx: Tx, uploadId: number) {
  const ofUpload = eq(timesheetUploadShifts.upload_id, uploadId);
  const former = sql<number | null>`(${timesheetUploadShifts.before} -> 'shift' ->> 'worker_id')::int`;
  const concerned = await tx
    .selectDistinct({ worker: shifts.worker_id, former })
    .from(timesheetUploadShifts)
    .innerJoin(shifts, eq(shifts.id, timesheetUploadShifts.shift_id))
    .where(ofUpload);
  await lockWorkers(
    tx,
    concerned.flatMap(({ worker, former: before }) => [worker, before]).filter((id) => id !== null),
  );
  const ids = await tx.select({ id: timesheetUploadShifts.shift_id }).from(timesheetUploadShifts).where(ofUpload);
  const marks = await inParts(
    ids.map(({ id }) => id).sort((one, other) => one - other),
    (part) =>
      tx
        .select({ shift: shifts, before: timesheetUploadShifts.before, version: timesheetUploadShifts.version })
        .from(timesheetUploadShifts)
        .innerJoin(shifts, eq(shifts.id, timesheetUploadShifts.shift_id))
        .where(and(ofUpload, isOneOf(shifts.id, part)))
        .orderBy(asc(shifts.id))
        .for('update', { of: shifts }),
    ({ shift }) => shift.id,
  );
  const changed = marks.some(({ shift, version }) => shift.version !== version || shift.invoice_id !== null || shift.approved_at !== null);
  if (changed) throw unprocessable('timesheet.changed');
  return marks;
}

const workerOf = (before: Before | null): number[] => (typeof before?.shift['worker_id'] === 'number' ? [before.shift['worker_id']] : []);

const OVERLAP = '23P01';

/** The worker of a shift to be restored now has an overlapping one. */
function refuseOverlap(error: unknown): never {
  throw databaseCode(error) === OVERLAP ? unprocessable('timesheet.changed') : error;
}

interface Restored {
  id: number;
  before: Before;
  version: number;
}

/** The days of restored shifts whose pay lines use another version of the calendar. */
async function daysSince(tx: Tx, restored: readonly Restored[], calendar: string): Promise<Day[]> {
  const old = restored.filter(({ before }) => before.segments?.some((line) => line['calendar_version'] !== calendar));
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .selectDistinct({ state_id: houses.state_id, date: shifts.date, region: sql<null>`null` })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .where(isOneOf(shifts.id, ids));
}

/** Restored shifts are marked as cancelled until all are written, so that they cannot overlap each other. */
async function restore(tx: Tx, restored: readonly Restored[]): Promise<void> {
  if (restored.length === 0) return;
  const ids = restored.map(({ id }) => id);
  for (const part of partsOf(ids, HEAVY_BATCH)) await tx.update(shifts).set({ status: 'cancelled' }).where(isOneOf(shifts.id, part));
  const rows = restored.map(({ id, before, version }) => ({ ...before.shift, id, version: version + 1 }));
  for (const alike of groupBy(rows, (row) => Object.keys(row).sort().join()).values()) await updateRows(tx, shifts, alike);
  const changed = restored.filter(({ before }) => before.segments !== null);
  if (changed.length === 0) return;
  for (const part of partsOf(changed, HEAVY_BATCH)) {
    await tx.delete(shiftSegments).where(
      isOneOf(
        shiftSegments.shift_id,
        part.map(({ id }) => id),
      ),
    );
  }
  await insertRows(
    tx,
    shiftSegments,
    changed.flatMap(({ before }) => before.segments ?? []),
  );
}
