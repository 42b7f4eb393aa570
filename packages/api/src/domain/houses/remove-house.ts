import type { houses as calls } from '@careloom/contract/resources/houses';
import { and, eq, ne } from 'drizzle-orm';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { today } from '../organisation/today';
import { announceHouse, lockHouse } from './house-record';
import { endLeadership } from './house-leader';
import { settleHouse } from './settle-house';

/**
 * Deletes a house; its closed jobs, shifts and money records are kept.
 * @throws 404; 422 while a job is open or assigned. An archived open job counts too, because it can be restored
 */
export function removeHouse({ params, query, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const going = and(eq(jobs.house_id, house.id), ne(jobs.status, 'closed'));
    if ((await tx.$count(jobs, going)) > 0) throw unprocessable('house.has_jobs');
    await settleHouse(tx, { user, house, now, choice: query.shifts, key: 'dependents.house_deleted' });
    await tx.update(houses).set({ deleted_at: now }).where(eq(houses.id, house.id));
    await endLeadership(tx, house.id, await today(tx, now));
    await announceHouse(tx, user, house.id, [house.team_leader_id]);
    return {};
  });
}
