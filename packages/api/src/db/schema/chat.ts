import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** A message from one person to another. */
export const messages = pgTable(
  'messages',
  {
    id: key(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id),
    recipientId: integer('recipient_id')
      .notNull()
      .references(() => users.id),
    message: text('message').notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_conversation').on(
      sql`least(${table.senderId}, ${table.recipientId})`,
      sql`greatest(${table.senderId}, ${table.recipientId})`,
      table.id.desc(),
    ),
    index('messages_unread')
      .on(table.recipientId)
      .where(sql`${table.readAt} is null`),
    check('messages_not_to_oneself', sql`${table.senderId} <> ${table.recipientId}`),
  ],
);
