import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accessTokens } from './access';
import { createdAt, key } from './columns';
import { users } from './identity';

/** Devices that get pushes. Each belongs to a session and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: integer()
      .notNull()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** The device's public key and secret (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    uniqueIndex('push_subscriptions_session').on(table.session_id),
    index('push_subscriptions_user').on(table.user_id),
  ],
);

/** The server's VAPID keys (RFC 8292): one row, made at the first start. The private key is encrypted. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  public_key: text().notNull(),
  private_key: text().notNull(),
  created_at: createdAt(),
});
