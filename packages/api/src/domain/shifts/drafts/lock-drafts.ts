import { CODE } from '@careloom/contract/envelope';
import type { SeenShift } from '@careloom/contract/resources/shift-drafts';
import { and, asc, eq } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { CurrentUser } from '../../../platform/http/current-user';
import { ApiError } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { isOneOf } from '../../../platform/list/is-one-of';
import { holdJobs, lockWorkers } from '../hold-workers';
import { type LockedShift, shiftsWithin } from '../shift-record';
import { wordsOfChange } from './draft-words';

/** Drafts within the user's scope, in the order of their ids; others are skipped. */
export const draftsOf = (tx: Tx, user: CurrentUser, ids: readonly number[]): Promise<LockedShift[]> =>
  tx
    .select()
    .from(shifts)
    .where(and(isOneOf(shifts.id, ids), eq(shifts.status, 'draft'), shiftsWithin(user)))
    .orderBy(asc(shifts.id));

/**
 * Locks drafts in the version that was seen, with their jobs and workers, until the transaction ends.
 * @throws 422 `stale` with `data.changed` when a draft was changed, published or deleted since; a draft out of scope is reported as deleted
 */
export async function lockDrafts(tx: Tx, user: CurrentUser, seen: readonly SeenShift[]): Promise<LockedShift[]> {
  const ids = [...new Set(seen.map(({ id }) => id))];
  const before = await draftsOf(tx, user, ids);
  await holdJobs(
    tx,
    before.map(({ job_id }) => job_id),
  );
  await lockWorkers(
    tx,
    before.map(({ worker_id }) => worker_id),
  );
  const within = and(isOneOf(shifts.id, ids), shiftsWithin(user));
  const held = await tx.select().from(shifts).where(within).orderBy(asc(shifts.id)).for('update');
  const found = new Map(held.map((shift) => [shift.id, shift]));
  const changed = seen.flatMap(({ id, version }) => {
    const shift = found.get(id);
    return shift?.status === 'draft' && shift.version === version ? [] : [{ id, now: wordsOfChange(shift) }];
  });
  if (changed.length > 0) throw changedSince(changed);
  return held;
}

interface Changed {
  id: number;
  /** The current state as text. */
  now: string;
}

export const changedSince = (changed: readonly Changed[]) =>
  new ApiError(CODE.validation, text('shift.drafts_changed', { changes: [...new Set(changed.map(({ now }) => now))].join(' ') }), {
    error: 'stale',
    data: { changed },
  });
