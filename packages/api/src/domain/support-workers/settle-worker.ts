import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { nameOf } from '../../platform/serialize/person';
import { settleDependents } from '../shifts/settle-dependents';
import type { LockedWorker } from './change-worker';

/** Who archives or deactivates a worker, and the choice for the worker's future shifts. */
export interface By {
  user: CurrentUser;
  now: Date;
  choice: 'release' | 'cancel' | null;
}

/** Handles the future shifts of a worker who leaves. @throws 422 `dependents.choose` */
export const settleWorker = (
  tx: Tx,
  worker: LockedWorker,
  key: 'dependents.worker_archived' | 'dependents.worker_deactivated',
  by: By,
): Promise<void> =>
  settleDependents(tx, {
    ...by,
    reason: { key, values: { name: nameOf(worker) } },
    shifts: eq(shifts.worker_id, worker.id),
    expenses: eq(expenses.worker_id, worker.id),
  });
