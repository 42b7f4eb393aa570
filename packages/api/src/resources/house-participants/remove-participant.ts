import type { houseParticipants as calls } from '@careloom/contract/resources/house-participants';
import { and, eq } from 'drizzle-orm';
import { participants } from '../../db/schema/places';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { announceHouse } from '../houses/announce-house';
import { lockHouse } from '../houses/lock-house';

/** Deletes a participant and all that is kept of them. @throws 404 */
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
