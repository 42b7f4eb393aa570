import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns';

/**
 * Who changed what, written by triggers in the transaction of the change; nobody can change or delete a row.
 *
 * `before` and `after` hold the whole row of what was inserted or deleted, and of an update the changed columns alone. Secrets are
 * replaced by a word. No foreign key: an entry outlives what it tells of.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: key(),
    created_at: createdAt(),
    /** Null: the server itself, or a command. */
    actor_id: integer(),
    /** The machine's token with which the actor acted. */
    token_id: integer(),
    request_id: text(),
    record: text().notNull(),
    record_id: text().notNull(),
    action: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entries_record').on(table.record, table.record_id, table.id),
    index('audit_entries_actor').on(table.actor_id, table.id),
  ],
);
