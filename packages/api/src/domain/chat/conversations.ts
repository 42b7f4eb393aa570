import type { Participant } from '@careloom/contract/resources/chat';
import { and, desc, eq, max, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { messages } from '../../platform/db/schema/chat';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { search } from '../../platform/list/search';
import type { Services } from '../../platform/services';
import { reachOf } from './reach';
import { personColumns, serializeParticipant, unreadBy } from './serialize-chat';

/** Messages to or from a person. */
export const mine = (id: number) => or(eq(messages.sender_id, id), eq(messages.recipient_id, id));

/** Messages between two people. */
export const between = (one: number, other: number) =>
  and(
    sql`least(${messages.sender_id}, ${messages.recipient_id}) = ${Math.min(one, other)}`,
    sql`greatest(${messages.sender_id}, ${messages.recipient_id}) = ${Math.max(one, other)}`,
  );

/** The last message of each conversation of a person, and the other participant. */
function selectConversations(executor: Executor, user: CurrentUser) {
  const reader = user.id;
  const newest = executor
    .select({ id: max(messages.id).as('newest_id') })
    .from(messages)
    .where(mine(reader))
    .groupBy(sql`least(${messages.sender_id}, ${messages.recipient_id})`, sql`greatest(${messages.sender_id}, ${messages.recipient_id})`)
    .as('newest');
  return executor
    .select({
      ...personColumns,
      last: { message: messages.message, at: messages.created_at },
      unread: unreadBy(reader),
      reached: sql<boolean>`${reachOf(user)}`,
    })
    .from(newest)
    .innerJoin(messages, eq(messages.id, newest.id))
    .innerJoin(users, sql`${users.id} = ${messages.sender_id} + ${messages.recipient_id} - ${reader}`);
}

/** The people a user has a conversation with, latest first. */
export async function listConversations(services: Services, user: CurrentUser, words: string | null): Promise<Participant[]> {
  const rows = await selectConversations(services.db, user)
    .where(search(words, [users.first_name, users.last_name]))
    .orderBy(desc(messages.created_at), desc(messages.id));
  return rows.map((row) => serializeParticipant(services, user.id, row));
}

/** One conversation, or null. `which` selects the person. */
export async function findConversation(services: Services, user: CurrentUser, which: SQL): Promise<Participant | null> {
  const [row] = await selectConversations(services.db, user).where(which);
  return row ? serializeParticipant(services, user.id, row) : null;
}
