import { eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import { applications, jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/**
 * Tells open pages that a job changed: those of the admin side, of the house's team leader and of its applicants. Workers who
 * merely see it among the jobs to find are not told: they are all workers, and applying asks the server anyway.
 */
export async function announceJob(tx: Tx, actor: CurrentUser, id: number): Promise<void> {
  const [job] = await tx
    .select({ version: jobs.version, team_leader_id: houses.team_leader_id })
    .from(jobs)
    .innerJoin(houses, eq(houses.id, jobs.house_id))
    .where(eq(jobs.id, id));
  const applicants = await tx.select({ id: applications.worker_id }).from(applications).where(eq(applications.job_id, id));
  const leader = job?.team_leader_id ? [job.team_leader_id] : [];
  const to = [...(await adminSide(tx)), ...leader, ...applicants.map((applicant) => applicant.id)];
  await resourceChanged(tx, { resource: 'jobs', ids: [id], to, actor: actor.id, version: job?.version ?? null });
}
