import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns';

/** SQL condition: whether an entry may contain a former name of its record. Few entries do, and a partial index covers them. */
export const hasLastName = ({ before, record }: Readonly<Record<'before' | 'record', SQLWrapper>>): SQL =>
  sql`(${before} ?| array['name', 'title', 'number'] or ${record} = 'second_factors')`;

/**
 * Who changed what, written by triggers in the same transaction; rows cannot be changed or deleted.
 *
 * `before` and `after` hold the whole row for inserts and deletes, and only the changed columns for updates. Secrets are replaced by a
 * placeholder. There is no foreign key: an entry outlives the record it describes.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: key(),
    created_at: createdAt(),
    /** Null for the server itself or a command. */
    actor_id: integer(),
    /** The API token that the actor used. */
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
    index('audit_entries_last_name').on(table.id).where(hasLastName(table)),
    index('audit_entries_created').on(table.created_at, table.id),
  ],
);
