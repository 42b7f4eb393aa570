import type { SheetPreview, timesheets as calls } from '@careloom/contract/resources/timesheets';
import { yieldToEventLoop } from '../../platform/event-loop';
import type { ShiftWarning } from '@careloom/contract/resources/shifts';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { ApiError, stale, unprocessable } from '../../platform/http/errors';
import { holdCalendar } from '../organisation/holiday-calendar';
import { bit, hoursOf, money } from '../../platform/serialize/values';
import { announceShifts } from '../shifts/announce-shifts';
import { warningsOnRoster } from '../shifts/roster-warnings';
import { warningOfPrice, warningOfRoster } from '../shifts/shift-warnings';
import { clearClashes } from '../shifts/clear-clashes';
import { holdAgreements, holdJobs, lockWorkers } from '../shifts/hold-workers';
import { differenceOf, notifyOfChange } from '../shifts/paid-change';
import { readPlaces } from '../shifts/read-places';
import { readWorkers } from '../shifts/read-workers';
import { segmentsOf } from '../shifts/segments';
import { type Checked, checkRows } from './check-rows';
import { type Change, type Changes, planChanges } from './plan-changes';
import { type PricedLine, type PricedSheet, priceRows } from './price-rows';
import { readSheet } from './read-sheet';
import { recordUpload } from './record-upload';
import { isReturned, writeChanges } from './write-changes';

type Upload = Context<typeof calls.upload>;

/** Thrown to roll back a dry run. */
class OnlyTried extends Error {
  override readonly name = 'OnlyTried';
}

interface Done extends Changes {
  upload_id: number | null;
  /** The shifts that correspond to rows of the sheet. */
  written: readonly number[];
}

/**
 * Imports a sheet of shifts, all rows or none. A row that matches an existing shift (same job, worker, day, name) changes it. Parsing and
 * pricing yield to other requests and hold no lock; only the writing runs in a transaction.
 * @throws 422 `error.csv`, `shift.conflict`, `shift.terminated`, `shift.clash`, `shift.not_reassignable`, with `errors` at `row.column`
 */
export async function uploadTimesheet(context: Upload): Promise<Writing<typeof calls.upload>> {
  const { body, files, user, services } = context;
  const content = files['file']?.content;
  if (!content) throw unprocessable();
  const checked = await checkRows(await readSheet(content));
  const sheet = await priceRows(services, user, checked.lines);
  refuseFaults(checked, sheet, body.dry_run === 1);
  return async (tx) => {
    const done = body.dry_run === 1 ? await tryOut(tx, context, sheet.lines) : await write(tx, context, sheet.lines);
    const warnings = await warningsOfLines(tx, sheet.lines, done.written);
    const rows = sheet.lines.map((line) => previewOf(line, warnings.get(line.row)));
    return {
      upload_id: done.upload_id,
      created: done.created.length,
      updated: sheet.lines.length - done.created.length,
      ...sumOf(sheet.lines),
      rows: body.dry_run === 1 ? rows : rows.filter((row) => row.warnings?.length),
    };
  };
}

/** Writes and rolls back, to find out what writing would do. */
async function tryOut(tx: Tx, context: Upload, lines: readonly PricedLine[]): Promise<Done> {
  let done: Done | undefined;
  try {
    await tx.transaction(async (inner) => {
      done = await write(inner, context, lines);
      throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  if (!done) throw new Error('The sheet was not tried out.');
  return done;
}

/** @throws 422; for a dry run, with the costs of the valid rows */
function refuseFaults(checked: Checked, sheet: PricedSheet, tried: boolean): void {
  const errors = { ...checked.errors, ...sheet.errors, ...sheet.terminated };
  if (Object.keys(errors).length === 0) return;
  const wrong = Object.keys(checked.errors).length + Object.keys(sheet.errors).length > 0;
  const key = checked.conflict ? 'shift.conflict' : wrong ? 'error.csv' : 'shift.terminated';
  const { code, message } = unprocessable(key);
  throw new ApiError(code, message, {
    errors,
    ...(tried && { data: { ...sumOf(sheet.lines), rows: sheet.lines.map((line) => previewOf(line)) } }),
  });
}

async function write(tx: Tx, { body, user, services }: Upload, lines: readonly PricedLine[]): Promise<Done> {
  const version = await holdCalendar(tx);
  if (lines.some(({ priced }) => priced.segments.some((line) => line.calendar_version !== version))) throw stale('error.stale');
  await holdJobs(
    tx,
    lines.map(({ columns }) => columns.job_id),
  );
  await lockWorkers(
    tx,
    lines.map(({ worker_id }) => worker_id),
  );
  await checkHeld(tx, user, lines);
  await holdAgreements(
    tx,
    lines.map(({ agreement_id }) => agreement_id),
  );
  await yieldToEventLoop();
  const changes = await planChanges(tx, lines);
  await yieldToEventLoop();
  const claims = [
    ...changes.created.map((line) => claimOf(line, null)),
    ...changes.changed.map((change) => claimOf(change, change.existing.id)),
  ];
  const released = await clearClashes(tx, user, claims, body.reassign === 1);
  const present = changes.changed.map(({ existing }) => existing.id);
  if (body.dry_run === 1) return { ...changes, upload_id: null, written: present };
  await yieldToEventLoop();
  const done = { changed: changes.changed, released, segments: await segmentsOf(tx, present) };
  const created = await writeChanges(tx, changes, { actor: user.id, now: services.clock.now() });
  await yieldToEventLoop();
  const upload_id = await recordUpload(tx, user, { file_name: body.file.name, rows: lines.length }, { ...done, created });
  await notifyWorkers(tx, user, changes.changed);
  const concerned = [...created, ...changes.changed.map(({ existing }) => existing.id), ...released.map(({ id }) => id)];
  await yieldToEventLoop();
  if (concerned.length > 0) await announceShifts(tx, user, concerned);
  return { ...changes, upload_id, written: [...created, ...present] };
}

/** Prices were computed without locks: checks that no job was closed and no worker archived since. @throws 422 `stale` */
async function checkHeld(tx: Tx, user: CurrentUser, lines: readonly PricedLine[]): Promise<void> {
  const jobIds = lines.map(({ columns }) => columns.job_id);
  const places = await readPlaces(tx, user, jobIds);
  const workers = await readWorkers(tx, user, { ids: [...new Set(lines.map(({ worker_id }) => worker_id))] });
  const present = new Set(workers.map(({ id }) => id));
  const held = ({ columns, worker_id }: PricedLine) => {
    const place = places.get(columns.job_id);
    return present.has(worker_id) && place !== undefined && !(place.last_day && columns.date > place.last_day);
  };
  if (!lines.every(held)) throw stale('error.stale');
}

async function notifyWorkers(tx: Tx, user: CurrentUser, changed: readonly Change[]): Promise<void> {
  for (const change of changed.filter((one) => isReturned(one, user.id))) {
    const { existing, columns, worker_id } = change;
    const reading = (of: typeof existing | typeof columns) => ({ ...of, is_holiday: bit(of.is_holiday), total_cost: money(of.cost_cents) });
    const shift = { id: existing.id, name: existing.name, workers: [worker_id] };
    await notifyOfChange(tx, user, shift, differenceOf(reading(existing), reading(columns)));
  }
}

const claimOf = ({ row, worker_id, columns: { start_at, end_at } }: PricedLine, shift_id: number | null) => ({
  row,
  worker_id,
  start_at,
  end_at,
  shift_id,
});

const previewOf = ({ row, columns }: PricedLine, warnings: ShiftWarning[] = []): SheetPreview => ({
  row,
  total_cost: money(columns.cost_cents),
  total_hour: hoursOf(columns.minutes),
  fee: money(columns.fee_cents),
  rate_type: columns.rate_type,
  warnings,
});

/**
 * The warnings of a sheet's rows, by row: each row's own, and those in combination with the worker's other shifts, in the sheet and in the
 * database.
 */
async function warningsOfLines(tx: Tx, lines: readonly PricedLine[], written: readonly number[]): Promise<Map<number, ShiftWarning[]>> {
  // Rows as roster shifts, with ids that do not occur in the database.
  const rows = lines.map(({ row, worker_id, columns }) => ({ ...columns, id: -row, worker_id }));
  const onRoster = await warningsOnRoster(tx, rows, new Set(written));
  return new Map(
    lines.map(({ row, priced, columns }): [number, ShiftWarning[]] => [
      row,
      [...priced.warnings.map((warning) => warningOfPrice(warning, columns)), ...(onRoster.get(-row) ?? []).map(warningOfRoster)],
    ]),
  );
}

function sumOf(lines: readonly PricedLine[]) {
  const sum = (of: (columns: PricedLine['columns']) => number) => lines.reduce((total, { columns }) => total + of(columns), 0);
  return {
    total_cost: money(sum(({ cost_cents }) => cost_cents)),
    total_hour: hoursOf(sum(({ minutes }) => minutes)),
    fee: money(sum(({ fee_cents }) => fee_cents)),
  };
}
