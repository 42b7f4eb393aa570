import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './identity';

/**
 * Idempotency keys of creating calls, kept for 24 hours: the same key with the same parameters gets the same answer and creates one record.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a call without a session. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The call's id: keys are separate for each call. */
    call: text().notNull(),
    key: text().notNull(),
    /** A hash of the parameters. */
    fingerprint: text().notNull(),
    /** The `data` of the answer. Written in the same transaction as the record, so that no other transaction reads it empty. */
    answer: jsonb(),
    created_at: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_claim').on(table.user_id, table.call, table.key).nullsNotDistinct(),
    index('idempotency_keys_created').on(table.created_at),
  ],
);
