import { type SupportWorker, type supportWorkers as calls, workerLabels } from '@careloom/contract/resources/support-workers';
import { and, eq } from 'drizzle-orm';
import { endSessions } from '../account/end-sessions';
import { jobs } from '../../platform/db/schema/jobs';
import type { Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { changeWorker } from './change-worker';
import { settleWorker } from './settle-worker';

type Edit = Context<typeof calls.update>;

/**
 * Changes the given fields of a worker's record. An inactive worker is signed out everywhere.
 * @throws 404; 422 at `availability` when it contradicts the jobs; 422 `dependents.choose`
 */
export function editWorker({ params, body, user, services }: Edit): Promise<SupportWorker> {
  return changeWorker({ services, user, id: params.id }, async (tx, worker) => {
    await checkAvailability(tx, worker.id, body.availability);
    const is_active = body.is_active === null ? worker.is_active : body.is_active === 1;
    const other_info = body.other_info === undefined ? worker.other_info : body.other_info || null;
    if (worker.is_active && !is_active) {
      const by = { user, now: services.clock.now(), choice: body.shifts };
      await settleWorker(tx, worker, 'dependents.worker_deactivated', by);
      await endSessions(tx, worker.id);
    }
    return { is_active, other_info };
  });
}

/** Availability is not stored: a worker is occupied while a job is assigned. */
async function checkAvailability(tx: Tx, workerId: number, wanted: Edit['body']['availability']): Promise<void> {
  if (wanted === null) return;
  const assigned = await tx.$count(jobs, and(eq(jobs.worker_id, workerId), eq(jobs.status, 'assigned')));
  if (assigned > 0 === (wanted === 'occupied')) return;
  throw invalidField('availability', 'validation.in', { attribute: text(workerLabels.availability) });
}
