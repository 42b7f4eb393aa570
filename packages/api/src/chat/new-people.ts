import type { Page } from '@careloom/contract/envelope';
import type { Participant } from '@careloom/contract/resources/chat';
import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user';
import { messages } from '../db/schema/chat';
import { users } from '../db/schema/identity';
import { pageOf, total } from '../list/page-of';
import { search } from '../list/search';
import type { Services } from '../services';
import { personColumns, toParticipant } from './on-the-wire';
import { reachOf } from './reach';

/** As many as a search shows. */
const FOUND = 20;

/** Messages between a person and the row of `users` outside. */
const withAnyOf = (id: number) =>
  or(
    and(eq(messages.sender_id, id), eq(messages.recipient_id, users.id)),
    and(eq(messages.recipient_id, id), eq(messages.sender_id, users.id)),
  );

/** Whom a user may write to and never has, by name. */
function selectNew({ db }: Services, user: CurrentUser, words: string | null) {
  const spoken = sql`exists (select 1 from ${messages} where ${withAnyOf(user.id)})`;
  return db
    .select({ ...personColumns, total })
    .from(users)
    .where(and(reachOf(user), not(spoken), search(words, [users.first_name, users.last_name])))
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
    (row) => toParticipant(services, user.id, row),
  );

export async function searchNewPeople(services: Services, user: CurrentUser, words: string): Promise<Participant[]> {
  const rows = await selectNew(services, user, words).limit(FOUND);
  return rows.map((row) => toParticipant(services, user.id, row));
}

/** Somebody whom a user may write to, or null. */
export async function findReachable(services: Services, user: CurrentUser, id: number): Promise<Participant | null> {
  const [row] = await services.db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, id), reachOf(user)));
  return row ? toParticipant(services, user.id, row) : null;
}
