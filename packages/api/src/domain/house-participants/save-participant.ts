import type { houseParticipants as calls } from '@careloom/contract/resources/house-participants';
import { type Participant, type ParticipantBody } from '@careloom/contract/resources/house-participants';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { participants } from '../../platform/db/schema/places';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { announceHouse, type LockedHouse, lockHouse } from '../houses/house-record';
import { participantOf } from './read-participants';

/** Adds a participant to a house, or changes the one with the body's `id`; once per idempotency key. @throws 404 */
export function saveParticipant(context: Context<typeof calls.save>): Writing<typeof calls.save> {
  const { params, body, user, services } = context;
  const { id, ...fields } = body;
  return async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    if (id !== null) return change(tx, user, house, id, fields);
    const [row] = await tx
      .insert(participants)
      .values({ ...fields, house_id: house.id, created_at: services.clock.now() })
      .returning();
    if (!row) throw new Error('The participant was not written.');
    await announceHouse(tx, user, house.id, [house.team_leader_id]);
    return participantOf(row);
  };
}

/** @throws 404 */
export function editParticipant({ params, body, user, services }: Context<typeof calls.update>): Promise<Participant> {
  return inTransaction(services.db, async (tx) => change(tx, user, await lockHouse(tx, user, params.id), params.pid, body));
}

async function change(tx: Tx, actor: CurrentUser, house: LockedHouse, id: number, fields: ParticipantBody): Promise<Participant> {
  const [row] = await tx
    .update(participants)
    .set(fields)
    .where(and(eq(participants.id, id), eq(participants.house_id, house.id)))
    .returning();
  if (!row) throw notFound();
  await announceHouse(tx, actor, house.id, [house.team_leader_id]);
  return participantOf(row);
}
