import type { jobs as calls, Job } from '@careloom/contract/resources/jobs';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { announceJob, lockJob } from './job-record';
import { getJob } from './get-job';
import { settleJob } from './settle-job';

/**
 * Closes an assigned job: its worker becomes available and is notified. @throws 404; 422 for a job that is not assigned,
 * `dependents.choose`
 */
export function closeJob({ body, user, services }: Context<typeof calls.close>): Promise<Job> {
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, body.id);
    if (job.status !== 'assigned' || job.worker_id === null) throw unprocessable('job.not_assigned');
    await tx
      .update(jobs)
      .set({ status: 'closed', closed_at: services.clock.now(), version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, job.id));
    await settleJob(tx, { user, job, now: services.clock.now(), choice: body.shifts, key: 'dependents.job_closed' });
    await notify(tx, { to: [job.worker_id], type: 'close_job', routeId: job.id, senderId: user.id, values: { job: job.name } });
    await announceJob(tx, user, job.id);
    return getJob({ executor: tx, files: services.files, viewer: user }, job.id);
  });
}
