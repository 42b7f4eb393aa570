import type { House, HouseBody, houses as calls } from '@careloom/contract/resources/houses';
import { eq } from 'drizzle-orm';
import { checkState } from '../account/check-state';
import { houses } from '../../platform/db/schema/places';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { shifts } from '../../platform/db/schema/shifts';
import { changeCalendar } from '../organisation/holiday-calendar';
import { today } from '../organisation/today';
import { lockNotWorked } from '../shifts/lock-not-worked';
import { pricedAgain, writePrices } from '../shifts/price-again';
import { announceHouse, type LockedHouse, lockHouse } from './house-record';
import { checkRegion } from './check-region';
import { getHouse } from './select-houses';
import { appoint, checkLeader, endLeadership } from './house-leader';
import { settleHouse } from './settle-house';

/**
 * Changes a house. A change of state, region or time zone prices future shifts again. A new team leader starts today and is notified.
 * @throws 404; 422 at the fields
 */
export function editHouse({ params, body: sent, user, services }: Context<typeof calls.update>): Promise<House> {
  const { shifts: choice, ...body } = sent;
  checkState(body.state_id);
  return inTransaction(services.db, async (tx) => {
    // Locked first, as in every transaction that prices shifts.
    const [present] = await tx.select().from(houses).where(eq(houses.id, params.id));
    if (present && isElsewhere(present, body)) await changeCalendar(tx);
    const before = await lockHouse(tx, user, params.id);
    await checkRegion(tx, body.state_id, body.holiday_region);
    const leaderId = body.team_leader_id;
    const isHandedOver = leaderId !== before.team_leader_id;
    // The current leader may be inactive: only a new one must be active.
    if (isHandedOver && leaderId !== null) await checkLeader(tx, leaderId);
    if (before.is_active && body.is_active === 0) {
      await settleHouse(tx, { user, house: before, now: services.clock.now(), choice, key: 'dependents.house_unused' });
    }
    await tx
      .update(houses)
      .set({ ...body, is_active: body.is_active === 1 })
      .where(eq(houses.id, before.id));
    if (isElsewhere(before, body)) {
      const placed = await lockNotWorked(tx, eq(shifts.house_id, before.id), services.clock.now());
      await writePrices(tx, user, await pricedAgain(tx, placed));
    }
    if (isHandedOver) {
      const day = await today(tx, services.clock.now());
      await endLeadership(tx, before.id, day);
      if (leaderId !== null) await appoint(tx, { house: { id: before.id, name: body.name }, leaderId, actor: user, today: day });
    }
    await announceHouse(tx, user, before.id, [before.team_leader_id, leaderId]);
    return getHouse(tx, before.id);
  });
}

/** Whether the change affects the public holidays or the time zone of its shifts. */
function isElsewhere(before: LockedHouse, { state_id, holiday_region, time_zone }: HouseBody): boolean {
  return (
    before.state_id !== state_id ||
    (holiday_region !== undefined && before.holiday_region !== holiday_region) ||
    (time_zone !== undefined && before.time_zone !== time_zone)
  );
}
