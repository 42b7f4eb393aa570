import type { houseParticipants as calls, Participant } from '@careloom/contract/resources/house-participants';
import { and, eq } from 'drizzle-orm';
import { participants } from '../../db/schema/places';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { findHouse } from './find-house';
import { participantOf } from './participant-on-the-wire';

/** @throws 404, for a participant of another house as well */
export async function getParticipant({ params, user, services }: Context<typeof calls.get>): Promise<Participant> {
  const houseId = await findHouse(services.db, user, params.id);
  const [row] = await services.db
    .select()
    .from(participants)
    .where(and(eq(participants.id, params.pid), eq(participants.house_id, houseId)));
  if (!row) throw notFound();
  return participantOf(row);
}
