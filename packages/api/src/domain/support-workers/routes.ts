import { imports } from '@careloom/contract/resources/imports';
import { supportWorkers, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import type { FastifyInstance } from 'fastify';
import { sheetSuccess } from '../../platform/csv/read-sheet';
import { unprocessable } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { requirePermission } from '../../platform/scope/require-permission';
import { archiveWorker, restoreWorker } from './archive-worker';
import { rejectApplicant, verifyApplicant } from './decide-applicant';
import { archiveAsLeader, editAsLeader } from './edit-as-leader';
import { editWorker } from './edit-worker';
import { getWorker } from './get-worker';
import { importWorkers } from './import-workers';
import { listWorkers, type WorkersQuery } from './list-workers';
import { workersWithin } from './worker-record';

/** The lists of pending and of rejected applicants need their own permissions, in addition to that for workers. */
const LISTS = { pending: 'new-applicant-read', rejected: 'rejected-applicant-read', verified: 'support-worker-read' } as const;

export function supportWorkerRoutes(app: FastifyInstance): void {
  route(app, supportWorkers.list, { scope: 'by-role' }, ({ services, user, query }) => {
    for (const status of query.verification_status ?? []) requirePermission(user, LISTS[status]);
    return listWorkers(services, user, query, workersWithin(user));
  });
  route(app, supportWorkers.rejected, { scope: 'by-role' }, ({ services, user, query }) =>
    listWorkers(services, user, { ...query, verification_status: ['rejected'] }, workersWithin(user)),
  );
  route(app, supportWorkers.get, { scope: 'by-role' }, ({ services, user, params }) =>
    getWorker(services, user, params.id, workersWithin(user)),
  );
  route(app, supportWorkers.update, { scope: 'by-role', record: 'Support worker' }, editWorker);
  route(app, supportWorkers.verify, { scope: 'by-role' }, verifyApplicant);
  route(app, supportWorkers.reject, { scope: 'by-role' }, rejectApplicant);
  route(app, supportWorkers.archive, { scope: 'by-role' }, archiveWorker);
  route(app, supportWorkers.restore, { scope: 'by-role' }, restoreWorker);
  route(app, imports.workers, { scope: 'all', record: 'Support workers', success: sheetSuccess }, importWorkers);
}

/** The workers of the houses that a team leader leads. */
export function teamLeaderWorkerRoutes(app: FastifyInstance): void {
  route(app, teamLeaderWorkers.list, { scope: 'by-role' }, ({ services, user, query }) => {
    const verified: WorkersQuery = { ...query, verification_status: ['verified'] };
    return listWorkers(services, user, verified, workersWithin(user));
  });
  route(app, teamLeaderWorkers.get, { scope: 'by-role' }, ({ services, user, params }) =>
    getWorker(services, user, params.id, workersWithin(user)),
  );
  route(app, teamLeaderWorkers.create, { scope: 'by-role' }, () => Promise.reject(unprocessable()));
  route(app, teamLeaderWorkers.update, { scope: 'by-role', record: 'Support worker' }, editAsLeader);
  route(app, teamLeaderWorkers.remove, { scope: 'by-role' }, archiveAsLeader);
}
