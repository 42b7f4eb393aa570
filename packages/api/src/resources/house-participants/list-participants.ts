import type { Page } from '@careloom/contract/envelope';
import type { houseParticipants as calls, Participant } from '@careloom/contract/resources/house-participants';
import { and, desc, eq } from 'drizzle-orm';
import { participants } from '../../db/schema/places';
import type { Context } from '../../http/context';
import { orderBy, type Sortable } from '../../list/order-by';
import { pageOf, total } from '../../list/page-of';
import { search } from '../../list/search';
import { findHouse } from './find-house';
import { participantOf } from './participant-on-the-wire';

const { name, dob, support_coordinator, parent_guardian, plan_manager, notes, created_at } = participants;
const SORTABLE: Sortable = { name, dob, support_coordinator, parent_guardian, plan_manager, created_at };
const SEARCHED = [name, support_coordinator, parent_guardian, plan_manager, notes];

/** A page of the participants of a house. @throws 404 */
export async function listParticipants({ params, query, user, services }: Context<typeof calls.list>): Promise<Page<Participant>> {
  const houseId = await findHouse(services.db, user, params.id);
  const order = orderBy(query, SORTABLE, [desc(created_at), desc(participants.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      services.db
        .select({ participant: participants, total })
        .from(participants)
        .where(and(eq(participants.house_id, houseId), search(query.search, SEARCHED)))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ({ participant }) => participantOf(participant),
  );
}
