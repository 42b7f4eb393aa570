import type { houseParticipants as calls } from '@careloom/contract/resources/house-participants';
import { and, eq } from 'drizzle-orm';
import { participants } from '../../platform/db/schema/places';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { announceHouse, lockHouse } from '../houses/house-record';

/** Deletes a participant with all their data. @throws 404 */
export function removeParticipant({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const removed = await tx
      .delete(participants)
      .where(and(eq(participants.id, params.pid), eq(participants.house_id, house.id)))
      .returning({ id: participants.id });
    if (removed.length === 0) throw notFound();
    await announceHouse(tx, user, house.id, [house.team_leader_id]);
    return {};
  });
}
