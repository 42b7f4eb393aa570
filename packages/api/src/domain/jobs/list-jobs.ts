import type { Page } from '@careloom/contract/envelope';
import type { Job, jobsQuery } from '@careloom/contract/resources/jobs';
import type { z } from '@careloom/contract/schema';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { applications, jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import { countOf } from '../../platform/list/aggregate';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Services } from '../../platform/services';
import { serializeJob } from './serialize-job';
import { assignee, poster, selectJobs } from './select-jobs';

export type JobsQuery = z.output<typeof jobsQuery>;

const SORTABLE: Sortable = {
  name: jobs.name,
  house: houses.name,
  type: jobs.type,
  start_date: jobs.start_date,
  end_date: jobs.end_date,
  weekly_hours: jobs.weekly_hours,
  status: jobs.status,
  visibility: jobs.visibility,
  created_at: jobs.created_at,
  posted_by: [poster.first_name, poster.last_name],
  worker: [assignee.first_name, assignee.last_name],
  applicants_count: countOf(sql`from ${applications} where ${applications.job_id} = ${jobs.id}`),
};

const SEARCHED = [
  jobs.name,
  jobs.service_needed,
  houses.name,
  houses.suburb,
  states.code,
  poster.first_name,
  poster.last_name,
  assignee.first_name,
  assignee.last_name,
];
/** Workers search only the columns that they can see. */
const SEARCHED_BY_WORKER = SEARCHED.slice(0, 7);

/** A page of the jobs within `reach`, filtered by the query. `from` and `to` are days of the start. */
export function listJobs({ db, files }: Services, viewer: CurrentUser, query: JobsQuery, reach: SQL | undefined): Promise<Page<Job>> {
  const where = and(
    reach,
    query.status ? inArray(jobs.status, query.status) : undefined,
    query.type ? inArray(jobs.type, query.type) : undefined,
    query.visibility ? eq(jobs.visibility, query.visibility) : undefined,
    query.house_id === null ? undefined : eq(jobs.house_id, query.house_id),
    query.worker_id === null ? undefined : eq(jobs.worker_id, query.worker_id),
    query.from === null ? undefined : gte(jobs.start_date, query.from),
    query.to === null ? undefined : lte(jobs.start_date, query.to),
    search(query.search, viewer.userType === 'worker' ? SEARCHED_BY_WORKER : SEARCHED),
  );
  const order = orderBy(query, SORTABLE, [desc(jobs.created_at), desc(jobs.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectJobs(db, viewer)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => serializeJob(files, viewer, row),
  );
}
