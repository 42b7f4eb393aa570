import type { DataOf } from '@careloom/contract/call';
import type { workerJobs } from '@careloom/contract/resources/own-jobs';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { states } from '../../platform/db/schema/states';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { today } from '../organisation/today';
import { agreementOf, summaryOf } from '../support-workers/agreement-of';
import { getJob } from './get-job';
import { currentOf } from './job-record';

type CurrentJob = DataOf<typeof workerJobs.current>;

/** The worker's own assigned job, with its address and contact. @throws 404 */
export async function getCurrentJob({ params, user, services }: Context<typeof workerJobs.current>): Promise<CurrentJob> {
  const { db, files, clock } = services;
  const job = await getJob({ executor: db, files, viewer: user }, params.id, currentOf(user));
  const day = await today(db, clock.now());
  const [row] = await db
    .select({
      house: {
        id: houses.id,
        name: houses.name,
        address: houses.address,
        suburb: houses.suburb,
        state: states.code,
        post_code: houses.post_code,
        contact_no: houses.contact_no,
      },
      team_leader: { id: users.id, first_name: users.first_name, last_name: users.last_name },
      agreement: agreementOf(sql`${user.id}::int`, day),
    })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .innerJoin(states, eq(states.id, houses.state_id))
    .leftJoin(users, eq(users.id, houses.team_leader_id))
    .where(eq(jobs.id, job.id));
  if (!row) throw notFound();
  const agreement = row.agreement && summaryOf(row.agreement, day);
  return { ...job, house_detail: { ...row.house, team_leader: row.team_leader }, agreement };
}
