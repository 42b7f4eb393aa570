import type { FieldErrors } from '@careloom/contract/issues';
import { type ExpenseBody, expenseLabels } from '@careloom/contract/resources/expenses';
import { and, eq, inArray, isNull, min } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { inWords } from '../../platform/serialize/values';
import { jobsWithin } from '../jobs/job-record';
import { workersWithin } from '../support-workers/worker-record';

interface Place {
  job_id: number;
  house_id: number;
  worker_id: number | null;
}

/**
 * Checks where and by whom money was spent: at a job within scope, by a verified worker within scope, not before their first day. Workers
 * only add their own. Without a worker there would be nobody to reimburse.
 * @param present the current values, which are not checked again, because the worker may have been archived since
 * @throws 422 `validation.exists` at `job_id`, at `worker_id`; `validation.required` at `worker_id`; `rule.expense.before_first_day` at
 * `date`
 */
export async function placeExpense(tx: Tx, user: CurrentUser, body: ExpenseBody, present?: Place & { date: string }): Promise<Place> {
  const worker_id = user.userType === 'worker' ? user.id : body.worker_id;
  const job = await reachedJob(tx, user, body.job_id, present);
  const isPresent = present?.date === body.date && present.worker_id === worker_id;
  const first = worker_id === null || isPresent ? null : await firstDayOf(tx, worker_id);
  const errors: FieldErrors = {
    ...(first !== null && body.date < first && { date: [text('rule.expense.before_first_day', { date: inWords(first) })] }),
    ...(!job && fault('job_id')),
    ...(worker_id === null && { worker_id: [text('validation.required', { attribute: text(expenseLabels.worker_id) })] }),
    ...(worker_id !== null && worker_id !== present?.worker_id && !(await reachesWorker(tx, user, worker_id)) && fault('worker_id')),
  };
  if (!job || Object.keys(errors).length > 0) throw unprocessable('error.unprocessable', {}, errors);
  return { ...job, worker_id };
}

const fault = (field: 'job_id' | 'worker_id'): FieldErrors => ({
  [field]: [text('validation.exists', { attribute: text(expenseLabels[field]) })],
});

async function reachedJob(tx: Tx, user: CurrentUser, id: number, present?: Place) {
  if (id === present?.job_id) return { job_id: id, house_id: present.house_id };
  const [job] = await tx
    .select({ job_id: jobs.id, house_id: jobs.house_id })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(and(eq(jobs.id, id), jobsWithin(user)));
  return job;
}

/** The first day of the worker's first agreement in force. */
async function firstDayOf(tx: Tx, id: number): Promise<string | null> {
  const inForce = and(eq(serviceAgreements.user_id, id), inArray(serviceAgreements.status, ['signed', 'terminated', 'ended']));
  const [row] = await tx
    .select({ first: min(serviceAgreements.commencement_date) })
    .from(serviceAgreements)
    .where(inForce);
  return row?.first ?? null;
}

async function reachesWorker(tx: Tx, user: CurrentUser, id: number): Promise<boolean> {
  const working = and(eq(users.id, id), eq(users.verification_status, 'verified'), isNull(users.archived_at), workersWithin(user));
  return (await tx.select({ id: users.id }).from(users).where(working)).length === 1;
}
