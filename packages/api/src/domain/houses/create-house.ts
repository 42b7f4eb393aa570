import type { houses as calls } from '@careloom/contract/resources/houses';
import { checkState } from '../account/check-state';
import { adminSide } from '../notifications/recipients';
import { houses } from '../../platform/db/schema/places';
import type { Context, Writing } from '../../platform/http/context';
import { today } from '../organisation/today';
import { resourceChanged } from '../../platform/realtime/push';
import { checkRegion } from './check-region';
import { getHouse } from './select-houses';
import { appoint, checkLeader } from './house-leader';

/** Adds a house and notifies its team leader. Once per idempotency key. */
export function createHouse(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  checkState(body.state_id);
  const now = services.clock.now();
  return async (tx) => {
    const leaderId = body.team_leader_id;
    if (leaderId !== null) await checkLeader(tx, leaderId);
    await checkRegion(tx, body.state_id, body.holiday_region);
    const values = { ...body, is_active: body.is_active === 1, created_at: now };
    const [house] = await tx.insert(houses).values(values).returning({ id: houses.id, name: houses.name });
    if (!house) throw new Error('The house was not written.');
    if (leaderId !== null) await appoint(tx, { house, leaderId, actor: user, today: await today(tx, now) });
    const to = [...(await adminSide(tx)), ...(leaderId === null ? [] : [leaderId])]; // a new house has no workers yet
    await resourceChanged(tx, { resource: 'house', ids: [house.id], to, actor: user.id });
    return getHouse(tx, house.id);
  };
}
