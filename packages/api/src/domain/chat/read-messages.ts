import type { Page } from '@careloom/contract/envelope';
import type { chat, ChatMessage } from '@careloom/contract/resources/chat';
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { messages } from '../../platform/db/schema/chat';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { pageOf, total } from '../../platform/list/page-of';
import { resourceChanged } from '../../platform/realtime/push';
import { between } from './conversations';
import { findParticipant } from './participants';
import { serializeMessage } from './serialize-chat';

/**
 * A page of the conversation with one person, newest first. Marks that person's messages as read and notifies both.
 * @throws 404 for somebody out of scope without a conversation
 */
export async function readMessages({ user, params, query, services }: Context<typeof chat.messages>): Promise<Page<ChatMessage>> {
  if (!(await findParticipant(services, user, params.id))) throw notFound();
  await markRead(services, user.id, params.id);
  return pageOf(
    query,
    (limit, offset) =>
      services.db
        .select({ ...getTableColumns(messages), total })
        .from(messages)
        .where(between(user.id, params.id))
        .orderBy(desc(messages.id))
        .limit(limit)
        .offset(offset),
    (row) => serializeMessage(row),
  );
}

const markRead = ({ db, clock }: Context<typeof chat.messages>['services'], reader: number, writer: number) =>
  inTransaction(db, async (tx) => {
    const marked = await tx
      .update(messages)
      .set({ read_at: clock.now() })
      .where(and(eq(messages.sender_id, writer), eq(messages.recipient_id, reader), isNull(messages.read_at)))
      .returning({ id: messages.id });
    if (marked.length === 0) return;
    await resourceChanged(tx, { resource: 'chat', ids: marked.map(({ id }) => id), to: [reader, writer], actor: reader });
  });
