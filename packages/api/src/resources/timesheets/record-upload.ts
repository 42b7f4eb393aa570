import { insertRows } from '../../db/insert-rows';
import { shiftSegments } from '../../db/schema/shifts';
import { timesheetUploadShifts } from '../../db/schema/timesheets';
import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { among } from '../../list/among';
import { groupBy } from '../../list/group';
import { partsOf } from '../../list/in-parts';
import type { Released } from '../shifts/clear-clashes';
import { keepUpload } from '../uploads/keep-upload';
import type { Change } from './plan-changes';

/** So many shifts are looked up at once. */
const PART = 200;

type Segments = ReadonlyMap<number, Record<string, unknown>[]>;

/** The lines of pay of shifts that are about to be changed, by shift; without their ids. */
export async function segmentsOf(tx: Tx, changes: readonly Change[]): Promise<Segments> {
  const rows = [];
  for (const part of partsOf(changes, PART)) {
    const ids = part.map(({ existing }) => existing.id);
    rows.push(...(await tx.select().from(shiftSegments).where(among(shiftSegments.shift_id, ids))));
  }
  return groupBy(
    rows.map(({ id: _new, ...row }) => row),
    (row) => row.shift_id,
  );
}

interface Done {
  created: readonly number[];
  changed: readonly Change[];
  released: readonly Released[];
  segments: Segments;
}

/** Keeps what an upload did, so that it can be reversed. @returns its id */
export async function recordUpload(tx: Tx, user: CurrentUser, sheet: { file_name: string; rows: number }, done: Done): Promise<number> {
  const upload_id = await keepUpload(tx, user, { ...sheet, kind: 'timesheet' });
  await insertRows(tx, timesheetUploadShifts, [
    ...done.created.map((shift_id) => ({ upload_id, shift_id, version: 1, before: null })),
    ...done.changed.map(({ existing: { during: _derived, ...shift } }) => ({
      upload_id,
      shift_id: shift.id,
      version: shift.version + 1,
      before: { shift, segments: done.segments.get(shift.id) ?? [] },
    })),
    ...done.released.map((shift) => ({ upload_id, shift_id: shift.id, version: shift.version + 1, before: { shift, segments: null } })),
  ]);
  return upload_id;
}
