import type { Job } from '@careloom/contract/resources/jobs';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Files } from '../../platform/files/files';
import { notFound } from '../../platform/http/errors';
import { serializeJob } from './serialize-job';
import { jobsWithin } from './job-record';
import { selectJobs } from './select-jobs';

export interface Looker {
  executor: Executor;
  files: Files;
  viewer: CurrentUser;
}

/**
 * One job.
 * @param reach limits the jobs to those the viewer may see
 * @throws 404 for an unknown job and for one out of scope alike
 */
export async function getJob({ executor, files, viewer }: Looker, id: number, reach?: SQL): Promise<Job> {
  const [row] = await selectJobs(executor, viewer).where(and(eq(jobs.id, id), reach));
  if (!row) throw notFound();
  return serializeJob(files, viewer, row);
}

/** @throws 404 when the job whose applicants, invoices or expenses are requested is out of scope */
export async function requireJob(executor: Executor, viewer: CurrentUser, id: number): Promise<void> {
  const within = jobsWithin(viewer);
  const [row] = await executor
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(and(eq(jobs.id, id), within));
  if (!row) throw notFound();
}
