import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { applications, jobInvitations, jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole } from '../../platform/scope/by-role';
import { adminSide } from '../notifications/recipients';

const ledBy = (user: CurrentUser) => eq(houses.team_leader_id, user.id);
const assignedTo = (user: CurrentUser) => eq(jobs.worker_id, user.id);

/** Limits jobs to those whose applicants, invoices and expenses a user may see. */
export const jobsWithin = (user: CurrentUser): SQL | undefined => byRole(user, { teamLeader: ledBy(user), worker: assignedTo(user) });

const invitedTo = (worker: CurrentUser) => sql`exists (
  select 1 from ${jobInvitations} where ${jobInvitations.job_id} = ${jobs.id} and ${jobInvitations.worker_id} = ${worker.id})`;
const appliedBy = (worker: CurrentUser) => sql`exists (
  select 1 from ${applications} where ${applications.job_id} = ${jobs.id} and ${applications.worker_id} = ${worker.id})`;

/** Jobs that a worker may see: public ones, and private ones with an invitation. */
export const offeredTo = (worker: CurrentUser): SQL =>
  sql`(${jobs.archived_at} is null and (${eq(jobs.visibility, 'public')} or ${invitedTo(worker)}))`;

/** Jobs that a worker may see and still apply for. */
export const openTo = (worker: CurrentUser): SQL => sql`(${eq(jobs.status, 'open')} and ${offeredTo(worker)})`;

/** The jobs that a worker may open: those to apply for, their own, and those they applied for. */
export const visibleTo = (worker: CurrentUser): SQL => sql`(${openTo(worker)} or ${assignedTo(worker)} or ${appliedBy(worker)})`;

/** The worker's own past jobs. */
export const pastOf = (worker: CurrentUser): SQL | undefined => and(assignedTo(worker), ARCHIVE);

/** The worker's own current jobs. */
export const currentOf = (worker: CurrentUser): SQL | undefined => and(assignedTo(worker), eq(jobs.status, 'assigned'));

/** The jobs of archived lists: closed and archived ones. */
export const ARCHIVE: SQL | undefined = or(isNotNull(jobs.archived_at), eq(jobs.status, 'closed'));

/** The jobs of normal lists: all that are not archived. */
export const IN_USE: SQL = isNull(jobs.archived_at);

export type LockedJob = typeof jobs.$inferSelect;

/**
 * Locks a job within the user's scope until the transaction ends. Everything that depends on a job's status starts with this, so that when
 * two admins assign it at once, exactly one succeeds.
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

/**
 * Notifies open pages that a job changed: those of the admin side, of the house's team leader and of its applicants. Workers who only see
 * it in the list of jobs to apply for are not notified: that would be all workers, and applying checks on the server anyway.
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
