import { NOTIFICATION_TYPES } from '@careloom/contract/resources/notifications';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';

/** Notifications of a person. `route_id`, `sender_id` and `params` make up the link. */
export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    message: text().notNull(),
    route_id: integer(),
    sender_id: integer().references(() => users.id, { onDelete: 'set null' }),
    params: jsonb().$type<Record<string, number>>(),
    read_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.id),
    index('notifications_unread')
      .on(table.user_id)
      .where(sql`${table.read_at} is null`),
  ],
);

/** The channels that a user chose for a type; without a row its defaults apply. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    in_app: boolean().notNull(),
    mail: boolean().notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.type] })],
);

/** Outgoing and sent mail; also the development mailbox. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    created_at: createdAt(),
    sent_at: instant(),
    error: text(),
  },
  (table) => [index('mails_created').on(table.created_at)],
);
