import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { expenses } from '../../platform/db/schema/money';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { settleDependents } from '../shifts/settle-dependents';
import type { LockedJob } from './job-record';

interface Ended {
  user: CurrentUser;
  job: LockedJob;
  now: Date;
  choice: 'release' | 'cancel' | null;
  key: 'dependents.job_closed' | 'dependents.job_archived';
}

/** Handles the future shifts of a job that ends. @throws 422 `dependents.choose` */
export const settleJob = (tx: Tx, { user, job, now, choice, key }: Ended): Promise<void> =>
  settleDependents(tx, {
    user,
    now,
    choice,
    reason: { key, values: { name: job.name } },
    shifts: eq(shifts.job_id, job.id),
    expenses: eq(expenses.job_id, job.id),
  });
