import { insertRows } from '../../platform/db/insert-rows';
import { timesheetUploadShifts } from '../../platform/db/schema/timesheets';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import type { Released } from '../shifts/clear-clashes';
import type { Segments } from '../shifts/segments';
import { keepUpload } from '../uploads/upload-record';
import type { Change } from './plan-changes';

interface Done {
  created: readonly number[];
  changed: readonly Change[];
  released: readonly Released[];
  segments: Segments;
}

/** Records what an upload changed, so that it can be reversed. @returns its id */
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
    ...done.released.map(({ segments, ...shift }) => ({
      upload_id,
      shift_id: shift.id,
      version: shift.version + 1,
      before: { shift, segments },
    })),
  ]);
  return upload_id;
}
