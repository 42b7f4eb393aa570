import type { chat } from '@careloom/contract/resources/chat';
import { messages } from '../../platform/db/schema/chat';
import type { Context, Writing } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { findReachable } from './participants';
import { serializeMessage } from './serialize-chat';

/**
 * Sends a message and notifies both participants.
 * @throws 404 for a recipient who is out of scope or can no longer sign in
 */
export async function sendMessage({ user, body, services }: Context<typeof chat.send>): Promise<Writing<typeof chat.send>> {
  if (!(await findReachable(services, user, body.recipient_id))) throw notFound();
  return async (tx) => {
    const [written] = await tx
      .insert(messages)
      .values({ sender_id: user.id, recipient_id: body.recipient_id, message: body.message, created_at: services.clock.now() })
      .returning();
    if (!written) throw new Error('The message was not written.');
    await resourceChanged(tx, { resource: 'chat', ids: [written.id], to: [user.id, body.recipient_id], actor: user.id });
    return serializeMessage(written);
  };
}
