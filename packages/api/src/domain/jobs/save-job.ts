import type { Job, JobBody, jobs as calls } from '@careloom/contract/resources/jobs';
import { and, eq, max, min, ne, sql } from 'drizzle-orm';
import { jobInvitations, jobs } from '../../platform/db/schema/jobs';
import { shifts } from '../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField, stale, unprocessable } from '../../platform/http/errors';
import { inWords } from '../../platform/serialize/values';
import { checkReferences } from './check-references';
import { getJob } from './get-job';
import { announceJob, type LockedJob, lockJob } from './job-record';

/** The columns that a form sets. Days are stored only when certain days are selected. */
export const columnsOf = ({ worker_ids: _invited, version: _read, ...body }: JobBody) => ({
  ...body,
  days: body.when_needed === 'certain_days' ? [...body.days] : [],
  is_overnight: body.is_overnight === 1,
});

/** Sets the workers invited to a private job; a public job needs no invitations. */
export async function inviteWorkers(tx: Tx, jobId: number, { visibility, worker_ids }: JobBody): Promise<void> {
  await tx.delete(jobInvitations).where(eq(jobInvitations.job_id, jobId));
  const invited = visibility === 'private' ? [...new Set(worker_ids)] : [];
  if (invited.length > 0) await tx.insert(jobInvitations).values(invited.map((worker_id) => ({ job_id: jobId, worker_id })));
}

/** Posts a job; once per idempotency key. */
export function createJob(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    await checkReferences(tx, body);
    const values = { ...columnsOf(body), posted_by_id: user.id, created_at: services.clock.now() };
    const [created] = await tx.insert(jobs).values(values).returning({ id: jobs.id });
    if (!created) throw new Error('The job was not written.');
    await inviteWorkers(tx, created.id, body);
    await announceJob(tx, user, created.id);
    return getJob({ executor: tx, files: services.files, viewer: user }, created.id);
  };
}

/** @throws 404; 422 for a closed or archived job, for an edit of an older version (`stale`), for an unknown house or worker */
export function editJob({ params, body, user, services }: Context<typeof calls.update>): Promise<Job> {
  return inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, user, params.id);
    checkEditable(job, body);
    await checkDays(tx, job, body);
    // A house may be closed while its jobs continue: only a new house must be in use.
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

/** Shifts must stay within the days of their job. @throws 422 at the day that would exclude one */
async function checkDays(tx: Tx, job: LockedJob, { start_date, end_date }: JobBody): Promise<void> {
  const [{ first, last } = {}] = await tx
    .select({ first: min(shifts.date), last: max(shifts.date) })
    .from(shifts)
    .where(and(eq(shifts.job_id, job.id), ne(shifts.status, 'cancelled')));
  if (first && first < start_date && job.start_date < start_date)
    throw invalidField('start_date', 'rule.job.shifts_outside', { date: inWords(first) });
  const isShorter = end_date !== null && (job.end_date === null || end_date < job.end_date);
  if (last && isShorter && last > end_date) throw invalidField('end_date', 'rule.job.shifts_outside', { date: inWords(last) });
}

function checkEditable(job: LockedJob, { version }: JobBody) {
  if (job.status === 'closed' || job.archived_at) throw unprocessable('job.not_editable');
  if (version !== null && version !== job.version) throw stale('error.stale');
}
