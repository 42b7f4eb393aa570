import { envelope, failure } from '@careloom/contract/envelope';
import { validationMessages } from '@careloom/contract/messages/validation';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { MAX_FILE_BYTES } from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { type Column, placeOf } from '../sheet/columns';
import type { Book } from '../sheet/book';
import type { Answered, Sending } from './messages';

const success = envelope(timesheets.upload.data);
/** The costs of the valid rows: a refused dry run contains them too. */
const priced = z.pick(timesheets.upload.data, { total_cost: true, total_hour: true, fee: true, rows: true });
type Priced = z.output<typeof priced>;
const question = z.object({ confirm_reassign: z.literal(true) });

const NOTHING = { uploadId: null, created: 0, updated: 0, sums: null, costs: null, whole: [], mayReassign: false } as const;
const CELL = /^(\d+)\.(\w+)$/;
const WARNED = placeOf('start_time');

/**
 * Sends the rows that are not taken out, and merges the response into the book: errors, warnings and costs. Runs in the web worker, because
 * parsing the response for 20,000 rows would block the page.
 * @param changedSince the rows that have changed since the file was sent
 */
export async function sendSheet(book: Book, sending: Sending, changedSince: ReadonlySet<number>): Promise<Answered> {
  const { dryRun, reassign, name, address, token, key } = sending;
  const file = new File([book.toSend()], name, { type: 'text/csv' });
  if (file.size > MAX_FILE_BYTES) {
    const tooLarge = validationMessages['validation.file.max'].replace(':attribute', 'File');
    return { ...NOTHING, dryRun, ok: false, code: 422, message: tooLarge };
  }
  const body = new FormData();
  body.append('file', file);
  body.append('dry_run', dryRun ? '1' : '0');
  body.append('reassign', reassign ? '1' : '0');
  const headers = { Accept: 'application/json', 'Idempotency-Key': key, ...(token !== null && { Authorization: `Bearer ${token}` }) };
  const answer = await request(address, { method: 'POST', body, headers });
  if (!answer) return { ...NOTHING, dryRun, ok: false, code: 0, message: '' };
  return answer.status === 200 ? readSuccess(book, dryRun, answer.json, changedSince) : readRefusal(book, dryRun, answer, changedSince);
}

/** Null without a response, or if the response is not JSON. */
const request = async (address: string, init: RequestInit): Promise<{ status: number; json: unknown } | null> =>
  fetch(address, init)
    .then(async (response) => ({ status: response.status, json: (await response.json()) as unknown }))
    .catch((cause: unknown) => {
      console.error('No answer to the sheet.', cause);
      return null;
    });

function readSuccess(book: Book, dryRun: boolean, json: unknown, changed: ReadonlySet<number>): Answered {
  const { code, message, data } = success.parse(json);
  if (dryRun) layOver(book, {}, data, changed);
  return {
    ...NOTHING,
    dryRun,
    ok: true,
    code,
    message,
    uploadId: data.upload_id,
    created: data.created,
    updated: data.updated,
    sums: sumsOf(data),
    costs: dryRun ? costsOf(book, data) : null,
  };
}

interface Refusal {
  status: number;
  json: unknown;
}

function readRefusal(book: Book, dryRun: boolean, { status, json }: Refusal, changed: ReadonlySet<number>): Answered {
  const { message, errors = {}, ...rest } = failure.parse(json);
  const data: unknown = rest.data;
  const refused = { ...NOTHING, dryRun, ok: false, code: status, message } as const;
  if (status !== 422) return refused;
  const costs = priced.safeParse(data).data ?? null;
  layOver(book, errors, costs, changed);
  return {
    ...refused,
    whole: Object.entries(errors).flatMap(([place, sentences]) => (rowOf(book, place) === undefined ? sentences : [])),
    mayReassign: question.safeParse(data).success,
    sums: costs && sumsOf(costs),
    costs: costs && costsOf(book, costs),
  };
}

const sumsOf = ({ total_cost, total_hour, fee, rows }: Priced) => ({ rows: rows.length, total_cost, total_hour, fee });

const rowOf = (book: Book, place: string) => book.rowAt(Number(CELL.exec(place)?.[1]));

/** Errors and warnings of the server replace earlier ones, except for rows that changed since they were sent. */
function layOver(
  book: Book,
  errors: Readonly<Record<string, readonly string[]>>,
  costs: Priced | null,
  changed: ReadonlySet<number>,
): void {
  for (let row = 0; row < book.rows; row += 1) {
    if (changed.has(row) || book.taken[row] === 1) continue;
    book.check(row); // restores warnings, and errors that only the client detects
  }
  for (const { row: number, warnings = [] } of costs?.rows ?? []) {
    const row = book.rowAt(number);
    if (row === undefined || warnings.length === 0 || changed.has(row)) continue;
    book.note(row, WARNED, warnings.map(({ text }) => text).join(' '));
  }
  for (const [place, sentences] of Object.entries(errors)) {
    const row = rowOf(book, place);
    const column = placeOf(CELL.exec(place)?.[2] as Column);
    if (row !== undefined && column >= 0 && !changed.has(row)) book.fault(row, column, sentences.join(' '));
  }
}

function costsOf(book: Book, { rows }: Priced): Int32Array<ArrayBuffer> {
  const costs = new Int32Array(book.rows).fill(-1);
  for (const { row: number, total_cost } of rows) {
    const row = book.rowAt(number);
    if (row !== undefined) costs[row] = Math.round(Number(total_cost) * 100);
  }
  return costs;
}
