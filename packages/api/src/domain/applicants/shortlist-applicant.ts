import type { Applicant, applicants as calls } from '@careloom/contract/resources/applicants';
import { and, eq } from 'drizzle-orm';
import { applications } from '../../platform/db/schema/jobs';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { announceJob, lockJob } from '../jobs/job-record';
import { readApplicant } from './get-applicant';

/** Shortlists an applicant of an open job, or reverts it. Idempotent. @throws 404; 422 when the application is decided or withdrawn */
export function shortlistApplicant({ params, body, user, services }: Context<typeof calls.shortlist>): Promise<Applicant> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, params.id);
    const one = and(eq(applications.id, params.n), eq(applications.job_id, job.id));
    const [application] = await tx.select({ status: applications.status }).from(applications).where(one);
    if (!application) throw notFound();
    const isOpen = job.status === 'open' && job.archived_at === null;
    if (!isOpen || !['applied', 'shortlisted'].includes(application.status)) throw unprocessable('job.not_shortlistable');
    await tx
      .update(applications)
      .set({ status: body.shortlisted === 1 ? 'shortlisted' : 'applied' })
      .where(one);
    await announceJob(tx, user, job.id);
    return readApplicant({ executor: tx, files: services.files, viewer: user, now }, job.id, params.n);
  });
}
