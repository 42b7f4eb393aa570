import type { Page } from '@careloom/contract/envelope';
import type { houseParticipants as calls, Participant } from '@careloom/contract/resources/house-participants';
import { and, desc, eq } from 'drizzle-orm';
import { houses, participants } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf, total } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { housesWithin } from '../houses/house-record';

/** The id of a house within the user's scope. @throws 404 */
export async function findHouse(executor: Executor, user: CurrentUser, id: number): Promise<number> {
  const [house] = await executor
    .select({ id: houses.id })
    .from(houses)
    .where(and(eq(houses.id, id), housesWithin(user)));
  if (!house) throw notFound();
  return house.id;
}

type ParticipantRow = typeof participants.$inferSelect;

export const participantOf = ({ created_at: _, ...participant }: ParticipantRow): Participant => participant;

/** @throws 404, also for a participant of another house */
export async function getParticipant({ params, user, services }: Context<typeof calls.get>): Promise<Participant> {
  const houseId = await findHouse(services.db, user, params.id);
  const [row] = await services.db
    .select()
    .from(participants)
    .where(and(eq(participants.id, params.pid), eq(participants.house_id, houseId)));
  if (!row) throw notFound();
  return participantOf(row);
}

const { name, dob, support_coordinator, parent_guardian, plan_manager, notes, created_at } = participants;
const SORTABLE: Sortable = { name, dob, support_coordinator, parent_guardian, plan_manager, created_at };
const SEARCHED = [name, support_coordinator, parent_guardian, plan_manager, notes];

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
