import { call } from '../call';
import { money } from '../entities';
import { acrossFields, csvFile, email, flag, id, PATTERNS, text } from '../rules';
import { z } from '../schema';
import { shiftWarning } from './shifts';

/** Column names in the header of a sheet. */
export const SHEET_COLUMNS = [
  'job_id',
  'worker_email',
  'date',
  'name',
  'start_time',
  'end_time',
  'sleep_over',
  'active_night',
  'holiday',
  'description',
] as const;
/** Maximum number of rows in one upload. */
export const MAX_SHEET_ROWS = 20_000;
/** A sleep over in a sheet has exactly these times. */
const SLEEP_OVER = { start_time: '22:00', end_time: '06:00' } as const;

const cell = () => z.string().check(z.trim());
const day = () =>
  text().check(z.refine((value) => value === '' || (PATTERNS.date.test(value) && isDay(value)), { error: 'rule.csv.date' }));
const isDay = (value: string) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false;
const clock = () => cell().check(z.refine((value) => value === '' || PATTERNS.time.test(value), { error: 'rule.csv.time' }));
const answer = () =>
  cell().check(
    z.toLowerCase(),
    z.refine((value) => ['', 'yes', 'no'].includes(value), { error: 'validation.in' }),
  );

type Cells = Record<'start_time' | 'end_time' | 'sleep_over' | 'active_night', string>;
/** Times are required unless the row is a sleep over, where they may only repeat the fixed times. */
const timeOf = (field: 'start_time' | 'end_time', missing: string) => [
  acrossFields<Cells>([field, 'sleep_over'], (row) => row.sleep_over === 'yes' || row[field] !== '', { error: missing, path: [field] }),
  acrossFields<Cells>([field, 'sleep_over'], (row) => row.sleep_over !== 'yes' || ['', SLEEP_OVER[field]].includes(row[field]), {
    error: 'rule.csv.sleep_window',
    path: [field],
  }),
];

/** A row of a sheet: the input is the cells as written, the output their meaning. */
export const sheetRow = z.pipe(
  z
    .object({
      job_id: id(),
      worker_email: email(),
      date: day(),
      name: text(120),
      start_time: clock(),
      end_time: clock(),
      sleep_over: answer().check(z.minLength(1, { error: 'rule.csv.sleep_required' })),
      active_night: answer(),
      holiday: answer(),
      description: cell().check(z.maxLength(4000, { error: 'validation.max.string' })),
    })
    .check(
      ...timeOf('start_time', 'rule.csv.start_required'),
      ...timeOf('end_time', 'rule.csv.end_required'),
      acrossFields<Cells>(['sleep_over', 'active_night'], (row) => !(row.sleep_over === 'yes' && row.active_night === 'yes'), {
        error: 'rule.csv.both',
        path: ['active_night'],
      }),
    ),
  z.transform(({ sleep_over, active_night, holiday, description, ...row }) => ({
    ...row,
    ...(sleep_over === 'yes' && SLEEP_OVER),
    type: sleep_over === 'yes' ? ('sleep_over' as const) : active_night === 'yes' ? ('active_night' as const) : ('normal' as const),
    is_holiday: holiday === 'yes' ? (1 as const) : (0 as const),
    description: description === '' ? null : description,
  })),
);
export type SheetRow = z.output<typeof sheetRow>;

export const sheetLabels = {
  job_id: 'field.shift.job',
  worker_email: 'field.shift.worker',
  date: 'field.shift.date',
  name: 'field.shift.name',
  start_time: 'field.shift.start_time',
  end_time: 'field.shift.end_time',
  sleep_over: 'dashboard.sleep_over',
  active_night: 'field.pay_level.active_night',
  description: 'field.shift.description',
} as const;

/** `row` is counted as in a spreadsheet: the header is 1. */
const preview = z.object({
  row: z.number(),
  total_cost: money,
  total_hour: z.string(),
  fee: money,
  rate_type: z.string(),
  warnings: z.optional(z.array(shiftWarning)),
});
export type SheetPreview = z.output<typeof preview>;

const MAX_IDS = 1_000;
const ids = () =>
  z
    .array(id(), { error: ({ input }) => (input === undefined || input === null ? 'validation.required' : 'validation.array') })
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MAX_IDS, { error: 'validation.array' }));

export const timesheets = {
  /** Imports all rows or none. A `dry_run` writes nothing and returns the cost of each row; if it is refused, the costs of the valid rows are returned. */
  upload: call({
    id: 'A-104',
    method: 'POST',
    creates: true,
    path: '/shift/upload-timesheet',
    affects: ['shift', 'upload'],
    access: ['shift-create'],
    multipart: true,
    body: z.object({ file: csvFile(), reassign: z._default(flag(), 0), dry_run: z._default(flag(), 0) }),
    data: z.object({
      /** Id to reverse the upload with; null for a dry run. */
      upload_id: z.nullable(z.number()),
      created: z.number(),
      updated: z.number(),
      total_cost: money,
      total_hour: z.string(),
      fee: money,
      rows: z.array(preview),
    }),
    success: 'success.timesheet_uploaded',
  }),
  /** Submits worked shifts for approval. Shifts that their own worker has already submitted stay unchanged, so a worker may repeat the call. */
  submit: call({
    id: 'A-190',
    method: 'POST',
    creates: false,
    path: '/shift/submit',
    affects: ['shift'],
    access: ['shift-submit'],
    body: z.object({ ids: ids() }),
    data: z.object({ submitted: z.number() }),
    success: 'success.shift_submitted',
  }),
  approve: call({
    id: 'A-191',
    method: 'POST',
    creates: false,
    path: '/shift/approve',
    affects: ['shift'],
    access: ['shift-approve'],
    body: z.object({ ids: ids() }),
    data: z.object({ approved: z.number() }),
    success: 'success.shift_approved',
  }),
  /** The submitted shifts that the caller may approve; at most 1,000 ids of each kind, oldest first. */
  approvals: call({
    id: 'A-300',
    method: 'GET',
    path: '/timesheet-approvals',
    resource: 'shift',
    access: ['shift-approve'],
    data: z.object({
      /** Worked as rostered: the same times and cost. */
      matching: z.array(z.number()),
      /** Not worked as rostered, or not approvable as they are: each must be reviewed. */
      differing: z.array(z.number()),
    }),
  }),
  /** Reverts a whole upload: created shifts are deleted, changed ones restored. Refused if a shift of it was changed since. */
  reverse: call({
    id: 'A-192',
    method: 'POST',
    creates: false,
    path: '/shift/reverse-timesheet',
    affects: ['shift', 'upload'],
    access: ['shift-create'],
    body: z.object({ upload_id: id() }),
    data: z.object({ deleted: z.number(), restored: z.number() }),
    success: 'success.timesheet_reversed',
  }),
};
