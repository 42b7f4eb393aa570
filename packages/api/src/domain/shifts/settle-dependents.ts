import type { LeavesDependents } from '@careloom/contract/leaves-dependents';
import { CODE } from '@careloom/contract/envelope';
import { and, asc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { ApiError } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { isOneOf } from '../../platform/list/is-one-of';
import { counted } from '../../platform/serialize/values';
import { announceShifts } from './announce-shifts';
import { SCHEDULED } from './shift-record';
import { PREREQUISITES_HOLD } from './prerequisites';
import { takeWorkerFrom } from './take-worker-from';
import { type Reason, notifyOfDependents } from './notify-of-dependents';

interface Ending {
  /** Null when a scheduled job ends the record. */
  user: CurrentUser | null;
  now: Date;
  reason: Reason;
}

interface Asked extends Ending {
  /** The shifts that depend on the record that ends. */
  shifts: SQL | undefined;
  /** The expenses that depend on the record. They are kept, and can still be decided on and paid. */
  expenses: SQL;
  choice: 'release' | 'cancel' | null;
}

type Dependent = typeof shifts.$inferSelect;

const toCome = (now: Date) => and(inArray(shifts.status, [...SCHEDULED]), gt(shifts.start_at, now));

/**
 * Applies the choice to future shifts, in the transaction that ends the record they depend on, before or after it. Notifies the affected
 * workers and team leaders.
 * @throws 422 `dependents.choose`, with `leaves`, when there are dependents and no choice was made
 */
export async function settleDependents(tx: Tx, asked: Asked): Promise<void> {
  const found = await tx
    .select()
    .from(shifts)
    .where(and(asked.shifts, toCome(asked.now)))
    .orderBy(asc(shifts.id))
    .for('update');
  const pending = await tx.$count(expenses, and(asked.expenses, eq(expenses.status, 'pending')));
  if (asked.choice === null && found.length + pending > 0) throw mustChoose(found, pending);
  if (asked.choice !== null) await endShifts(tx, found, asked.choice, asked);
}

/** Releases future shifts that have lost a prerequisite. @param which limits the shifts */
export async function releaseInvalid(tx: Tx, which: SQL | undefined, ending: Ending): Promise<void> {
  const planned = and(
    inArray(shifts.status, ['published', 'confirmed']),
    gt(shifts.start_at, ending.now),
    sql`${shifts.worker_id} is not null`,
  );
  const found = await tx
    .select()
    .from(shifts)
    .where(and(which, planned, PREREQUISITES_HOLD && not(PREREQUISITES_HOLD)))
    .orderBy(asc(shifts.id))
    .for('update');
  await endShifts(tx, found, 'release', ending);
}

/** Removes the worker from shifts, which become drafts, or cancels them. */
export async function endShifts(
  tx: Tx,
  found: readonly Dependent[],
  choice: 'release' | 'cancel',
  { user, reason }: Ending,
): Promise<void> {
  const ended = choice === 'cancel' ? found : found.filter(({ worker_id, status }) => worker_id !== null || status !== 'draft');
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await (choice === 'cancel' ? cancel : takeWorkerFrom)(tx, ids);
  await notifyOfDependents(tx, user, ended, { type: choice === 'cancel' ? 'shift_cancelled' : 'shift_released', reason });
  const former = ended.flatMap(({ worker_id }) => (worker_id === null ? [] : [worker_id]));
  await announceShifts(tx, user, ids, former);
}

const cancel = (tx: Tx, ids: readonly number[]) =>
  tx
    .update(shifts)
    .set({ status: 'cancelled', version: sql`${shifts.version} + 1` })
    .where(isOneOf(shifts.id, ids));

function mustChoose(found: readonly Dependent[], pending: number): ApiError {
  const drafts = found.filter(({ status }) => status === 'draft').length;
  const data: LeavesDependents = { leaves: { shifts: found.length - drafts, drafts, expenses: pending } };
  const values = {
    shifts: counted(data.leaves.shifts, 'shift'),
    drafts: counted(drafts, 'draft'),
    expenses: counted(pending, 'pending expense'),
  };
  return new ApiError(CODE.validation, text('dependents.choose', values), { data });
}
