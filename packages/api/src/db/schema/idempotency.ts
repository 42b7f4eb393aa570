import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './identity';

/** Keys of creating calls, for 24 hours: the same key with the same parameters gets the same answer, and makes one record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The call's id and the SHA-256 of its parameters. */
    call: text().notNull(),
    fingerprint: text().notNull(),
    /** What `data` was. Written in the transaction of the record itself, so that nobody else ever reads it empty. */
    answer: jsonb(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index('idempotency_keys_created').on(table.created_at)],
);
