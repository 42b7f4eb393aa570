import type { House, houses as calls } from '@careloom/contract/resources/houses';
import { eq } from 'drizzle-orm';
import { checkState } from '../../account/check-state';
import { houses } from '../../db/schema/places';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { today } from '../../organisation/today';
import { announceHouse } from './announce-house';
import { getHouse } from './get-house';
import { appoint, checkLeader, endLeadership } from './house-leader';
import { lockHouse } from './lock-house';

/** Changes a house. Another team leader begins today, and hears of it. @throws 404; 422 at the fields */
export function editHouse({ params, body, user, services }: Context<typeof calls.update>): Promise<House> {
  checkState(body.state_id);
  return inTransaction(services.db, async (tx) => {
    const before = await lockHouse(tx, user, params.id);
    const leaderId = body.team_leader_id;
    const isHandedOver = leaderId !== before.team_leader_id;
    // Who leads it already may be away: only a new leader must be working.
    if (isHandedOver && leaderId !== null) await checkLeader(tx, leaderId);
    await tx
      .update(houses)
      .set({ ...body, is_active: body.is_active === 1 })
      .where(eq(houses.id, before.id));
    if (isHandedOver) {
      const day = await today(tx, services.clock.now());
      await endLeadership(tx, before.id, day);
      if (leaderId !== null) await appoint(tx, { house: { id: before.id, name: body.name }, leaderId, actor: user, today: day });
    }
    await announceHouse(tx, user, before.id, [before.team_leader_id, leaderId]);
    return getHouse(tx, before.id);
  });
}
