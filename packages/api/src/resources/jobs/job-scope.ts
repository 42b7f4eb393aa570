import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { applications, jobInvitations, jobs } from '../../db/schema/jobs';
import { houses } from '../../db/schema/places';
import { byRole } from '../../scope/by-role';

const ledBy = (user: CurrentUser) => eq(houses.team_leader_id, user.id);
const assignedTo = (user: CurrentUser) => eq(jobs.worker_id, user.id);

/** Jobs whose applicants, invoices and expenses a user reaches. */
export const jobsWithin = (user: CurrentUser): SQL | undefined => byRole(user, { teamLeader: ledBy(user), worker: assignedTo(user) });

const invitedTo = (worker: CurrentUser) => sql`exists (
  select 1 from ${jobInvitations} where ${jobInvitations.job_id} = ${jobs.id} and ${jobInvitations.worker_id} = ${worker.id})`;
const appliedBy = (worker: CurrentUser) => sql`exists (
  select 1 from ${applications} where ${applications.job_id} = ${jobs.id} and ${applications.worker_id} = ${worker.id})`;

/** What a worker may be shown at all: public jobs, and private ones with an invitation. */
export const offeredTo = (worker: CurrentUser): SQL =>
  sql`(${jobs.archived_at} is null and (${eq(jobs.visibility, 'public')} or ${invitedTo(worker)}))`;

/** Jobs that a worker can still apply for, and may see. */
export const openTo = (worker: CurrentUser): SQL => sql`(${eq(jobs.status, 'open')} and ${offeredTo(worker)})`;

/** The jobs a worker may open: those to apply for, the own ones, and those once applied for. */
export const visibleTo = (worker: CurrentUser): SQL => sql`(${openTo(worker)} or ${assignedTo(worker)} or ${appliedBy(worker)})`;

/** The own jobs that are over. */
export const pastOf = (worker: CurrentUser): SQL | undefined => and(assignedTo(worker), ARCHIVE);

/** The own jobs that go on. */
export const currentOf = (worker: CurrentUser): SQL | undefined => and(assignedTo(worker), eq(jobs.status, 'assigned'));

/** What an archived list shows: closed jobs, and those put away. */
export const ARCHIVE: SQL | undefined = or(isNotNull(jobs.archived_at), eq(jobs.status, 'closed'));

/** What the usual list shows: all that was not put away. */
export const IN_USE: SQL = isNull(jobs.archived_at);
