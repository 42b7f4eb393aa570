import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/identity';
import { applications, jobs } from '../../db/schema/jobs';
import type { Executor } from '../../db/transaction';
import { countOf } from '../../list/aggregate';
import { total } from '../../list/page-of';
import { hasAgreement } from '../support-workers/agreement-of';

/** Jobs that the worker of an application has brought to an end. */
export const jobsCompleted = countOf(sql`from ${jobs} where ${and(eq(jobs.worker_id, applications.worker_id), eq(jobs.status, 'closed'))}`);

/** Applications with who applied, one row each. @param today of the organisation: whose agreement is in force */
export const selectApplicants = (executor: Executor, today: string) =>
  executor
    .select({
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
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.worker_id));

export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number];
