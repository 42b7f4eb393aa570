import type { jobs as calls, Job, JobBody } from '@careloom/contract/resources/jobs';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { stale, unprocessable } from '../../http/errors';
import { announceJob } from './announce-job';
import { checkReferences } from './check-references';
import { getJob } from './get-job';
import { inviteWorkers } from './invite-workers';
import { columnsOf } from './job-columns';
import { type LockedJob, lockJob } from './lock-job';

/** @throws 404; 422 for a closed or archived job, for an edit of an older version (`stale`), for an unknown house or worker */
export function editJob({ params, body, user, services }: Context<typeof calls.update>): Promise<Job> {
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, params.id);
    checkEditable(job, body);
    // A house may be closed while its jobs go on: only a new one must be in use.
    await checkReferences(tx, body, job.house_id);
    await tx
      .update(jobs)
      .set({ ...columnsOf(body), version: sql`${jobs.version} + 1` })
      .where(eq(jobs.id, job.id));
    await inviteWorkers(tx, job.id, body);
    await announceJob(tx, user, job.id);
    return getJob({ executor: tx, files: services.files, viewer: user }, job.id);
  });
}

function checkEditable(job: LockedJob, { version }: JobBody) {
  if (job.status === 'closed' || job.archived_at) throw unprocessable('job.not_editable');
  if (version !== null && version !== job.version) throw stale('error.stale');
}
