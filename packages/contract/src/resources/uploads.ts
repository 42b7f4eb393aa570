import { call } from '../call';
import { instant, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import type { Permission } from '../permissions';
import { date, id, listOf, oneOf, optional } from '../rules';
import { z } from '../schema';

/** The kinds of records that a sheet can create, each with the permission to upload, see and reverse its sheets. */
export const UPLOAD_KINDS = ['timesheet', 'house', 'participant', 'support_worker'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
export const UPLOAD_PERMISSIONS = {
  timesheet: 'shift-create',
  house: 'house-create',
  participant: 'house-update',
  support_worker: 'worker-verify',
} as const satisfies Record<UploadKind, Permission>;

export const UPLOAD_STATES = ['imported', 'reversed'] as const;

export const upload = z.object({
  id: z.number(),
  kind: z.string(),
  file_name: z.string(),
  rows: z.number(),
  state: z.string(),
  /** Only for participants. */
  house: z.nullable(named),
  uploaded_by: person,
  created_at: instant,
  reversed_by: z.nullable(person),
  reversed_at: z.nullable(instant),
});
export type Upload = z.output<typeof upload>;

const access = ['shift-create', 'house-create', 'house-update', 'worker-verify'] as const;

/** Imported sheets: each kind for those who may import it; team leaders see their own. */
export const uploads = {
  list: call({
    id: 'A-183',
    method: 'GET',
    path: '/upload',
    resource: 'upload',
    access,
    /** Searches names of file and person; `from` and `to` are days in the organisation's time zone. */
    query: z.extend(listQuery, {
      kind: optional(listOf(UPLOAD_KINDS)),
      state: optional(oneOf(UPLOAD_STATES)),
      from: optional(date()),
      to: optional(date()),
    }),
    data: pageOf(upload),
  }),
  /** Includes the ids of the records that its rows created or, for a timesheet, changed; for a timesheet, only shifts that still exist. */
  get: call({
    id: 'A-184',
    method: 'GET',
    path: '/upload/:id',
    resource: 'upload',
    access,
    params: z.object({ id: id() }),
    data: z.extend(upload, { record_ids: z.array(z.number()) }),
  }),
  /** Reverts a whole upload of any kind. Refused if a record of it was used or changed since. */
  reverse: call({
    id: 'A-185',
    method: 'POST',
    creates: false,
    path: '/upload/reverse',
    affects: ['upload', 'house', 'support-worker', 'shift'],
    access,
    body: z.object({ upload_id: id() }),
    data: z.object({ deleted: z.number(), restored: z.number() }),
    success: 'success.upload_reversed',
  }),
};
