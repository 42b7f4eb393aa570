import type { Applicant, applicants as calls } from '@careloom/contract/resources/applicants';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { announceJob } from '../jobs/job-record';
import { readApplicant } from './get-applicant';

/**
 * Withdraws the worker's own application while the job is open. Idempotent, so that a retry after a lost response is not an error.
 * @throws 404 when the worker never applied; 422 when the job is no longer open
 */
export function withdrawApplication({ body, user, services }: Context<typeof calls.withdraw>): Promise<Applicant> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const { id, status, jobIsOpen } = await lockApplication(tx, user, body.job_id);
    if (status !== 'withdrawn') {
      if (!jobIsOpen) throw unprocessable('job.not_withdrawable');
      await tx.update(applications).set({ status: 'withdrawn', decided_at: now }).where(eq(applications.id, id));
      await announceJob(tx, user, body.job_id);
    }
    return readApplicant({ executor: tx, files: services.files, viewer: user, now }, body.job_id, id);
  });
}

/** Locks the job first, as assigning does, so that nobody is assigned in between. @throws 404 */
async function lockApplication(tx: Tx, user: CurrentUser, jobId: number) {
  const [job] = await tx.select({ status: jobs.status, archivedAt: jobs.archived_at }).from(jobs).where(eq(jobs.id, jobId)).for('update');
  const own = and(eq(applications.job_id, jobId), eq(applications.worker_id, user.id));
  const [application] = await tx.select({ id: applications.id, status: applications.status }).from(applications).where(own);
  if (!job || !application) throw notFound();
  return { ...application, jobIsOpen: job.status === 'open' && job.archivedAt === null };
}
