import type { Page } from '@careloom/contract/envelope';
import type { Applicant, applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { applications } from '../../platform/db/schema/jobs';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { today } from '../organisation/today';
import { requireJob } from '../jobs/get-job';
import { serializeApplicant } from './serialize-applicant';
import { hasAgreement } from '../support-workers/agreement-of';
import { byFit, fitColumns } from './fit';
import { jobsCompleted, selectFitting } from './select-applicants';

type OfJob = Context<typeof applicants.list> | Context<typeof teamLeaderApplicants.list>;

const SORTABLE: Sortable = {
  name: [users.first_name, users.last_name],
  member_since: users.created_at,
  jobs_completed: jobsCompleted,
  assign_status: applications.status,
  applied_at: applications.applied_at,
};

/** The applicants of a job, best fit first, then newest first. @throws 404 when the job is out of scope */
export async function listApplicants({ params, query, user, services }: OfJob): Promise<Page<Applicant>> {
  const { db, files, clock } = services;
  await requireJob(db, user, params.id);
  const now = clock.now();
  const day = await today(db, now);
  const fit = fitColumns(params.id, day, now);
  const where = and(
    eq(applications.job_id, params.id),
    query.status ? inArray(applications.status, query.status) : undefined,
    search(query.search, [users.first_name, users.last_name, users.suburb]),
  );
  const fitting = byFit(fit, hasAgreement(applications.worker_id, day));
  const usual = [...fitting.map((step) => desc(step)), desc(applications.applied_at), desc(applications.id)];
  const order = orderBy(query, { ...SORTABLE, fit: fitting }, usual);
  return pageOf(
    query,
    (limit, offset) =>
      selectFitting(db, day, fit)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => serializeApplicant(files, user, row),
  );
}
