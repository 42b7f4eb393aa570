import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './identity';

/** Keys of creating calls, for 24 hours: the same key with the same parameters gets the same answer, and makes one record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a call without a session. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The call's id: each call has keys of its own. */
    call: text().notNull(),
    key: text().notNull(),
    /** A hash of the parameters. */
    fingerprint: text().notNull(),
    /** What `data` was. Written in the transaction of the record itself, so that nobody else ever reads it empty. */
    answer: jsonb(),
    created_at: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_claim').on(table.user_id, table.call, table.key).nullsNotDistinct(),
    index('idempotency_keys_created').on(table.created_at),
  ],
);
