import type { jobs as calls, Job, JobBody } from '@careloom/contract/resources/jobs';
import { and, eq, max, min, ne, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import { shifts } from '../../db/schema/shifts';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Context } from '../../http/context';
import { invalidField, stale, unprocessable } from '../../http/errors';
import { inWords } from '../../wire/period';
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
    await checkDays(tx, job, body);
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

/** Shifts stay within the days of their job. @throws 422 at the day that would leave one outside */
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
