import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { applications, jobs } from '../../platform/db/schema/jobs';
import type { Executor } from '../../platform/db/transaction';
import { countOf } from '../../platform/list/aggregate';
import { total } from '../../platform/list/page-of';
import { hasAgreement } from '../support-workers/agreement-of';
import type { fitColumns } from './fit';

/** The number of closed jobs of an application's worker. */
export const jobsCompleted = countOf(sql`from ${jobs} where ${and(eq(jobs.worker_id, applications.worker_id), eq(jobs.status, 'closed'))}`);

/** The columns of an application. @param today in the organisation's time zone, for agreements in force */
const columnsOf = (today: string) => ({
  id: applications.id,
  job_id: applications.job_id,
  worker_id: applications.worker_id,
  status: applications.status,
  applied_at: applications.applied_at,
  first_name: users.first_name,
  last_name: users.last_name,
  picture_file_id: users.picture_file_id,
  member_since: users.created_at,
  jobs_completed: jobsCompleted,
  agreement_in_force: hasAgreement(applications.worker_id, today),
  total,
});

/** Applications with their workers, one row each. */
export const selectApplicants = (executor: Executor, today: string) =>
  executor.select(columnsOf(today)).from(applications).innerJoin(users, eq(users.id, applications.worker_id));

/** Applications with their workers and how each fits the job. */
export const selectFitting = (executor: Executor, today: string, fit: ReturnType<typeof fitColumns>) =>
  executor
    .select({ ...columnsOf(today), ...fit })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.worker_id));

export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number];
