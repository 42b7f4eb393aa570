import { call } from '../call';
import { csvFile, email, flag, id, oneOf, optional } from '../rules';
import { z } from '../schema';
import { STATES, type StateCode } from '../states';
import { registerBody, registerLabels } from './auth';
import { GENDERS, houseBody, houseLabels } from './houses';

/** Maximum number of rows of a sheet; larger data is imported in several sheets. */
export const MAX_SHEET_ROWS = 500;

/** Column names in the header of a sheet, in any order. Cells of optional columns may be blank. */
export interface SheetColumns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const STATE_CODES = STATES.map(({ code }) => code) as [StateCode, ...StateCode[]];
const stateCode = () => z.pipe(z.string().check(z.trim(), z.toUpperCase()), oneOf(STATE_CODES));
const lower = () => z.string().check(z.trim(), z.toLowerCase());

/** A row of the house sheet: state by code, team leader by email. A blank `is_active` means yes. */
export const houseRow = z.extend(z.omit(houseBody, { team_leader_id: true, state_id: true }), {
  team_leader_email: optional(email()),
  state: stateCode(),
  gender: z.pipe(lower(), oneOf(GENDERS)),
  is_active: optional(z.pipe(lower(), oneOf(['yes', 'no']))),
});
export type HouseRow = z.output<typeof houseRow>;

export const HOUSE_COLUMNS: SheetColumns = {
  required: ['name', 'first_name', 'last_name', 'email', 'contact_no', 'address', 'suburb', 'state', 'post_code', 'gender'],
  optional: ['team_leader_email', 'is_active', 'holiday_region', 'time_zone'],
};
export const houseRowLabels = {
  ...houseLabels,
  state: 'field.house.state',
  team_leader_email: 'field.house.team_leader',
} as const;

/** Columns of the participant sheet: rows as in the form. */
export const PARTICIPANT_COLUMNS: SheetColumns = {
  required: ['name', 'dob'],
  optional: ['support_coordinator', 'parent_guardian', 'plan_manager', 'notes'],
};

export const workerRowDays = { dob: 'birth_of_staff' } as const;

const asked = registerBody.shape;
/** A row of the support worker sheet: the personal data of an application, and its answers as far as they are known. */
export const workerRow = z.object({
  first_name: asked.first_name,
  last_name: asked.last_name,
  email: asked.email,
  dob: asked.dob,
  contact_no: asked.contact_no,
  abn: asked.abn,
  address: asked.address,
  suburb: asked.suburb,
  state: stateCode(),
  post_code: asked.post_code,
  gender: z.pipe(lower(), oneOf(GENDERS)),
  why_contractor: optional(asked.why_contractor),
  prior_experience: optional(asked.prior_experience),
  weekly_hours: optional(asked.weekly_hours),
  heard_about: optional(asked.heard_about),
});
export type WorkerRow = z.output<typeof workerRow>;

export const WORKER_COLUMNS: SheetColumns = {
  required: ['first_name', 'last_name', 'email', 'dob', 'contact_no', 'abn', 'address', 'suburb', 'state', 'post_code', 'gender'],
  optional: ['why_contractor', 'prior_experience', 'weekly_hours', 'heard_about'],
};
export const workerRowLabels = { ...registerLabels, state: 'field.house.state' } as const;

/** With `dry_run`, the sheet is only checked. */
const sheetBody = z.object({ file: csvFile(), dry_run: z._default(flag(), 0) });
const imported = z.object({
  rows: z.number(),
  /** All rows, or none with `dry_run`. */
  created: z.number(),
  /** Id to reverse the import with (`uploads`); null for a dry run. Missing from servers of earlier releases. */
  upload_id: z.optional(z.nullable(z.number())),
});
const sheet = { method: 'POST', creates: true, body: sheetBody, multipart: true, data: imported, success: 'success.imported' } as const;

/**
 * Imports all rows or none. Errors are reported in `errors` by row and column (`3.email`); rows are counted as in a spreadsheet, where the
 * header is row 1.
 */
export const imports = {
  houses: call({ ...sheet, id: 'A-180', path: '/house/import', affects: ['house', 'upload'], access: ['house-create'] }),
  participants: call({
    ...sheet,
    id: 'A-181',
    path: '/house/:id/house-participants/import',
    affects: ['house', 'upload'],
    access: ['house-update'],
    params: z.object({ id: id() }),
  }),
  /** Creates accepted accounts; each person is mailed a link to set a password. */
  workers: call({
    ...sheet,
    id: 'A-182',
    path: '/support-worker/import',
    affects: ['support-worker', 'upload'],
    access: ['worker-verify'],
  }),
};
