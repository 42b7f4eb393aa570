import type { applicants as calls } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { today } from '../organisation/today';
import { announceJob, type LockedJob, lockJob } from '../jobs/job-record';
import { getJob } from '../jobs/get-job';
import { inForce } from '../support-workers/agreement-of';

/** Applications without a decision. */
const WAITING = ['applied', 'shortlisted'] as const;

/**
 * Assigns a job to one of its applicants in one transaction: the job is assigned, the worker marked as occupied and notified, and the other
 * applicants marked as not selected.
 * @throws 404; 422 when the job is no longer open, or the worker has no signed agreement in force
 */
export function assignApplicant({ params, user, services }: Context<typeof calls.assign>): Promise<Job> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, params.id);
    const workerId = await waitingWorker(tx, job, params.n);
    checkOpen(job);
    await holdAgreement(tx, workerId, await today(tx, now));
    await decide(tx, job, params.n, workerId, now);
    await notify(tx, { to: [workerId], type: 'assign_job', routeId: job.id, senderId: user.id, values: { job: job.name } });
    await announceJob(tx, user, job.id);
    return getJob({ executor: tx, files: services.files, viewer: user }, job.id);
  });
}

function checkOpen({ status, archived_at }: LockedJob) {
  if (status !== 'open') throw unprocessable('job.already_assigned');
  if (archived_at) throw unprocessable('job.not_editable');
}

/**
 * Locks the worker, who cannot be archived until the assignment is written.
 * @throws 404 when the job has no such applicant, or the worker cannot work any more
 */
async function waitingWorker(tx: Tx, job: LockedJob, applicationId: number): Promise<number> {
  const [row] = await tx
    .select({ id: users.id })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.worker_id))
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.job_id, job.id),
        ne(applications.status, 'withdrawn'),
        eq(users.is_active, true),
        eq(users.verification_status, 'verified'),
        isNull(users.archived_at),
        isNull(users.deleted_at),
      ),
    )
    .for('share', { of: users });
  if (!row) throw notFound();
  return row.id;
}

/** Locks the agreement, which cannot be terminated until the assignment is written. @throws 422 without one */
async function holdAgreement(tx: Tx, workerId: number, day: string) {
  const signed = and(eq(serviceAgreements.user_id, workerId), inForce(day));
  const [agreement] = await tx.select({ id: serviceAgreements.id }).from(serviceAgreements).where(signed).limit(1).for('share');
  if (!agreement) throw unprocessable('job.no_agreement');
}

async function decide(tx: Tx, job: LockedJob, applicationId: number, workerId: number, now: Date) {
  await tx
    .update(jobs)
    .set({ status: 'assigned', worker_id: workerId, assigned_at: now, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, job.id));
  await tx.update(applications).set({ status: 'assigned', decided_at: now }).where(eq(applications.id, applicationId));
  const others = and(eq(applications.job_id, job.id), ne(applications.id, applicationId), inArray(applications.status, WAITING));
  await tx.update(applications).set({ status: 'not_selected', decided_at: now }).where(others);
}
