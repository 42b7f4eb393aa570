import type { DataOf } from '@careloom/contract/call';
import type { dashboardDetails } from '@careloom/contract/resources/dashboard-details';
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import { countOf } from '../../platform/list/aggregate';
import { openTo } from '../jobs/job-record';
import { activeJobs, readFigures, waitingApplications } from './figures';
import { upcomingShifts } from './upcoming-shifts';

type WorkerJobs = DataOf<typeof dashboardDetails.workerJobs>;

/** The numbers of jobs that a worker can apply for, has applied for, is doing and has done. */
export async function workerJobsDashboard({ query, user, services }: Context<typeof dashboardDetails.workerJobs>): Promise<WorkerJobs> {
  const { db, clock } = services;
  const figures = await readFigures(db, {
    open: countOf(sql`from ${jobs} where ${openTo(user)}`),
    applied: waitingApplications(user.id),
    current: activeJobs(eq(jobs.worker_id, user.id)),
    completed: countOf(sql`from ${jobs} where ${and(eq(jobs.worker_id, user.id), eq(jobs.status, 'closed'))}`),
  });
  const upcoming_shifts = await upcomingShifts(db, eq(shifts.worker_id, user.id), { now: clock.now(), day: query.date });
  return { ...figures, upcoming_shifts };
}
