import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import { users } from './identity';

/** Browsers with which an account has logged in. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the value in the browser's cookie. */
    device_hash: text().notNull(),
    user_agent: text().notNull(),
    ip: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);
