import type { Page } from '@careloom/contract/envelope';
import type { Applicant, applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { users } from '../../db/schema/identity';
import { applications } from '../../db/schema/jobs';
import type { Context } from '../../http/context';
import { orderBy, type Sortable } from '../../list/order-by';
import { pageOf } from '../../list/page-of';
import { search } from '../../list/search';
import { today } from '../../organisation/today';
import { requireJob } from '../jobs/get-job';
import { applicantOf } from './applicant-on-the-wire';
import { jobsCompleted, selectApplicants } from './select-applicants';

type OfJob = Context<typeof applicants.list> | Context<typeof teamLeaderApplicants.list>;

const SORTABLE: Sortable = {
  name: [users.first_name, users.last_name],
  member_since: users.created_at,
  jobs_completed: jobsCompleted,
  assign_status: applications.status,
  applied_at: applications.applied_at,
};

/** Who applied for a job, the latest first. @throws 404 where the job is out of reach */
export async function listApplicants({ params, query, user, services }: OfJob): Promise<Page<Applicant>> {
  const { db, files, clock } = services;
  await requireJob(db, user, params.id);
  const day = await today(db, clock.now());
  const where = and(
    eq(applications.job_id, params.id),
    query.status ? inArray(applications.status, query.status) : undefined,
    search(query.search, [users.first_name, users.last_name, users.suburb]),
  );
  const order = orderBy(query, SORTABLE, [desc(applications.applied_at), desc(applications.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectApplicants(db, day)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => applicantOf(files, user, row),
  );
}
