import { NOTIFICATION_TYPES } from '@careloom/contract/resources/notifications';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** What a person is told on the bell. `routeId`, `senderId` and `params` are what its link needs. */
export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    message: text('message').notNull(),
    routeId: integer('route_id'),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    params: jsonb('params').$type<Record<string, number>>(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id.desc()),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Mail to be sent, and what was sent: also the development mailbox. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    error: text('error'),
  },
  (table) => [index('mails_created').on(table.createdAt.desc())],
);
