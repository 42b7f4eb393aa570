import { houseLabels } from '@careloom/contract/resources/houses';
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { houseLeaderships } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { notify } from '../notifications/notify';

/** Users who can be assigned a house. */
export const IN_OFFICE = and(eq(users.user_type, 'team_leader'), eq(users.is_active, true), isNull(users.deleted_at));

/** @throws 422 unless the id is an active team leader's */
export async function checkLeader(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), IN_OFFICE))
    // Prevents deletion or a change of type until the house is written.
    .for('share');
  if (found.length === 0) throw invalidField('team_leader_id', 'validation.exists', { attribute: text(houseLabels.team_leader_id) });
}

interface Appointment {
  house: { id: number; name: string };
  leaderId: number;
  actor: CurrentUser;
  /** `yyyy-MM-dd`, in the organisation's time zone. */
  today: string;
}

/** Adds a house to its new leader's work history from today on, and notifies them. */
export async function appoint(tx: Tx, { house, leaderId, actor, today }: Appointment): Promise<void> {
  await tx.insert(houseLeaderships).values({ house_id: house.id, team_leader_id: leaderId, started_on: today });
  await notify(tx, { to: [leaderId], type: 'assign_house', routeId: house.id, senderId: actor.id, values: { house: house.name } });
}

/** Ends the current leadership of a house, if any. */
export async function endLeadership(tx: Tx, houseId: number, today: string): Promise<void> {
  await tx
    .update(houseLeaderships)
    .set({ ended_on: today })
    .where(and(eq(houseLeaderships.house_id, houseId), isNull(houseLeaderships.ended_on)));
}
