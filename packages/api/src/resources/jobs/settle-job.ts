import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { expenses } from '../../db/schema/money';
import { shifts } from '../../db/schema/shifts';
import type { Tx } from '../../db/transaction';
import { settleDependents } from '../shifts/settle-dependents';
import type { LockedJob } from './lock-job';

interface Ended {
  user: CurrentUser;
  job: LockedJob;
  now: Date;
  choice: 'release' | 'cancel' | null;
  key: 'dependents.job_closed' | 'dependents.job_archived';
}

/** What becomes of the shifts to come of a job that ends. @throws 422 `dependents.choose` */
export const settleJob = (tx: Tx, { user, job, now, choice, key }: Ended): Promise<void> =>
  settleDependents(tx, {
    user,
    now,
    choice,
    reason: { key, values: { name: job.name } },
    shifts: eq(shifts.job_id, job.id),
    expenses: eq(expenses.job_id, job.id),
  });
