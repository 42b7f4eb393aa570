import { houseLabels } from '@careloom/contract/resources/houses';
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { houseLeaderships } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { notify } from '../notifications/notify';

/** Who may be given a house. */
export const IN_OFFICE = and(eq(users.user_type, 'team_leader'), eq(users.is_active, true), isNull(users.deleted_at));

/** @throws 422 where the id is no team leader's who works here */
export async function checkLeader(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), IN_OFFICE))
    // Neither deleted nor of another type until the house is written.
    .for('share');
  if (found.length === 0) throw invalidField('team_leader_id', 'validation.exists', { attribute: text(houseLabels.team_leader_id) });
}

interface Appointment {
  house: { id: number; name: string };
  leaderId: number;
  actor: CurrentUser;
  /** `yyyy-MM-dd`, the organisation's. */
  today: string;
}

/** Writes who leads a house from today on into their work history, and tells them. */
export async function appoint(tx: Tx, { house, leaderId, actor, today }: Appointment): Promise<void> {
  await tx.insert(houseLeaderships).values({ house_id: house.id, team_leader_id: leaderId, started_on: today });
  await notify(tx, { to: [leaderId], type: 'assign_house', routeId: house.id, senderId: actor.id, values: { house: house.name } });
}

/** Ends the time of who leads a house, if anybody does. */
export async function endLeadership(tx: Tx, houseId: number, today: string): Promise<void> {
  await tx
    .update(houseLeaderships)
    .set({ ended_on: today })
    .where(and(eq(houseLeaderships.house_id, houseId), isNull(houseLeaderships.ended_on)));
}
