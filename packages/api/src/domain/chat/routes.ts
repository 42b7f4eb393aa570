import { chat } from '@careloom/contract/resources/chat';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { listConversations } from './conversations';
import { findParticipant, listNewPeople, searchNewPeople } from './participants';
import { readMessages } from './read-messages';
import { sendMessage } from './send-message';

/** The inbox: the caller's own one-to-one conversations (section 7, Chat). */
export function chatRoutes(app: FastifyInstance): void {
  route(app, chat.participants, { scope: 'self' }, ({ user, query, services }) => listConversations(services, user, query.search));
  route(app, chat.newParticipants, { scope: 'by-role' }, ({ user, query, services }) => listNewPeople(services, user, query));
  route(app, chat.searchNew, { scope: 'by-role' }, ({ user, query, services }) => searchNewPeople(services, user, query.query));
  route(app, chat.recipient, { scope: 'by-role' }, async ({ user, params, services }) => {
    const participant = await findParticipant(services, user, params.id);
    if (!participant) throw notFound();
    return participant;
  });
  route(app, chat.messages, { scope: 'self' }, readMessages);
  route(app, chat.send, { scope: 'by-role' }, sendMessage);
}
