import type { SupportWorker, supportWorkers as calls } from '@careloom/contract/resources/support-workers';
import { and, eq } from 'drizzle-orm';
import { endSessions } from '../account/end-sessions';
import { jobs } from '../../platform/db/schema/jobs';
import type { Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { changeWorker, type LockedWorker } from './change-worker';
import { type By, settleWorker } from './settle-worker';

/** Archives a worker and signs them out everywhere. Idempotent. @throws 404; 422 when a job is assigned, `dependents.choose` */
export const archiveWorker = ({ body, user, services }: Context<typeof calls.archive>): Promise<SupportWorker> =>
  changeWorker({ services, user, id: body.id }, (tx, worker) =>
    putAway(tx, worker, { user, now: services.clock.now(), choice: body.shifts }),
  );

/** The changes that archive a worker; null when already archived. @throws 422 when a job is assigned, `dependents.choose` */
export async function putAway(tx: Tx, worker: LockedWorker, by: By): Promise<{ archived_at: Date } | null> {
  if (worker.archived_at) return null;
  const assigned = and(eq(jobs.worker_id, worker.id), eq(jobs.status, 'assigned'));
  if ((await tx.$count(jobs, assigned)) > 0) throw unprocessable('worker.has_job');
  await settleWorker(tx, worker, 'dependents.worker_archived', by);
  await endSessions(tx, worker.id);
  return { archived_at: by.now };
}

/** Restores an archived worker, who must sign in again. Idempotent. @throws 404 */
export const restoreWorker = ({ body, user, services }: Context<typeof calls.restore>): Promise<SupportWorker> =>
  changeWorker({ services, user, id: body.id }, (_tx, { archived_at }) => Promise.resolve(archived_at && { archived_at: null }));
