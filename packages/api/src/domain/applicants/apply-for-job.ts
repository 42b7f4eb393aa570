import type { applicants as calls } from '@careloom/contract/resources/applicants';
import { and, eq } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { forbiddenState, notFound, unprocessable } from '../../platform/http/errors';
import { notify } from '../notifications/notify';
import { announceJob, offeredTo } from '../jobs/job-record';
import { readApplicant } from './get-applicant';

/**
 * Applies for a job that is offered to the worker. A worker who withdrew may apply again.
 * @throws 403 unless the worker is verified; 404 when the job is not offered to them; 422 when they already applied, or it is no longer
 * open
 */
export function applyForJob(context: Context<typeof calls.apply>): Writing<typeof calls.apply> {
  const { body, user, services } = context;
  return async (tx) => {
    await checkVerified(tx, user);
    const job = await offeredJob(tx, user, body.job_id);
    const id = await writeApplication(tx, user, job, services.clock.now());
    const leader = job.team_leader_id === null ? [] : [job.team_leader_id];
    await notify(tx, {
      to: [...(await adminSide(tx)), ...leader],
      type: 'apply_job',
      routeId: job.id,
      senderId: user.id,
      params: { applicantId: id },
      values: { name: `${user.firstName} ${user.lastName}`, job: job.name },
    });
    await announceJob(tx, user, job.id);
    return readApplicant({ executor: tx, files: services.files, viewer: user, now: services.clock.now() }, job.id, id);
  };
}

async function checkVerified(tx: Tx, user: CurrentUser) {
  const [worker] = await tx.select({ status: users.verification_status }).from(users).where(eq(users.id, user.id));
  if (worker?.status === 'rejected') throw forbiddenState('auth.rejected');
  if (worker?.status !== 'verified') throw forbiddenState('auth.pending');
}

interface OfferedJob {
  id: number;
  name: string;
  status: string;
  team_leader_id: number | null;
}

/** Locks the job, so that nobody is assigned between the status check and the application. */
async function offeredJob(tx: Tx, user: CurrentUser, id: number): Promise<OfferedJob> {
  const [job] = await tx
    .select({ id: jobs.id, name: jobs.name, status: jobs.status, team_leader_id: houses.team_leader_id })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(and(eq(jobs.id, id), offeredTo(user)))
    .for('update', { of: jobs });
  if (!job) throw notFound();
  return job;
}

/** @returns the id of the application */
async function writeApplication(tx: Tx, user: CurrentUser, job: OfferedJob, now: Date): Promise<number> {
  const own = and(eq(applications.job_id, job.id), eq(applications.worker_id, user.id));
  const [present] = await tx.select({ status: applications.status }).from(applications).where(own);
  if (present && present.status !== 'withdrawn') throw unprocessable('job.already_applied');
  if (job.status !== 'open') throw unprocessable('job.already_assigned');
  const [written] = await tx
    .insert(applications)
    .values({ job_id: job.id, worker_id: user.id, applied_at: now })
    .onConflictDoUpdate({
      target: [applications.job_id, applications.worker_id],
      set: { status: 'applied', applied_at: now, decided_at: null },
    })
    .returning({ id: applications.id });
  if (!written) throw new Error('The application was not written.');
  return written.id;
}
