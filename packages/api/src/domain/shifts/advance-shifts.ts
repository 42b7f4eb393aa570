import { and, asc, eq, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Services } from '../../platform/services';
import { announceShifts } from './announce-shifts';
import { endShifts } from './settle-dependents';
import { PREREQUISITES_HELD_AT_START } from './prerequisites';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'advance-shifts': Record<string, never>;
  }
}

/**
 * The job that advances shifts with time: one that begins is in progress and moves to the logs, one that is over is completed. Drafts and
 * shifts without a worker are skipped; one that begins without its prerequisites is released as a draft. The version does not change,
 * because nothing that a form shows has changed.
 */
export const advanceShifts =
  ({ db, clock }: Services) =>
  async (): Promise<void> => {
    const now = clock.now();
    await inTransaction(db, (tx) => advance(tx, now));
  };

/** Shifts locked by other transactions are skipped until the next minute. */
async function advance(tx: Tx, now: Date): Promise<void> {
  const begun = and(inArray(shifts.status, ['published', 'confirmed']), lte(shifts.start_at, now));
  await release(tx, and(begun, isNotNull(shifts.worker_id), PREREQUISITES_HELD_AT_START && not(PREREQUISITES_HELD_AT_START)), now);
  const over = and(eq(shifts.status, 'in_progress'), lte(shifts.end_at, now));
  const due = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(isNotNull(shifts.worker_id), or(begun, over)))
    .orderBy(asc(shifts.id))
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return;
  const status = sql`case when ${shifts.end_at} <= ${now.toISOString()}::timestamptz then 'completed' else 'in_progress' end`;
  await tx.update(shifts).set({ status }).where(inArray(shifts.id, ids));
  await announceShifts(tx, null, ids);
}

async function release(tx: Tx, which: SQL | undefined, now: Date): Promise<void> {
  const found = await tx.select().from(shifts).where(which).orderBy(asc(shifts.id)).for('update', { skipLocked: true });
  await endShifts(tx, found, 'release', { user: null, now, reason: { key: 'dependents.not_valid' } });
}
