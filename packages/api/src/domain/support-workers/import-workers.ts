import { dayChecks } from '@careloom/contract/days';
import type { imports as calls } from '@careloom/contract/resources/imports';
import { WORKER_COLUMNS, workerRow, type WorkerRow, workerRowDays, workerRowLabels } from '@careloom/contract/resources/imports';
import { type StateCode, STATES } from '@careloom/contract/states';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invitePeople } from '../account/invite-people';
import { adminSide } from '../notifications/recipients';
import { newToken } from '../../platform/secrets/tokens';
import { hashPassword } from '../auth/password';
import { type CheckedRow, checkRows, refuseFaults, repeated, type RowFault } from '../../platform/csv/check-rows';
import { readSheet } from '../../platform/csv/read-sheet';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { today } from '../organisation/today';
import { resourceChanged } from '../../platform/realtime/push';
import { keepUpload, sheetsInTurn } from '../uploads/upload-record';

type Import = Context<typeof calls.workers>;
type Rows = readonly CheckedRow<WorkerRow>[];
const STATE_IDS = Object.fromEntries(STATES.map(({ code, id }) => [code, id])) as Record<StateCode, number>;

/**
 * Creates accounts from the rows of a sheet, all or none. They are already accepted, because the importer may accept applicants, and have
 * no password until the mailed link sets one. With `dry_run` it only validates.
 * @throws 422 `error.csv`, also for an existing account's e-mail address and for an existing worker's telephone number
 */
export async function importWorkers(context: Import): Promise<Writing<typeof calls.workers>> {
  const { body, files, user, services } = context;
  const schema = workerRow.check(...dayChecks(workerRowDays, await today(services.db, services.clock.now())));
  const sheet = checkRows(await readSheet(files.file, WORKER_COLUMNS), schema, workerRowLabels);
  // One unusable password hash for all: the token is never known, and each account soon replaces it.
  const password_hash = await hashPassword(newToken());
  return async (tx) => {
    await sheetsInTurn(tx, 'support_worker');
    refuseFaults(sheet.errors, await takenCells(tx, sheet.right));
    const rows = sheet.right.map(({ value }) => value);
    if (body.dry_run === 1) return { rows: rows.length, created: 0, upload_id: null };
    const record_ids = await addWorkers(tx, context, rows, password_hash);
    const kept = { kind: 'support_worker' as const, file_name: body.file.name, rows: rows.length, record_ids };
    return { rows: rows.length, created: rows.length, upload_id: await keepUpload(tx, user, kept) };
  };
}

/** Numbers are compared without country code and blanks. */
const SIGNIFICANT = 9;
const numberOf = ({ contact_no }: WorkerRow) => contact_no.replaceAll(/[^0-9]/g, '').slice(-SIGNIFICANT);
const numberColumn = sql<string>`right(regexp_replace(${users.contact_no}, '[^0-9]', '', 'g'), ${sql.raw(String(SIGNIFICANT))})`;
const emailOf = ({ email }: WorkerRow) => email;

async function takenCells(tx: Tx, rows: Rows): Promise<RowFault[]> {
  const values = rows.map(({ value }) => value);
  const emails = await tx
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, values.map(emailOf)));
  const numbers = await tx
    .select({ number: numberColumn })
    .from(users)
    .where(and(eq(users.user_type, 'worker'), isNull(users.deleted_at), inArray(numberColumn, values.map(numberOf))));
  const fault = (column: 'email' | 'contact_no') => (row: number) => ({
    row,
    column,
    message: text('validation.unique', { attribute: text(workerRowLabels[column]) }),
  });
  const taken = {
    email: emails.map(({ email }) => email),
    number: numbers.map(({ number }) => number),
  };
  return [...repeated(rows, emailOf, taken.email).map(fault('email')), ...repeated(rows, numberOf, taken.number).map(fault('contact_no'))];
}

async function addWorkers(tx: Tx, { user, services }: Import, rows: readonly WorkerRow[], password_hash: string): Promise<number[]> {
  const now = services.clock.now();
  const values = rows.map(({ state, ...fields }) => ({
    ...fields,
    state_id: STATE_IDS[state],
    user_type: 'worker' as const,
    verification_status: 'verified' as const,
    password_hash,
    email_verified_at: now,
    created_at: now,
  }));
  const added = await tx.insert(users).values(values).returning({ id: users.id, first_name: users.first_name, email: users.email });
  await invitePeople(tx, services, added);
  const ids = added.map(({ id }) => id);
  await resourceChanged(tx, { resource: 'support-worker', ids, to: await adminSide(tx), actor: user.id });
  return ids;
}
