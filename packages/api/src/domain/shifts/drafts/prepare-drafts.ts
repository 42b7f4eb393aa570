import type { ShiftBody } from '@careloom/contract/resources/shifts';
import type { Tx } from '../../../platform/db/transaction';
import type { ApiError } from '../../../platform/http/errors';
import { bit, clockOf } from '../../../platform/serialize/values';
import { prepareEach } from '../prepare-each';
import type { By, Prepared } from '../prepare-shift';
import type { LockedShift } from '../shift-record';
import { readWakeUps, wallOf, type Woken } from '../wake-ups';

/** Drafts as they would be published now: with the current agreement, calendar and fee. In the order of the drafts. */
export async function prepareDrafts(tx: Tx, by: By, drafts: readonly LockedShift[]): Promise<(Prepared | ApiError)[]> {
  const woken = await readWakeUps(tx, drafts);
  return prepareEach(
    tx,
    by,
    drafts.map((draft) => bodyOf(draft, woken.get(draft.id) ?? [])),
  );
}

const bodyOf = (draft: LockedShift, wake_ups: Woken[]): ShiftBody => {
  const { job_id, worker_id, date, name, start_time, end_time, type, description, start_at, end_at, time_zone } = draft;
  return {
    job_id,
    worker_id,
    date,
    name,
    description,
    type,
    start_time: clockOf(start_time),
    end_time: clockOf(end_time),
    is_overnight: 0,
    is_holiday: bit(draft.is_holiday),
    fold: wallOf(start_at, time_zone).fold || wallOf(end_at, time_zone).fold,
    wake_ups: wake_ups.map((one) => ({ ...one, fold: one.fold ?? 0 })),
    // A draft may have no worker.
    status: 'draft',
    reassign: 0,
    version: null,
  };
};
