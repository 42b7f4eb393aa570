import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { jobsWithin } from './job-scope';

export type LockedJob = typeof jobs.$inferSelect;

/**
 * A job within the user's reach, that nobody else can change until the transaction ends. Everything that depends on a job's
 * status starts with this, so that of two admins who assign it at once exactly one wins.
 * @throws 404
 */
export async function lockJob(tx: Tx, user: CurrentUser, id: number): Promise<LockedJob> {
  const [row] = await tx
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(and(eq(jobs.id, id), jobsWithin(user)))
    .for('update', { of: jobs });
  if (!row) throw notFound();
  return row.job;
}
