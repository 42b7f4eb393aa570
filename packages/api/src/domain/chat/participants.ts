import type { Page } from '@careloom/contract/envelope';
import type { Participant } from '@careloom/contract/resources/chat';
import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import { messages } from '../../platform/db/schema/chat';
import { users } from '../../platform/db/schema/identity';
import type { CurrentUser } from '../../platform/http/current-user';
import { pageOf, total } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Services } from '../../platform/services';
import { findConversation } from './conversations';
import { reachOf } from './reach';
import { personColumns, serializeParticipant } from './serialize-chat';

/** The participant of a conversation: somebody with earlier messages, whatever the state of the account, or somebody within scope. */
export const findParticipant = async (services: Services, user: CurrentUser, id: number): Promise<Participant | null> =>
  (await findConversation(services, user, eq(users.id, id))) ?? findReachable(services, user, id);

/** The maximum number of search results. */
const FOUND = 20;

/** Messages between a person and the row of `users` in the outer query. */
const withAnyOf = (id: number) =>
  or(
    and(eq(messages.sender_id, id), eq(messages.recipient_id, users.id)),
    and(eq(messages.recipient_id, id), eq(messages.sender_id, users.id)),
  );

/** The people a user may write to but has no conversation with, by name. */
function selectNew({ db }: Services, user: CurrentUser, words: string | null) {
  const hasConversation = sql`exists (select 1 from ${messages} where ${withAnyOf(user.id)})`;
  return db
    .select({ ...personColumns, total })
    .from(users)
    .where(and(reachOf(user), not(hasConversation), search(words, [users.first_name, users.last_name])))
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id));
}

export const listNewPeople = (
  services: Services,
  user: CurrentUser,
  query: { page: number; per_page: number },
): Promise<Page<Participant>> =>
  pageOf(
    query,
    (limit, offset) => selectNew(services, user, null).limit(limit).offset(offset),
    (row) => serializeParticipant(services, user.id, row),
  );

export async function searchNewPeople(services: Services, user: CurrentUser, words: string): Promise<Participant[]> {
  const rows = await selectNew(services, user, words).limit(FOUND);
  return rows.map((row) => serializeParticipant(services, user.id, row));
}

/** A person the user may write to, or null. */
export async function findReachable(services: Services, user: CurrentUser, id: number): Promise<Participant | null> {
  const [row] = await services.db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, id), reachOf(user)));
  return row ? serializeParticipant(services, user.id, row) : null;
}
