import { sql } from 'drizzle-orm';
import { shifts, shiftSegments } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';

/** Turns shifts into drafts without a worker. Their hours count, but cost nothing until they have a worker again. */
export async function takeWorkerFrom(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(shifts)
    .set({ status: 'draft', worker_id: null, pay_level_id: null, cost_cents: 0, fee_cents: 0, version: sql`${shifts.version} + 1` })
    .where(isOneOf(shifts.id, ids));
  await tx.update(shiftSegments).set({ rate_cents: 0, amount_cents: 0 }).where(isOneOf(shiftSegments.shift_id, ids));
}
