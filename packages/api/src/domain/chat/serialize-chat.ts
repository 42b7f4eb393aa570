import type { ChatMessage, Participant } from '@careloom/contract/resources/chat';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { messages } from '../../platform/db/schema/chat';
import { users } from '../../platform/db/schema/identity';
import type { Services } from '../../platform/services';
import { presenceOf } from './presence';

/** The columns of a participant, besides those of the last message. */
export const personColumns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  user_type: users.user_type,
  picture: users.picture_file_id,
};

/** The number of a person's messages that the reader has not read; for a row of `users`. */
export const unreadBy = (reader: number): SQL<number> =>
  sql<number>`(select count(*)::int from ${messages} where ${and(eq(messages.sender_id, users.id), eq(messages.recipient_id, reader), isNull(messages.read_at))})`;

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  user_type: string;
  picture: number | null;
  last?: { message: string; at: Date } | null;
  unread?: number;
  /** For a conversation: whether the reader may still write to the person. */
  reached?: boolean;
}

/** @param reader id of the user for whom picture URLs are signed */
export const serializeParticipant = (services: Pick<Services, 'files' | 'deriveKey'>, reader: number, row: Row): Participant => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  user_type: row.user_type,
  profile_picture: services.files.url(row.picture, reader),
  sm_profile_picture_url: services.files.url(row.picture, reader, 'small'),
  last_message: row.last?.message ?? null,
  last_message_at: row.last?.at.toISOString() ?? null,
  unread_count: row.unread ?? 0,
  presence: row.reached === false ? null : presenceOf(services, row.id),
});

export const serializeMessage = (row: typeof messages.$inferSelect): ChatMessage => ({
  id: row.id,
  sender_id: row.sender_id,
  recipient_id: row.recipient_id,
  message: row.message,
  is_read: row.read_at ? 1 : 0,
  created_at: row.created_at.toISOString(),
});
