import { call } from '../call';
import { csvFile, email, flag, id, oneOf, optional } from '../rules';
import { z } from '../schema';
import { STATES, type StateCode } from '../states';
import { GENDERS, houseBody, houseLabels } from './houses';

/** Rows of a sheet; who has more brings them in several. */
export const MAX_SHEET_ROWS = 500;

/** What the header of a sheet names, in any order. Cells of the optional columns may also be blank. */
export interface SheetColumns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const STATE_CODES = STATES.map(({ code }) => code) as [StateCode, ...StateCode[]];
const lower = () => z.string().check(z.trim(), z.toLowerCase());

/** A row of houses: a state by its code, a team leader by email. Blank `is_active` is yes. */
export const houseRow = z.extend(z.omit(houseBody, { team_leader_id: true, state_id: true }), {
  team_leader_email: optional(email()),
  state: z.pipe(z.string().check(z.trim(), z.toUpperCase()), oneOf(STATE_CODES)),
  gender: z.pipe(lower(), oneOf(GENDERS)),
  is_active: optional(z.pipe(lower(), oneOf(['yes', 'no']))),
});
export type HouseRow = z.output<typeof houseRow>;

export const HOUSE_COLUMNS: SheetColumns = {
  required: ['name', 'first_name', 'last_name', 'email', 'contact_no', 'address', 'suburb', 'state', 'post_code', 'gender'],
  optional: ['team_leader_email', 'is_active'],
};
export const houseRowLabels = {
  ...houseLabels,
  state: 'field.house.state',
  team_leader_email: 'field.house.team_leader',
} as const;

/** Of a house's participants: rows as in the form. */
export const PARTICIPANT_COLUMNS: SheetColumns = {
  required: ['name', 'dob'],
  optional: ['support_coordinator', 'parent_guardian', 'plan_manager', 'notes'],
};

/** With `dry_run` the sheet is checked and nothing written. */
const sheetBody = z.object({ file: csvFile(), dry_run: z._default(flag(), 0) });
/** How many rows the sheet has, and how many records were made of them: all, or with `dry_run` none. */
const imported = z.object({ rows: z.number(), created: z.number() });
const sheet = { method: 'POST', creates: true, body: sheetBody, multipart: true, data: imported, success: 'success.imported' } as const;

/** All rows or none. Faults are told as `errors` by row and column (`3.email`); rows are counted as a spreadsheet does, its header the first. */
export const imports = {
  houses: call({ ...sheet, id: 'A-180', path: '/house/import', access: ['house-create'] }),
  participants: call({
    ...sheet,
    id: 'A-181',
    path: '/house/:id/house-participants/import',
    access: ['house-update'],
    params: z.object({ id: id() }),
  }),
};
