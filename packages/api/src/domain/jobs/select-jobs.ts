import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { applications, jobInvitations, jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Executor } from '../../platform/db/transaction';
import { countOf, listOfRows } from '../../platform/list/aggregate';
import { total } from '../../platform/list/page-of';
import type { FaceRow, PersonRow } from '../../platform/serialize/person';

const FACES = 3;

export const poster = alias(users, 'poster');
export const assignee = alias(users, 'assignee');

const firstApplicants = listOfRows<FaceRow>(sql`
  select ${users.id}, ${users.first_name}, ${users.last_name}, ${users.picture_file_id}
  from ${applications} join ${users} on ${and(eq(users.id, applications.worker_id), ne(applications.status, 'withdrawn'))}
  where ${applications.job_id} = ${jobs.id} order by ${applications.applied_at}, ${applications.id} limit ${FACES}`);

const invited = listOfRows<PersonRow>(sql`
  select ${users.id}, ${users.first_name}, ${users.last_name}
  from ${jobInvitations} join ${users} on ${eq(users.id, jobInvitations.worker_id)}
  where ${jobInvitations.job_id} = ${jobs.id} order by ${users.first_name}, ${users.id}`);

const appliedBy = (worker: CurrentUser) => sql<boolean>`exists (
  select 1 from ${applications}
  where ${applications.job_id} = ${jobs.id} and ${applications.worker_id} = ${worker.id} and ${applications.status} <> 'withdrawn')`;

/**
 * Jobs with everything that a page shows, one row each, in one statement. The caller's condition decides who may see which; it may refer to
 * the tables `jobs`, `houses`, `states`, `poster` and `assignee`.
 */
export const selectJobs = (executor: Executor, viewer: CurrentUser) =>
  executor
    .select({
      job: jobs,
      house: { id: houses.id, name: houses.name, suburb: houses.suburb, state: states.code, post_code: houses.post_code },
      posted_by: { id: poster.id, first_name: poster.first_name, last_name: poster.last_name },
      worker: {
        id: assignee.id,
        first_name: assignee.first_name,
        last_name: assignee.last_name,
        picture_file_id: assignee.picture_file_id,
      },
      applicants_count: countOf(
        sql`from ${applications} where ${applications.job_id} = ${jobs.id} and ${applications.status} <> 'withdrawn'`,
      ),
      applicants: firstApplicants,
      invited,
      applied: appliedBy(viewer),
      total,
    })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .innerJoin(states, eq(states.id, houses.state_id))
    .innerJoin(poster, eq(poster.id, jobs.posted_by_id))
    .leftJoin(assignee, eq(assignee.id, jobs.worker_id));

export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number];
