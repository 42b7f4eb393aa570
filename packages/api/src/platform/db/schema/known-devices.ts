import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import { users } from './identity';

/** Browsers from which an account was logged in to. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the browser keeps in a cookie. */
    device_hash: text().notNull(),
    user_agent: text().notNull(),
    ip: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);
