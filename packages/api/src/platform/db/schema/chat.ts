import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

export const messages = pgTable(
  'messages',
  {
    id: key(),
    sender_id: integer()
      .notNull()
      .references(() => users.id),
    recipient_id: integer()
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    read_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('messages_conversation').on(
      sql`least(${table.sender_id}, ${table.recipient_id})`,
      sql`greatest(${table.sender_id}, ${table.recipient_id})`,
      table.id,
    ),
    index('messages_unread')
      .on(table.recipient_id)
      .where(sql`${table.read_at} is null`),
    check('messages_not_to_oneself', sql`${table.sender_id} <> ${table.recipient_id}`),
  ],
);
