import type { Upload, uploads as calls } from '@careloom/contract/resources/uploads';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { timesheetUploadShifts } from '../../platform/db/schema/timesheets';
import { uploads } from '../../platform/db/schema/uploads';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { total } from '../../platform/list/page-of';
import { personOf } from '../../platform/serialize/person';
import { isoOf, isoOrNull } from '../../platform/serialize/values';
import { uploadsWithin } from './upload-record';

export const uploader = alias(users, 'uploader');
const reverser = alias(users, 'reverser');

/** For a timesheet, the existing shifts that it created or changed. */
const recordIds = sql<number[]>`case when ${uploads.kind} <> 'timesheet' then ${uploads.record_ids} else array(
  select ${timesheetUploadShifts.shift_id} from ${timesheetUploadShifts}
  where ${timesheetUploadShifts.upload_id} = ${uploads.id} order by 1) end`;

/** Uploads with who uploaded and who reversed them, one row each, in one statement. */
export const selectUploads = (executor: Executor) =>
  executor
    .select({
      upload: uploads,
      record_ids: recordIds,
      house: { id: houses.id, name: houses.name },
      uploaded_by: { id: uploader.id, first_name: uploader.first_name, last_name: uploader.last_name },
      reversed_by: { id: reverser.id, first_name: reverser.first_name, last_name: reverser.last_name },
      total,
    })
    .from(uploads)
    .innerJoin(uploader, eq(uploader.id, uploads.uploaded_by_id))
    .leftJoin(reverser, eq(reverser.id, uploads.reversed_by_id))
    .leftJoin(houses, eq(houses.id, uploads.house_id));

type Row = Awaited<ReturnType<typeof selectUploads>>[number];

export const uploadOf = ({ upload, house, uploaded_by, reversed_by }: Row): Upload => ({
  id: upload.id,
  kind: upload.kind,
  file_name: upload.file_name,
  rows: upload.rows,
  state: upload.reversed_at ? 'reversed' : 'imported',
  house,
  uploaded_by: personOf(uploaded_by),
  created_at: isoOf(upload.created_at),
  reversed_by: reversed_by && personOf(reversed_by),
  reversed_at: isoOrNull(upload.reversed_at),
});

/** An upload with the ids of its records. @throws 404 */
export async function getUpload({ params, user, services }: Context<typeof calls.get>) {
  const [row] = await selectUploads(services.db).where(and(eq(uploads.id, params.id), uploadsWithin(user)));
  if (!row) throw notFound();
  return { ...uploadOf(row), record_ids: row.record_ids };
}
