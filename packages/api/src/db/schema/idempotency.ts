import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './identity';

/** Keys of creating calls, for 24 hours: the same key with the same parameters gets the same answer, and makes one record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** The call's id and the SHA-256 of its parameters. */
    call: text('call').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** What `data` was. Written in the transaction of the record itself. */
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);
