import { type House, type HouseBody, houseLabels, houses as calls } from '@careloom/contract/resources/houses';
import { and, eq, isNull } from 'drizzle-orm';
import { checkState } from '../../account/check-state';
import { adminSide } from '../../audience/admin-side';
import { users } from '../../db/schema/identity';
import { houseLeaderships, houses } from '../../db/schema/places';
import type { Tx } from '../../db/transaction';
import type { Context } from '../../http/context';
import { invalidField } from '../../http/errors';
import { text } from '../../http/text';
import { runOnce } from '../../idempotency/run-once';
import { notify } from '../../notifications/notify';
import { resourceChanged } from '../../realtime/push';
import { houseOf } from './house-on-the-wire';
import { selectHouses } from './select-houses';

/** Adds a house; its team leader hears of it. Once for an idempotency key. */
export function createHouse(context: Context<typeof calls.create>): Promise<House> {
  const { body, user, services } = context;
  checkState(body.state_id);
  return runOnce(context, calls.create, async (tx) => {
    await checkLeader(tx, body);
    const values = { ...body, is_active: body.is_active === 1, created_at: services.clock.now() };
    const [created] = await tx.insert(houses).values(values).returning({ id: houses.id });
    if (!created) throw new Error('The house was not written.');
    if (body.team_leader_id !== null) await appoint(tx, context, created.id, body.team_leader_id);
    await resourceChanged(tx, { resource: 'house', ids: [created.id], to: await adminSide(tx), actor: user.id });
    const [row] = await selectHouses(tx).where(eq(houses.id, created.id));
    if (!row) throw new Error('The house was not read back.');
    return houseOf(row);
  });
}

/** @throws 422 where the id is no team leader's who works here */
async function checkLeader(tx: Tx, { team_leader_id: id }: HouseBody): Promise<void> {
  if (id === null) return;
  const inOffice = and(eq(users.id, id), eq(users.user_type, 'team_leader'), eq(users.is_active, true), isNull(users.deleted_at));
  const found = await tx.select({ id: users.id }).from(users).where(inOffice).for('share');
  if (found.length === 0) throw invalidField('team_leader_id', 'validation.exists', { attribute: text(houseLabels.team_leader_id) });
}

async function appoint(tx: Tx, { body, user, services }: Context<typeof calls.create>, houseId: number, leaderId: number): Promise<void> {
  const started_on = services.clock.now().toISOString().slice(0, 10);
  await tx.insert(houseLeaderships).values({ house_id: houseId, team_leader_id: leaderId, started_on });
  await notify(tx, { to: [leaderId], type: 'assign_house', routeId: houseId, senderId: user.id, values: { house: body.name } });
}
