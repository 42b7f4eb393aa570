import type { FieldErrors } from '@careloom/contract/issues';
import type { MessageKey } from '@careloom/contract/messages/index';
import { asc, ne, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { confirmReassign, unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { isOneOf } from '../../platform/list/is-one-of';
import { partsOf } from '../../platform/list/in-parts';
import { type Segment, segmentsOf } from './segments';
import { isScheduled, shiftsWithin } from './shift-record';
import { takeWorkerFrom } from './take-worker-from';

/** The number of claims that are checked at once. */
const PART = 400;

/** The worker and the period that a shift occupies. */
export interface Claim {
  worker_id: number;
  start_at: Date;
  end_at: Date;
  /** The shift's id; null for a new one. */
  shift_id: number | null;
  /** The row of a sheet. */
  row?: number;
}

/** The claim of a shift; none without a worker. */
export const claimOf = (
  columns: Omit<Claim, 'worker_id' | 'shift_id'> & { worker_id: number | null },
  shift_id: number | null,
): Claim[] => {
  const { worker_id } = columns;
  return worker_id === null ? [] : [{ ...columns, worker_id, shift_id }];
};

/** A shift as it was before it lost its worker, with the price that is removed together with the worker. */
export type Released = Pick<
  typeof shifts.$inferSelect,
  'id' | 'worker_id' | 'pay_level_id' | 'status' | 'cost_cents' | 'fee_cents' | 'version'
> & { segments: Segment[] };

/**
 * Resolves overlaps for workers whose rows are locked: if the caller allows it, overlapping shifts lose their worker and become drafts.
 * @returns the shifts that lost their worker, as they were before
 * @throws 422 `shift.clash` with `confirm_reassign` when the caller did not allow it; `shift.not_reassignable` when the other shift is
 * already worked, or out of the caller's scope
 */
export async function clearClashes(tx: Tx, user: CurrentUser, claims: readonly Claim[], reassign: boolean): Promise<Released[]> {
  const clashes = await findClashes(tx, user, claims);
  if (clashes.length === 0) return [];
  if (clashes.some(({ status, within }) => !within || !isScheduled(status)))
    throw unprocessable('shift.not_reassignable', {}, rowErrors(clashes, 'shift.not_reassignable'));
  if (!reassign) throw confirmReassign(rowErrors(clashes, 'shift.clash'));
  const taken = [...new Map(clashes.map(({ within: _within, row: _row, ...shift }) => [shift.id, shift])).values()];
  const ids = taken.map(({ id }) => id);
  const segments = await segmentsOf(tx, ids);
  await takeWorkerFrom(tx, ids);
  return taken.map((shift) => ({ ...shift, segments: segments.get(shift.id) ?? [] }));
}

interface Found {
  id: number;
  within: boolean;
  row: number | null;
}

/** The other shifts that overlap a claim, locked; one result for each row that it overlaps. */
async function findClashes(tx: Tx, user: CurrentUser, claims: readonly Claim[]) {
  const changing = new Set(claims.map(({ shift_id }) => shift_id));
  const found: Found[] = [];
  for (const part of partsOf(claims, PART)) found.push(...(await overlapping(tx, user, part)));
  const others = found.filter(({ id }) => !changing.has(id));
  if (others.length === 0) return [];
  const { id, worker_id, pay_level_id, status, cost_cents, fee_cents, version } = shifts;
  const held = await tx
    .select({ id, worker_id, pay_level_id, status, cost_cents, fee_cents, version })
    .from(shifts)
    .where(
      isOneOf(
        shifts.id,
        others.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shifts.id))
    .for('update');
  const present = new Map(held.filter(({ status }) => status !== 'cancelled').map((shift) => [shift.id, shift]));
  return others.flatMap(({ id, within, row }) => {
    const shift = present.get(id);
    return shift ? [{ ...shift, within, row }] : [];
  });
}

/** Shifts that overlap a claim, or are the claim's own; one result for each row that they overlap. */
export function overlapping(tx: Tx, user: CurrentUser, claims: readonly Claim[]): Promise<Found[]> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
    as claim(worker_id int, start_at timestamptz, end_at timestamptz, "row" int)`;
  const within: SQL = shiftsWithin(user) ?? sql`true`;
  return tx
    .select({ id: shifts.id, within: sql<boolean>`(${within})`, row: sql<number | null>`claim."row"` })
    .from(shifts)
    .innerJoin(rows, sql`${shifts.worker_id} = claim.worker_id and ${shifts.during} && tstzrange(claim.start_at, claim.end_at)`)
    .where(ne(shifts.status, 'cancelled'));
}

/** The errors of clashing claims from a sheet, one for each row; undefined for other claims. */
function rowErrors(clashes: readonly { row: number | null }[], key: MessageKey): FieldErrors | undefined {
  const rows = [...new Set(clashes.flatMap(({ row }) => (row === null ? [] : [row])))];
  return rows.length === 0 ? undefined : Object.fromEntries(rows.map((row) => [`${row}.start_time`, [text(key)]]));
}
