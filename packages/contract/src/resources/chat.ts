import { call } from '../call';
import { bit, face, fileUrl, instant } from '../entities';
import { pageOf } from '../envelope';
import { MAX_PAGE_SIZE } from '../list-query';
import { id, number, optional, text } from '../rules';
import { z } from '../schema';

/** Number of messages on a page of a conversation, and of people on a page of new participants. */
export const CHAT_PAGE_SIZE = 25;

/** A person to write to, with the last message if there is a conversation. */
export const participant = z.extend(face, {
  user_type: z.string(),
  profile_picture: fileUrl,
  last_message: z.nullable(z.string()),
  last_message_at: z.nullable(instant),
  /** Messages from this person. */
  unread_count: z.number(),
  /** The person's id on the presence channel. Null if the caller may not write to them; an earlier server leaves it out. */
  presence: z.optional(z.nullable(z.string())),
});
export type Participant = z.output<typeof participant>;

export const chatMessage = z.object({
  id: z.number(),
  sender_id: z.number(),
  recipient_id: z.number(),
  message: z.string(),
  is_read: bit,
  created_at: instant,
});
export type ChatMessage = z.output<typeof chatMessage>;

export const sendMessageBody = z.object({ recipient_id: id(), message: text(2000) });

const byId = z.object({ id: id() });
const pages = z.object({
  page: z._default(number({ min: 1, integer: true }), 1),
  per_page: z._default(number({ min: 1, max: MAX_PAGE_SIZE, integer: true }), CHAT_PAGE_SIZE),
});

export const chat = {
  /** People with whom the caller has a conversation, the latest first. */
  participants: call({
    id: 'A-094',
    method: 'GET',
    path: '/get-participants',
    resource: 'chat',
    access: 'signed-in',
    query: z.object({ search: optional(text(100)) }),
    data: z.array(participant),
  }),
  /** People to whom the caller may write, without a conversation yet. */
  newParticipants: call({
    id: 'A-095',
    method: 'GET',
    path: '/get-new-participants',
    resource: 'chat',
    access: 'signed-in',
    query: pages,
    data: pageOf(participant),
  }),
  /** The conversation with one person, newest first. Reading it marks it as read. */
  messages: call({
    id: 'A-096',
    method: 'GET',
    path: '/get-messages/:id',
    resource: 'chat',
    access: 'signed-in',
    params: byId,
    query: pages,
    data: pageOf(chatMessage),
  }),
  recipient: call({
    id: 'A-097',
    method: 'GET',
    path: '/get-recipient-detail/:id',
    resource: 'chat',
    access: 'signed-in',
    params: byId,
    data: participant,
  }),
  searchNew: call({
    id: 'A-098',
    method: 'GET',
    path: '/search-new-participants',
    resource: 'chat',
    access: 'signed-in',
    query: z.object({ query: text(100) }),
    data: z.array(participant),
  }),
  send: call({
    id: 'A-099',
    method: 'POST',
    creates: true,
    path: '/send-message',
    affects: ['chat'],
    access: 'signed-in',
    body: sendMessageBody,
    data: chatMessage,
    labels: { message: 'field.contact.message' },
  }),
};
