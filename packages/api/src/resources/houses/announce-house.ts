import { and, eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import type { CurrentUser } from '../../auth/current-user';
import { jobs } from '../../db/schema/jobs';
import type { Tx } from '../../db/transaction';
import { resourceChanged } from '../../realtime/push';

/**
 * Tells open pages that a house changed: those of the admin side, of who works there, and of its leaders.
 * @param leaders before and after; null for none
 */
export async function announceHouse(tx: Tx, actor: CurrentUser, id: number, leaders: readonly (number | null)[]): Promise<void> {
  const working = await tx
    .select({ id: jobs.worker_id })
    .from(jobs)
    .where(and(eq(jobs.house_id, id), eq(jobs.status, 'assigned')));
  const concerned = [...leaders, ...working.map((worker) => worker.id)].filter((userId) => userId !== null);
  await resourceChanged(tx, { resource: 'house', ids: [id], to: [...(await adminSide(tx)), ...concerned], actor: actor.id });
}
