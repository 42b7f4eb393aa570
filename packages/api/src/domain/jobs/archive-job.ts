import type { jobs as calls, Job } from '@careloom/contract/resources/jobs';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceJob, type LockedJob, lockJob } from './job-record';
import { getJob } from './get-job';
import { settleJob } from './settle-job';

type PutAway = Context<typeof calls.archive> | Context<typeof calls.restore>;

/** Archives an open or closed job. Idempotent. @throws 404; 422 for an assigned one, `dependents.choose` */
export function archiveJob(context: Context<typeof calls.archive>): Promise<Job> {
  const { body, user, services } = context;
  const now = services.clock.now();
  const archivedAt = ({ status, archived_at }: LockedJob) => {
    if (status === 'assigned') throw unprocessable('job.archive_assigned');
    return archived_at ?? now;
  };
  return putAway(context, archivedAt, (tx, job) => settleJob(tx, { user, job, now, choice: body.shifts, key: 'dependents.job_archived' }));
}

/** Restores an archived job to its previous state, open or closed. @throws 404 */
export const restoreJob = (context: Context<typeof calls.restore>): Promise<Job> => putAway(context, () => null);

function putAway(
  { body, user, services }: PutAway,
  archivedAt: (job: LockedJob) => Date | null,
  settle: (tx: Tx, job: LockedJob) => Promise<void> = () => Promise.resolve(),
): Promise<Job> {
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, body.id);
    const archived_at = archivedAt(job);
    if (archived_at?.getTime() !== job.archived_at?.getTime()) {
      await tx
        .update(jobs)
        .set({ archived_at, version: sql`${jobs.version} + 1` })
        .where(eq(jobs.id, job.id));
      if (archived_at) await settle(tx, job);
      await announceJob(tx, user, job.id);
    }
    return getJob({ executor: tx, files: services.files, viewer: user }, job.id);
  });
}
