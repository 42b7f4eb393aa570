import type { SupportWorker, teamLeaderWorkers as calls } from '@careloom/contract/resources/support-workers';
import type { Context } from '../../platform/http/context';
import { requirePermission } from '../../platform/scope/require-permission';
import { putAway } from './archive-worker';
import { changeWorker } from './change-worker';

/**
 * Archives or restores a worker of a house led, and stores notes about them.
 * @throws 401 `forbidden`; 404; 422 when archiving one with an assigned job
 */
export function editAsLeader({ params, body, user, services }: Context<typeof calls.update>): Promise<SupportWorker> {
  requirePermission(user, 'support-worker-archive');
  return changeWorker({ services, user, id: params.id }, async (tx, worker) => {
    const away =
      body.archived === 1 ? await putAway(tx, worker, { user, now: services.clock.now(), choice: body.shifts }) : { archived_at: null };
    return { ...away, ...(body.other_info !== undefined && { other_info: body.other_info || null }) };
  });
}

/** @throws 401 `forbidden`; 404; 422 when a job is assigned */
export async function archiveAsLeader({ params, query, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  requirePermission(user, 'support-worker-archive');
  await changeWorker({ services, user, id: params.id }, (tx, worker) =>
    putAway(tx, worker, { user, now: services.clock.now(), choice: query.shifts }),
  );
  return {};
}
