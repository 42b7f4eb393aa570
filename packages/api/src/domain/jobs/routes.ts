import { jobs } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs, workerJobs } from '@careloom/contract/resources/own-jobs';
import { and, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { jobs as table } from '../../platform/db/schema/jobs';
import { route } from '../../platform/http/route';
import { requirePermission } from '../../platform/scope/require-permission';
import { archiveJob, restoreJob } from './archive-job';
import { closeJob } from './close-job';
import { createJob, editJob } from './save-job';
import { getCurrentJob } from './current-job';
import { getJob } from './get-job';
import { ARCHIVE, currentOf, IN_USE, jobsWithin, openTo, pastOf, visibleTo } from './job-record';
import { listJobs } from './list-jobs';
import { removeJob } from './remove-job';

const record = 'Job';

/** Jobs of the admin side. */
export function jobRoutes(app: FastifyInstance): void {
  route(app, jobs.list, { scope: 'by-role' }, ({ services, user, query }) => {
    requirePermission(user, query.archived ? 'archived-job-read' : 'job-read');
    return listJobs(services, user, query, and(jobsWithin(user), query.archived ? ARCHIVE : IN_USE));
  });
  route(app, jobs.get, { scope: 'by-role' }, ({ services: { db, files }, user, params }) =>
    getJob({ executor: db, files, viewer: user }, params.id, jobsWithin(user)),
  );
  route(app, jobs.create, { scope: 'by-role', record }, createJob);
  route(app, jobs.update, { scope: 'by-role', record }, editJob);
  route(app, jobs.remove, { scope: 'by-role', record }, removeJob);
  route(app, jobs.close, { scope: 'by-role', record }, closeJob);
  route(app, jobs.archive, { scope: 'by-role', record }, archiveJob);
  route(app, jobs.restore, { scope: 'by-role', record }, restoreJob);
}

/** The jobs of the houses that a team leader leads. */
export function teamLeaderJobRoutes(app: FastifyInstance): void {
  route(app, teamLeaderJobs.list, { scope: 'by-role' }, ({ services, user, query }) => {
    requirePermission(user, query.archived ? 'team-leader-archived-job-read' : 'team-leader-job-read');
    return listJobs(services, user, query, and(jobsWithin(user), query.archived ? ARCHIVE : IN_USE));
  });
  route(app, teamLeaderJobs.get, { scope: 'by-role' }, ({ services: { db, files }, user, params }) =>
    getJob({ executor: db, files, viewer: user }, params.id, jobsWithin(user)),
  );
}

/** A worker's jobs: those to find, current and past ones. */
export function workerJobRoutes(app: FastifyInstance): void {
  route(app, workerJobs.list, { scope: 'self' }, ({ services, user, query }) => {
    requirePermission(user, query.archived ? 'worker-archived-job-read' : 'worker-find-job');
    if (query.archived) return listJobs(services, user, query, pastOf(user));
    const status = query.status ?? ['open'];
    return listJobs(services, user, query, and(inArray(table.status, status), or(openTo(user), currentOf(user))));
  });
  route(app, workerJobs.get, { scope: 'self' }, ({ services: { db, files }, user, params }) =>
    getJob({ executor: db, files, viewer: user }, params.id, visibleTo(user)),
  );
  route(app, workerJobs.current, { scope: 'self' }, getCurrentJob);
}
